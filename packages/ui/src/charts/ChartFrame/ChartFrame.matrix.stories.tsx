import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../Grid/index.ts';
import { ChartFrame } from './ChartFrame.tsx';

const meta = { title: 'Charts/ChartFrame/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const table = { columns: [{ header: 'Courier' }], rows: [['Delhivery']] };

/** All variants and states. */
export const EveryState: Story = {
  render: () => (
    <Grid columns={{ base: 1, md: 2 }}>
      <ChartFrame
        title="Ready"
        description="Last 14 days"
        height={80}
        table={table}
        attribution="Map: a name, CC BY 4.0"
      >
        <p>The drawing</p>
      </ChartFrame>
      <ChartFrame title="Without a card" description="Last 14 days" frame="none" height={80} table={table}>
        <p>The drawing</p>
      </ChartFrame>
      <ChartFrame title="Empty" height={80} table={table} isEmpty>
        {null}
      </ChartFrame>
      <ChartFrame title="Loading" height={80} table={table} isLoading>
        {null}
      </ChartFrame>
      <ChartFrame
        title="Failed"
        height={80}
        table={table}
        error="The connection was lost."
        onRetry={() => {}}
      >
        {null}
      </ChartFrame>
    </Grid>
  ),
};
