export {
  contributionsOf,
  countedSubjects,
  diffContributions,
  fakeAttemptPoints,
  parcelOutcome,
  parcelOutcomes,
  sumContributions,
  weightSlab,
  weightSlabs,
} from './contributions.ts';
export type { Contribution, CountedSubject, ParcelOutcome } from './contributions.ts';
export { packContributions, unpackContributions } from './packedContributions.ts';
export {
  codStateLabels,
  codStates,
  cubeNames,
  cubes,
  dimensions,
  isRowCube,
  measureColumns,
  measureIndex,
  rowCubes,
} from './cubes.ts';
export type { AnyCube, CodState, Cube, Dimension, RowCube } from './cubes.ts';
export {
  evaluateMetrics,
  evaluateSums,
  figureCells,
  FilterNotOffered,
  noFilters,
  ofGroupText,
  readFigure,
  toGroupText,
  valueInFigure,
} from './evaluate.ts';
export type {
  CellFilters,
  CellQuery,
  CellSource,
  CellSums,
  CountedCell,
  EvaluatedGroup,
  EvaluateOptions,
  FigureCells,
} from './evaluate.ts';
export {
  evidencePages,
  fewestEvents,
  findChanges,
  findingAction,
  findingDimensions,
  findingKinds,
  findingMetrics,
  findingPageNames,
  findingPages,
  mostFindings,
  namedFindingDimensions,
  slowFindingDays,
  slowFindingMetrics,
  sumLosses,
} from './findings/index.ts';
export type {
  Finding,
  FindingAction,
  FindingMetric,
  FindingPage,
  Findings,
  RateCell,
  RateDecomposition,
} from './findings/index.ts';
export type { CountedItem, NdrFacts, OrderFacts, ParcelFacts, ReturnFacts } from './facts.ts';
export { dayBases, metricChange, metricOf, metrics, metricValue } from './metrics.ts';
export type { CountedSum, DayBasis, Metric, MetricId } from './metrics.ts';
export { reportOf, reports } from './reports.ts';
export type { Report, ReportId, ReportTable } from './reports.ts';
export {
  comparedPeriod,
  comparisons,
  defaultPeriod,
  periodLabels,
  periodNames,
  daysOfStep,
  resolvePeriod,
  seriesGrain,
  seriesSteps,
} from './periods.ts';
export type { Comparison, Period, PeriodName } from './periods.ts';
export { dimensionLabels } from './dimensionLabels.ts';
export { formatChange, formatMetric } from './formatMetric.ts';
export {
  confirmationDays,
  emailedPageIds,
  emailedPageOf,
  emailedPeriods,
  emailedRhythms,
  isEmailedPage,
  nextSendingTime,
  maxOutsideAddresses,
  outsideAddressStates,
} from './emailed/index.ts';
export type { EmailedPageId, EmailedRhythm, OutsideAddressState, SendingTime } from './emailed/index.ts';
export {
  alikeDimensions,
  alikeFacts,
  compareFairly,
  findMove,
  fairMetrics,
  fairVerdict,
  fairVerdicts,
  fewestCompared,
  mostAlikeDays,
  promiseBand,
} from './fair/index.ts';
export type { AlikeFact, FairCell, FairMetric, FairRate, FairVerdict } from './fair/index.ts';
export {
  changeInFigure,
  changeKinds,
  cubeFamily,
  describeChange,
  isInQuery,
  knownSource,
  packChange,
  unpackChange,
} from './receipt/index.ts';
export type { ChangeKind, DescribedChange, RememberedChange } from './receipt/index.ts';
