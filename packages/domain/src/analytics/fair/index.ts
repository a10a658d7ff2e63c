export { compareFairly, fewestCompared } from './compareFairly.ts';
export type { FairRate } from './compareFairly.ts';
export { findMove } from './findMove.ts';
export type { FairCell } from './fitRatios.ts';
export { alikeDimensions, fairMetrics, fairVerdict, fairVerdicts } from './fairMetrics.ts';
export type { FairMetric, FairVerdict } from './fairMetrics.ts';
