export { SankeyChart, type SankeyChartProps } from './SankeyChart.tsx';
export type { SankeyLink, SankeyNode } from './sankeyDrawing.tsx';
