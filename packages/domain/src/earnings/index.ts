export { costPeriods, withCombos } from './costs.ts';
export type { ComboUnits, CostPeriod, KnownCost } from './costs.ts';
export { earningOutcomeLabels, earningOutcomes, earningsOf, earningUnitKinds } from './earningsOf.ts';
export type {
  CreditedSale,
  EarningFacts,
  EarningOutcome,
  EarningParcel,
  EarningReturn,
  EarningSums,
  EarningUnit,
  EarningUnitKind,
  InvoicedSale,
  OrderEarnings,
} from './earningsOf.ts';
export { contributionOf, earningSteps, netSaleOf } from './steps.ts';
export type { EarningAmounts, EarningStepId } from './steps.ts';
