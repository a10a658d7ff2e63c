export { compareFairly, fewestCompared } from './compareFairly.ts';
export type { FairCell, FairRate } from './compareFairly.ts';
export { alikeDimensions, fairMetrics, fairVerdict, fairVerdicts } from './fairMetrics.ts';
export type { FairMetric, FairVerdict } from './fairMetrics.ts';
