import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../Grid/index.ts';
import { bandDemo } from './band.fixture.ts';
import { BandChart } from './BandChart.tsx';

const meta = { title: 'Charts/BandChart/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const other = bandDemo.values.middle.map((value, day) => (day < 3 ? value : value + 1_50_000_00));

/** All variants and states. */
export const EveryState: Story = {
  render: () => (
    <Grid columns={{ base: 1, md: 2 }}>
      <BandChart title="Below the limit" number="paise" {...bandDemo} />
      <BandChart title="Beside another case" number="paise" {...bandDemo} other={other} />
      <BandChart
        title="Band alone"
        number="paise"
        labels={bandDemo.labels}
        values={bandDemo.values}
        height={140}
      />
      <BandChart title="Empty" labels={[]} values={{ low: [], middle: [], high: [] }} />
      <BandChart title="Loading" number="paise" {...bandDemo} isLoading />
      <BandChart
        title="Failed"
        number="paise"
        {...bandDemo}
        error="The connection was lost."
        onRetry={() => {}}
      />
    </Grid>
  ),
};
