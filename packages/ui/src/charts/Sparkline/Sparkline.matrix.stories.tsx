import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../Grid/index.ts';
import { Sparkline } from './Sparkline.tsx';

const meta = { title: 'Charts/Sparkline/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** All variants and states. */
export const EveryState: Story = {
  render: () => (
    <Grid columns={{ base: 1, md: 2 }}>
      <Sparkline label="Orders" values={[84, 92, 88, 106, 142]} />
      <Sparkline label="Delivered" values={[84, 92, 88, 106, 142]} tone="positive" />
      <Sparkline label="RTO" values={[9, 4, 12, 7]} tone="critical" width={160} height={40} />
      <Sparkline label="Flat" values={[3, 3, 3]} />
      <Sparkline label="One" values={[3]} />
    </Grid>
  ),
};
