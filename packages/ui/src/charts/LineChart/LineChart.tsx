import { TrendChart, type TrendChartProps } from '../trend/TrendChart.tsx';

export interface LineChartProps extends TrendChartProps {}

/** Shows metrics over time. For a single metric whose volume matters, use AreaChart. */
export function LineChart(props: LineChartProps) {
  return <TrendChart kind="line" {...props} />;
}
