export { orderByDeficit, pickByDeficit, splitProblem } from './split.ts';
export type { CourierId, SplitRow } from './split.ts';
export {
  blankCondition,
  conditionProblem,
  ruleField,
  ruleFields,
  ruleFieldTypes,
  ruleOperators,
  ruleOperatorWords,
  ruleProblems,
} from './rules.ts';
export type {
  AllocationRule,
  RuleCondition,
  RuleFacts,
  RuleField,
  RuleFieldType,
  RuleOperator,
  RuleValue,
} from './rules.ts';
export { filterCouriers, isEmbargo, refusalReason } from './filter.ts';
export type { Candidate, Consignment, Courier, Rejection, ServiceRow } from './filter.ts';
export { decisionKinds, planAllocation, recommend } from './recommend.ts';
export type {
  AllocationOrder,
  AllocationPlan,
  AllocationSettings,
  DeliveryRecord,
  CourierOption,
  DecisionKind,
  PriceAnswer,
  PricedCandidate,
  Recommendation,
} from './recommend.ts';
export { conditionHolds, matchRule, readCondition, readRules, rulesInOrder } from './matchRule.ts';
export type { Holds } from './matchRule.ts';
export { ruleWarningKinds, ruleWarnings } from './ruleWarnings.ts';
export type { RuleWarning } from './ruleWarnings.ts';
export { ImpactReplay, allocationImpact, impactMetrics } from './impact.ts';
export type { Impact, ImpactMetric, ImpactRow, PastOrder, PastShipment, RuleSet } from './impact.ts';
