export { decomposeRate } from './decomposeRate.ts';
export type { RateDecomposition } from './decomposeRate.ts';
export { findChanges } from './findChanges.ts';
export type { FindChangesOptions, Finding, FindingKind, Findings, FoundSize } from './findChanges.ts';
export {
  evidencePages,
  findingAction,
  findingActions,
  findingDimensions,
  findingMetrics,
  findingPageNames,
  findingPages,
  mostFindings,
  namedFindingDimensions,
} from './findingPages.ts';
export type { FindingAction, FindingMetric, FindingPage } from './findingPages.ts';
export { fewestEvents } from './searchSegments.ts';
