import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../Grid/index.ts';
import { tones } from '../tokens/palette.ts';
import { Meter } from './Meter.tsx';

const meta = { title: 'Kit/Meter/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** All tones: empty, medium and full; without a label; in Hindi. */
export const EveryToneAndLevel: Story = {
  render: () => (
    <Grid columns={{ base: 1, md: 3 }}>
      {tones.flatMap((tone) =>
        [0, 61, 100].map((value) => (
          <Meter key={`${tone} ${value}`} label={`${tone} ${value}`} value={value} tone={tone} />
        )),
      )}
      <Meter label="Without words" value={40} isLabelHidden />
      <Meter label="वॉलेट में बची हुई रकम" value={12} valueText="₹10,000.00 में से ₹1,240.50" tone="caution" />
    </Grid>
  ),
};
