export {
  distributionProblem,
  distributionWarnings,
  orderByDeficit,
  pickByDeficit,
  removeShare,
} from './rules/loadDistribution.ts';
export type { ConnectedCourier, CourierId, DistributionRow } from './rules/loadDistribution.ts';
export {
  blankCondition,
  conditionProblem,
  conditionProblems,
  isRuleAction,
  ruleField,
  ruleFields,
  ruleFieldTypes,
  ruleOperators,
  ruleActionLabels,
  ruleActions,
  ruleOperatorLabels,
  ruleProblems,
  ruleTypes,
} from './rules/rules.ts';
export type {
  AllocationRule,
  RuleAction,
  RuleCondition,
  RuleFacts,
  RuleField,
  RuleFieldType,
  RuleOperator,
  RuleType,
  RuleValue,
} from './rules/rules.ts';
export { formatCondition } from './rules/ruleDraft.ts';
export { filterCouriers, isEmbargo, unserviceableReason } from './plan/filterCouriers.ts';
export type { Candidate, Consignment, Courier, Rejection, ServiceabilityRow } from './plan/filterCouriers.ts';
export { courierDecisions, decisionKinds, certainCourier } from './plan/allocationPlan.ts';
export {
  AllocationPlanner,
  describePassedTurns,
  noLoad,
  planAllocation,
  planAllocations,
} from './plan/planAllocations.ts';
export type { AllocationPlan, DecisionKind, PassedTurn } from './plan/allocationPlan.ts';
export type {
  AllocationSettings,
  ChosenCourier,
  DayLoad,
  OrderToPlan,
  PlannedAllocation,
} from './plan/planAllocations.ts';
export { rankCouriers } from './plan/recommend.ts';
export type { DecisionStep, DecisionSteps, DueShare } from './plan/explainDecision.ts';
export type { CourierOption } from './plan/recommend.ts';
export type { AllocationOrder, DeliveryStats, PricedCandidate, PriceResult } from './plan/pricedCandidate.ts';
export { compileDecision, describeHold, holdActions, isHoldingRule } from './rules/holds.ts';
export type { HoldAction, OrderHold, RuleDecision } from './rules/holds.ts';
export {
  matchesCondition,
  matchRule,
  compileCondition,
  compileRules,
  activeRules,
} from './rules/matchRule.ts';
export type { OrderPredicate } from './rules/matchRule.ts';
export { ruleWarningKinds, ruleWarnings } from './rules/ruleWarnings.ts';
export type { RuleWarning } from './rules/ruleWarnings.ts';
export { ImpactReplay, allocationImpact, impactMetrics } from './plan/impact.ts';
export type { Impact, ImpactMetric, ImpactRow, PastOrder, PastShipment, RuleSet } from './plan/impact.ts';
export { cheapestWithin, costSpeedCurve, nearestPoint } from './plan/costSpeedCurve.ts';
export type { CostSpeedCurve, CurveOption, CurveOrder, CurvePoint } from './plan/costSpeedCurve.ts';
export { callOutcomeLabels, callOutcomes, isCallOutcome } from './rules/buyerCall.ts';
export type { CallOutcome } from './rules/buyerCall.ts';
