export { SankeyChart, type SankeyChartProps } from './SankeyChart.tsx';
export type { Flow, FlowData, FlowStage } from './sankeyDrawing.tsx';
