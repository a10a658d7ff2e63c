export { orderByDeficit, pickByDeficit, splitProblem } from './split.ts';
export type { CourierId, SplitRow } from './split.ts';
export {
  blankCondition,
  conditionHolds,
  conditionProblem,
  matchRule,
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
export { filterCouriers, refusalReason } from './filter.ts';
export type { Candidate, Consignment, Courier, Rejection, ServiceRow } from './filter.ts';
export { decisionKinds, planAllocation, recommend } from './recommend.ts';
export type {
  AllocationOrder,
  AllocationPlan,
  AllocationSettings,
  CourierOption,
  DecisionKind,
  PriceAnswer,
  PricedCandidate,
  Recommendation,
} from './recommend.ts';
