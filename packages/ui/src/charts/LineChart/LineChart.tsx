import { TrendChart, type TrendChartProps } from '../trend/TrendChart.tsx';

export interface LineChartProps extends TrendChartProps {}

/** How amounts move over time. For one amount whose volume matters, use AreaChart. */
export function LineChart(props: LineChartProps) {
  return <TrendChart kind="line" {...props} />;
}
