import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../Grid/index.ts';
import { couriers, paymentShares } from '../demo.fixture.ts';
import { DonutChart } from './DonutChart.tsx';

const meta = { title: 'Charts/DonutChart/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** All variants and states. */
export const EveryState: Story = {
  render: () => (
    <Grid columns={{ base: 1, md: 2 }}>
      <DonutChart title="Three parts" items={paymentShares} />
      <DonutChart title="Five parts" items={couriers} />
      <DonutChart title="One part" items={paymentShares.slice(0, 1)} />
      <DonutChart title="Empty" items={[]} />
      <DonutChart title="Loading" items={paymentShares} isLoading />
      <DonutChart title="Failed" items={paymentShares} error="The connection was lost." onRetry={() => {}} />
    </Grid>
  ),
};
