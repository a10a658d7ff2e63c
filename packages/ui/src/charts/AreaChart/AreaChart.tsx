import { TrendChart, type TrendChartProps } from '../trend/TrendChart.tsx';

export interface AreaChartProps extends TrendChartProps {}

/** How much there was over time: a line with its volume under it. For several amounts, use LineChart. */
export function AreaChart(props: AreaChartProps) {
  return <TrendChart kind="area" {...props} />;
}
