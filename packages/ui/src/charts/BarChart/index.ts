export { BarChart, barDirections, type BarChartProps } from './BarChart.tsx';
