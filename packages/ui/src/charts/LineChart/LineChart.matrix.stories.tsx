import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../Grid/index.ts';
import { fortnight, ordersPerDay, paymentsPerDay } from '../demo.fixture.ts';
import { LineChart } from './LineChart.tsx';

const meta = { title: 'Charts/LineChart/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every variant and state. */
export const EveryState: Story = {
  render: () => (
    <Grid columns={2}>
      <LineChart title="One" description="Last 14 days" labels={fortnight} series={[ordersPerDay]} />
      <LineChart title="Several, in money" labels={fortnight} series={paymentsPerDay} number="paise" />
      <LineChart title="One point" labels={['Today']} series={[{ name: 'Orders', values: [3] }]} />
      <LineChart title="Without a card" frame="none" labels={fortnight} series={[ordersPerDay]} />
      <LineChart title="Empty" labels={[]} series={[]} />
      <LineChart title="Loading" labels={fortnight} series={[ordersPerDay]} isLoading />
      <LineChart
        title="Failed"
        labels={fortnight}
        series={[ordersPerDay]}
        error="The connection was lost."
        onRetry={() => {}}
      />
    </Grid>
  ),
};
