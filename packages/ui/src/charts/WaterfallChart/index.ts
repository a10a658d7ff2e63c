export { WaterfallChart, type WaterfallChartProps } from './WaterfallChart.tsx';
export { type WaterfallStep } from './waterfall.ts';
