import '../tokens/index.ts';

export { AreaChart, type AreaChartProps } from './AreaChart/index.ts';
export {
  BandChart,
  type BandChartProps,
  type BandEvent,
  type BandRow,
  type BandValues,
} from './BandChart/index.ts';
export { BarChart, barDirections, type BarChartProps } from './BarChart/index.ts';
export { ChartFrame, chartFrames, type ChartFrameProps, type ChartProps } from './ChartFrame/index.ts';
export { DonutChart, type DonutChartProps } from './DonutChart/index.ts';
export { FunnelChart, type FunnelChartProps } from './FunnelChart/index.ts';
export { HeatMap, type HeatMapProps } from './HeatMap/index.ts';
export { IndiaMap, type IndiaMapProps, type StateValue } from './IndiaMap/index.ts';
export { LineChart, type LineChartProps } from './LineChart/index.ts';
export { numberKinds, numberStyle, type ChartNumber, type NumberStyle } from './numbers.ts';
export { rampColors, seriesColors } from './palette/palette.ts';
export { SankeyChart, type SankeyLink, type SankeyNode, type SankeyChartProps } from './SankeyChart/index.ts';
export type { ChartItem, ChartSeries, ItemData, SeriesData } from './series.ts';
export { ShareBar, type ShareBarProps } from './ShareBar/index.ts';
export { Sparkline, type SparklineProps } from './Sparkline/index.ts';
export { StackedBarChart, type StackedBarChartProps } from './StackedBarChart/index.ts';
export { downloadTable } from './csv.ts';
export type { ChartColumn, ChartTable } from './table.ts';
export { WaterfallChart, type WaterfallChartProps, type WaterfallStep } from './WaterfallChart/index.ts';
