export { ChartFrame, chartFrames, type ChartFrameProps, type ChartProps } from './ChartFrame.tsx';
