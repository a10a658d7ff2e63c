export { FunnelChart, type FunnelChartProps } from './FunnelChart.tsx';
