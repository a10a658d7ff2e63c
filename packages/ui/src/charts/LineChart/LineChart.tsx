import type { CurrentLabel } from '../trend/trendDrawing.tsx';
import { TrendChart, type TrendChartProps } from '../trend/TrendChart.tsx';

export interface LineChartProps extends TrendChartProps {
  /** Each value holds from the point before, as a price does for a slab of weight. @default false */
  isStepped?: boolean;
  /** The label that the page is about, marked on the first line: the weight of a parcel. Memoize it. */
  current?: CurrentLabel | undefined;
}

/** Shows metrics over time. For a single metric whose volume matters, use AreaChart. */
export function LineChart(props: LineChartProps) {
  return <TrendChart kind="line" {...props} />;
}
