import '../tokens/index.ts';

export { AreaChart, type AreaChartProps } from './AreaChart/index.ts';
export { ChartFrame, chartFrames, type ChartFrameProps, type ChartProps } from './ChartFrame/index.ts';
export { LineChart, type LineChartProps } from './LineChart/index.ts';
export { numberKinds, type ChartNumber, type NumberStyle } from './numbers.ts';
export { rampColors, seriesColors } from './palette/palette.ts';
export type { ChartItem, ChartSeries, SeriesData } from './series.ts';
export type { ChartColumn, ChartTable } from './table.ts';
