export { ContributionWaterfall, type ContributionWaterfallProps } from './widgets/ContributionWaterfall.tsx';
export { EarningsCurve, type EarningsCurveProps } from './widgets/EarningsCurve.tsx';
export { EarningsTable, type EarningsTableProps, type EarningsTableRow } from './widgets/EarningsTable.tsx';
export { EarningSteps, type EarningStepsProps } from './widgets/EarningSteps.tsx';
