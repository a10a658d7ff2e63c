import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../Grid/index.ts';
import { fortnight, ordersPerDay, paymentsPerDay } from '../demo.fixture.ts';
import { AreaChart } from './AreaChart.tsx';

const meta = { title: 'Charts/AreaChart/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every variant and state. */
export const EveryState: Story = {
  render: () => (
    <Grid columns={2}>
      <AreaChart title="One" description="Last 14 days" labels={fortnight} series={[ordersPerDay]} />
      <AreaChart title="Several, in money" labels={fortnight} series={paymentsPerDay} number="paise" />
      <AreaChart title="One point" labels={['Today']} series={[{ name: 'Orders', values: [3] }]} />
      <AreaChart title="Without a card" frame="none" labels={fortnight} series={[ordersPerDay]} />
      <AreaChart title="Empty" labels={[]} series={[]} />
      <AreaChart title="Loading" labels={fortnight} series={[ordersPerDay]} isLoading />
      <AreaChart
        title="Failed"
        labels={fortnight}
        series={[ordersPerDay]}
        error="The connection was lost."
        onRetry={() => {}}
      />
    </Grid>
  ),
};
