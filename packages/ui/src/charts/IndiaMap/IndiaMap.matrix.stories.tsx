import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../Grid/index.ts';
import { ordersByState } from '../demo.fixture.ts';
import { IndiaMap } from './IndiaMap.tsx';

const meta = { title: 'Charts/IndiaMap/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** All variants and states. */
export const EveryState: Story = {
  render: () => (
    <Grid columns={{ base: 1, md: 2 }}>
      <IndiaMap title="All states" values={ordersByState} />
      <IndiaMap title="Few states" values={ordersByState.slice(0, 4)} />
      <IndiaMap title="Empty" values={[]} />
      <IndiaMap title="Loading" values={ordersByState} isLoading />
      <IndiaMap title="Failed" values={ordersByState} error="The connection was lost." onRetry={() => {}} />
    </Grid>
  ),
};
