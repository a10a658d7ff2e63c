export { SankeyChart, type SankeyChartProps } from './SankeyChart.tsx';
export type { Flow, FlowStage } from './sankeyDrawing.tsx';
