import { TrendChart, type TrendChartProps } from '../trend/TrendChart.tsx';

export interface LineChartProps extends TrendChartProps {
  /** Each value holds from the point before, as a price does for a slab of weight. @default false */
  isStepped?: boolean;
}

/** Shows metrics over time. For a single metric whose volume matters, use AreaChart. */
export function LineChart(props: LineChartProps) {
  return <TrendChart kind="line" {...props} />;
}
