import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../Grid/index.ts';
import { hours, ordersByHour, weekdays } from '../demo.fixture.ts';
import { HeatMap } from './HeatMap.tsx';

const meta = { title: 'Charts/HeatMap/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** All variants and states. */
export const EveryState: Story = {
  render: () => (
    <Grid columns={{ base: 1, md: 2 }}>
      <HeatMap title="Weekdays and hours" rows={weekdays} columns={hours} values={ordersByHour} />
      <HeatMap
        title="Narrow cells"
        rows={weekdays}
        columns={Array.from({ length: 24 }, (_, hour) => String(hour))}
        values={weekdays.map((_, day) =>
          Array.from({ length: 24 }, (_hour, hour) => (hour * (day + 3) * 7) % 113),
        )}
      />
      <HeatMap title="Empty" rows={[]} columns={[]} values={[]} />
      <HeatMap title="Loading" rows={weekdays} columns={hours} values={ordersByHour} isLoading />
      <HeatMap
        title="Failed"
        rows={weekdays}
        columns={hours}
        values={ordersByHour}
        error="The connection was lost."
        onRetry={() => {}}
      />
    </Grid>
  ),
};
