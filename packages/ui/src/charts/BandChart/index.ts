export { BandChart, type BandChartProps } from './BandChart.tsx';
export type { BandEvent, BandRow, BandValues } from './bandDrawing.tsx';
