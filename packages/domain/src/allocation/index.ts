export {
  distributionProblem,
  distributionWarnings,
  orderByDeficit,
  pickByDeficit,
} from './loadDistribution.ts';
export type { ConnectedCourier, CourierId, DistributionRow } from './loadDistribution.ts';
export {
  blankCondition,
  conditionProblem,
  conditionProblems,
  ruleField,
  ruleFields,
  ruleFieldTypes,
  ruleOperators,
  ruleActionLabels,
  ruleActions,
  ruleOperatorLabels,
  ruleProblems,
} from './rules.ts';
export type {
  AllocationRule,
  RuleAction,
  RuleCondition,
  RuleFacts,
  RuleField,
  RuleFieldType,
  RuleOperator,
  RuleValue,
} from './rules.ts';
export { formatCondition } from './ruleDraft.ts';
export { filterCouriers, isEmbargo, unserviceableReason } from './filterCouriers.ts';
export type { Candidate, Consignment, Courier, Rejection, ServiceabilityRow } from './filterCouriers.ts';
export { decisionKinds } from './allocationPlan.ts';
export {
  AllocationPlanner,
  describePassedTurns,
  noLoad,
  planAllocation,
  planAllocations,
} from './planAllocations.ts';
export type { AllocationPlan, DecisionKind, PassedTurn } from './allocationPlan.ts';
export type {
  AllocationSettings,
  ChosenCourier,
  DayLoad,
  OrderToPlan,
  PlannedAllocation,
} from './planAllocations.ts';
export { rankCouriers } from './recommend.ts';
export type { DecisionStep, DecisionSteps, DueShare } from './explainDecision.ts';
export type { CourierOption } from './recommend.ts';
export type { AllocationOrder, DeliveryStats, PricedCandidate, PriceResult } from './pricedCandidate.ts';
export { compileDecision, describeHold, holdActions, isHoldingRule } from './holds.ts';
export type { HoldAction, OrderHold, RuleDecision } from './holds.ts';
export { matchesCondition, matchRule, compileCondition, compileRules, activeRules } from './matchRule.ts';
export type { OrderPredicate } from './matchRule.ts';
export { ruleWarningKinds, ruleWarnings } from './ruleWarnings.ts';
export type { RuleWarning } from './ruleWarnings.ts';
export { ImpactReplay, allocationImpact, impactMetrics } from './impact.ts';
export type { Impact, ImpactMetric, ImpactRow, PastOrder, PastShipment, RuleSet } from './impact.ts';
export { cheapestWithin, costSpeedCurve, nearestPoint } from './costSpeedCurve.ts';
export type { CostSpeedCurve, CurveOption, CurveOrder, CurvePoint } from './costSpeedCurve.ts';
