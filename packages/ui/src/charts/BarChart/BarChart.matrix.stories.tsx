import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../Grid/index.ts';
import { couriers } from '../demo.fixture.ts';
import { BarChart } from './BarChart.tsx';

const meta = { title: 'Charts/BarChart/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** All variants and states. */
export const EveryState: Story = {
  render: () => (
    <Grid columns={{ base: 1, md: 2 }}>
      <BarChart title="Across" items={couriers} />
      <BarChart title="Up" items={couriers} direction="vertical" />
      <BarChart
        title="Up, many"
        direction="vertical"
        items={Array.from({ length: 30 }, (_, index) => ({
          label: `${index + 1} Nov`,
          value: 90 + ((index * 37) % 60),
        }))}
      />
      <BarChart
        title="Gains and losses"
        number="paise"
        items={[
          { label: 'Gained', value: 2_41_000_00, tone: 'positive' },
          { label: 'Lost', value: -84_500_00, tone: 'critical' },
        ]}
      />
      <BarChart
        title="Gains and losses, up"
        direction="vertical"
        number="paise"
        items={[
          { label: 'Gained', value: 2_41_000_00, tone: 'positive' },
          { label: 'Lost', value: -84_500_00, tone: 'critical' },
        ]}
      />
      <BarChart title="Empty" items={[]} />
      <BarChart title="Loading" items={couriers} isLoading />
      <BarChart title="Failed" items={couriers} error="The connection was lost." onRetry={() => {}} />
    </Grid>
  ),
};
