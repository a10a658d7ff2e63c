import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../Grid/index.ts';
import { steps } from '../demo.fixture.ts';
import { FunnelChart } from './FunnelChart.tsx';

const meta = { title: 'Charts/FunnelChart/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** All variants and states. */
export const EveryState: Story = {
  render: () => (
    <Grid columns={{ base: 1, md: 2 }}>
      <FunnelChart title="Five steps" items={steps} />
      <FunnelChart
        title="In money"
        items={steps.map(({ label, value }) => ({ label, value: value * 1_000_00 }))}
        number="paise"
      />
      <FunnelChart title="Empty" items={[]} />
      <FunnelChart title="Loading" items={steps} isLoading />
      <FunnelChart title="Failed" items={steps} error="The connection was lost." onRetry={() => {}} />
    </Grid>
  ),
};
