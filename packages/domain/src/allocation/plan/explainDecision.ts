import { formatRupeeValue } from '../../money/index.ts';
import type { AllocationPlan, PassedTurn } from './allocationPlan.ts';
import { isHoldingRule } from '../rules/holds.ts';
import { allocatedToday } from '../rules/loadDistribution.ts';
import type { CourierId, DistributionRow } from '../rules/loadDistribution.ts';
import { activeRules, compileCondition } from '../rules/matchRule.ts';
import type { OrderPredicate } from '../rules/matchRule.ts';
import type { AllocationOrder, PricedCandidate } from './pricedCandidate.ts';
import { ruleField } from '../rules/rules.ts';
import type { AllocationRule, RuleCondition, RuleFacts } from '../rules/rules.ts';

/** One rule, the load distribution or the price, in the sequence in which they decide. */
export interface DecisionStep {
  name: string;
  /** It decided; the ones before it didn't apply. */
  applies: boolean;
  /** Fact of the order that rules it out, or its result if it applies. */
  detail: string;
}

/** How far a courier is behind its share of the day. */
export interface DueShare {
  courier_id: CourierId;
  name: string;
  percentage: number;
  /** Orders with one decimal; below 0 it is ahead. */
  due: number;
  /** It can take the order. */
  is_able: boolean;
}

export interface DecisionSteps {
  steps: DecisionStep[];
  /** Of the load distribution, if no rule decided. */
  shares: DueShare[];
}

/** Rules that are listed one by one; a brand may have two hundred. */
const maxRules = 12;

interface Tested {
  condition: RuleCondition;
  test: OrderPredicate;
}
const tests = new WeakMap<AllocationRule, Tested[]>();

function testsOf(rule: AllocationRule): Tested[] {
  const known = tests.get(rule);
  if (known) return known;
  const made = rule.conditions.map((condition) => ({ condition, test: compileCondition(condition) }));
  tests.set(rule, made);
  return made;
}

/** The fact that a condition is about, as people write it: "Order Value ₹2,799". */
function factText({ field_name }: RuleCondition, facts: RuleFacts): string {
  const field = ruleField(field_name);
  const fact = field && facts[field.key];
  if (!field || fact === undefined || fact === null || fact === '') return `${field_name} unknown`;
  if (typeof fact === 'number')
    return field.key === 'order_value'
      ? formatRupeeValue(fact, { decimals: 'auto' })
      : field.key === 'weight'
        ? `${fact} kg`
        : `${field_name} ${fact}${field.key === 'rto_risk' ? '%' : ''}`;
  if (typeof fact === 'boolean') return fact ? 'COD' : 'Prepaid';
  if (typeof fact === 'string') return fact;
  return fact.length === 0 ? `No ${field_name.toLowerCase()}` : fact.slice(0, 3).join(', ');
}

/** Why a rule doesn't decide: the first condition that the order fails. */
function failureOf(rule: AllocationRule, { facts, is_released }: AllocationOrder): string {
  const failed = testsOf(rule).find(({ test }) => !test(facts));
  if (failed) return factText(failed.condition, facts);
  if (is_released === true && isHoldingRule(rule)) return 'Released by a person';
  return 'The order is prepaid';
}

interface Decided {
  order: AllocationOrder;
  candidates: readonly PricedCandidate[];
  plan: AllocationPlan;
  rules: readonly AllocationRule[];
  /** The rule that decided. */
  rule: AllocationRule | undefined;
  split: readonly DistributionRow[];
  /** Turns of the day before this order. */
  turns: Readonly<Record<string, number>>;
}

/** Explains a decision rule by rule, then by the shares of the load distribution. */
export function explainDecision(decided: Decided): DecisionSteps {
  const { order, candidates, plan, rule, split } = decided;
  const nameOf = (id: CourierId) =>
    candidates.find(({ courier }) => String(courier.courier_id) === String(id))?.courier.name ?? String(id);
  const active = activeRules(decided.rules);
  const at = rule === undefined ? active.length : active.indexOf(rule);
  const before = active.slice(0, at);
  const steps = before.slice(0, maxRules).map((one) => ({
    name: one.name,
    applies: false,
    detail: failureOf(one, order),
  }));
  if (before.length > maxRules)
    steps.push({ name: `${before.length - maxRules} more rules`, applies: false, detail: "Don't match" });
  if (rule) {
    const detail = plan.hold ? 'Holds the order' : rule.carrier_list.map(nameOf).join(', then ');
    return { steps: [...steps, { name: rule.name, applies: true, detail }], shares: [] };
  }
  const rows = split.filter(({ percentage }) => percentage > 0);
  if (rows.length === 0)
    return {
      steps: [
        ...steps,
        { name: 'Cheapest', applies: plan.decided_by === 'price', detail: 'No load distribution' },
      ],
      shares: [],
    };
  const rejected = new Set(plan.rejected.map(({ courier_id }) => String(courier_id)));
  const total = split.reduce((sum, { courier_id }) => sum + allocatedToday(decided.turns, courier_id), 1);
  const shares = rows.map(({ courier_id, percentage }): DueShare => ({
    courier_id,
    name: nameOf(courier_id),
    percentage,
    due: Math.round((percentage * total) / 10 - allocatedToday(decided.turns, courier_id) * 10) / 10,
    is_able:
      !rejected.has(String(courier_id)) &&
      candidates.some(({ courier }) => String(courier.courier_id) === String(courier_id)),
  }));
  return {
    steps: [
      ...steps,
      {
        name: `Split ${rows.map(({ percentage }) => percentage).join(' / ')}`,
        applies: plan.decided_by === 'split',
        detail: plan.decided_by === 'split' ? splitDetail(plan.passed) : 'None of its couriers can ship it',
      },
    ],
    shares,
  };
}

const splitDetail = (passed: PassedTurn | undefined): string =>
  passed ? `${passed.name} passed its turn` : 'Furthest behind its share';
