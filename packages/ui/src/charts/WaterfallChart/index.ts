export { WaterfallChart, type WaterfallChartProps } from './WaterfallChart.tsx';
