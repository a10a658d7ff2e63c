import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../Grid/index.ts';
import { orderFlow } from '../demo.fixture.ts';
import { SankeyChart } from './SankeyChart.tsx';

const meta = { title: 'Charts/SankeyChart/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** All variants and states. */
export const EveryState: Story = {
  render: () => (
    <Grid columns={{ base: 1, md: 2 }}>
      <SankeyChart title="Order flow" {...orderFlow} />
      <SankeyChart title="Empty" stages={[]} flows={[]} />
      <SankeyChart title="Loading" {...orderFlow} isLoading />
      <SankeyChart title="Failed" {...orderFlow} error="The connection was lost." onRetry={() => {}} />
    </Grid>
  ),
};
