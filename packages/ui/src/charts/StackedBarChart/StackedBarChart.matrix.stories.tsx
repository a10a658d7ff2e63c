import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../Grid/index.ts';
import { courierDays, fortnight } from '../demo.fixture.ts';
import { StackedBarChart } from './StackedBarChart.tsx';

const meta = { title: 'Charts/StackedBarChart/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** All variants and states. */
export const EveryState: Story = {
  render: () => (
    <Grid columns={{ base: 1, md: 2 }}>
      <StackedBarChart title="Three parts" labels={fortnight} series={courierDays} />
      <StackedBarChart
        title="With tones"
        labels={fortnight.slice(0, 4)}
        series={[
          { name: 'Delivered', values: [80, 82, 90, 94], tone: 'positive' },
          { name: 'RTO', values: [9, 12, 8, 11], tone: 'critical' },
        ]}
      />
      <StackedBarChart title="Empty" labels={[]} series={[]} />
      <StackedBarChart title="Loading" labels={fortnight} series={courierDays} isLoading />
      <StackedBarChart
        title="Failed"
        labels={fortnight}
        series={courierDays}
        error="The connection was lost."
        onRetry={() => {}}
      />
    </Grid>
  ),
};
