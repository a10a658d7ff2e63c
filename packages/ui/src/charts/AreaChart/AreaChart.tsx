import { TrendChart, type TrendChartProps } from '../trend/TrendChart.tsx';

export interface AreaChartProps extends TrendChartProps {}

/** Shows the volume of a metric over time. For several metrics, use LineChart. */
export function AreaChart(props: AreaChartProps) {
  return <TrendChart kind="area" {...props} />;
}
