export { findChanges, findingKinds } from './findChanges.ts';
export type { Finding, Findings } from './findChanges.ts';
export type { RateDecomposition } from './decomposeRate.ts';
export {
  evidencePages,
  findingAction,
  findingDimensions,
  findingMetrics,
  findingPageNames,
  findingPages,
  mostFindings,
  namedFindingDimensions,
  slowFindingDays,
  slowFindingMetrics,
} from './findingPages.ts';
export type { FindingAction, FindingMetric, FindingPage } from './findingPages.ts';
export type { RateCell } from './rateCell.ts';
export { sumLosses } from './sumLosses.ts';
export { fewestEvents } from './searchSegments.ts';
