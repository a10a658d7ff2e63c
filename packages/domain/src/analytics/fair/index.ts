export { compareFairly, fewestCompared } from './compareFairly.ts';
export type { FairRate } from './compareFairly.ts';
export { findMove } from './findMove.ts';
export type { FairCell } from './fitRatios.ts';
export {
  alikeDimensions,
  alikeFacts,
  fairMetrics,
  fairVerdict,
  fairVerdicts,
  mostAlikeDays,
  promiseBand,
} from './fairMetrics.ts';
export type { AlikeFact, FairMetric, FairVerdict } from './fairMetrics.ts';
