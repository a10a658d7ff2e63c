export { ProgressBar, type ProgressBarProps, type ProgressProps } from './ProgressBar.tsx';
export { ProgressRing, progressRingSizes, type ProgressRingProps } from './ProgressRing.tsx';
