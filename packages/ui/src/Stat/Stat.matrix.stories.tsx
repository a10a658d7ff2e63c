import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../Grid/index.ts';
import { Stat, statNoteTones } from './Stat.tsx';

const meta = { title: 'Kit/Stat/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** All note tones; without a note, loading, long. */
export const EveryState: Story = {
  render: () => (
    <Grid columns={{ base: 1, md: 3 }}>
      {statNoteTones.map((tone) => (
        <Stat key={tone} label="Delivered this week" value={918} note="94.1%" noteTone={tone} />
      ))}
      <Stat label="Orders today" value={142} />
      <Stat label="Loading" value={undefined} />
      <Stat
        label="आपको मिलने वाली सीओडी राशि"
        value="₹12,34,56,780.50"
        note="₹18,200 late"
        noteTone="critical"
      />
    </Grid>
  ),
};
