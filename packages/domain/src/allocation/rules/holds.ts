import { compileRules } from './matchRule.ts';
import type { AllocationRule, RuleAction, RuleFacts } from './rules.ts';

/** Action that a rule requires from a person before an order is shipped. */
export type HoldAction = Exclude<RuleAction, 'ship'>;
export const holdActions = ['hold', 'call', 'prepaid'] as const satisfies readonly HoldAction[];

/** An order that a rule holds until a person releases it. */
export interface OrderHold {
  action: HoldAction;
  rule_id?: string | undefined;
  rule_name: string;
}

export const isHoldingRule = ({ action = 'ship' }: Pick<AllocationRule, 'action'>): boolean =>
  action !== 'ship';

const what: Record<HoldAction, string> = {
  hold: 'release it to ship.',
  call: 'call the buyer first.',
  prepaid: 'prepaid only. Mark it as paid, or cancel it.',
};

/** Why an order is held and what to do. Every list, page, plan and booking says it in these words. */
export const describeHold = ({ action, rule_name }: OrderHold): string =>
  `Held by rule "${rule_name}": ${what[action]}`;

/** Decision of the rules about one order. */
export interface RuleDecision<Rule extends AllocationRule = AllocationRule> {
  /** The rule that applies; undefined if none does. */
  rule: Rule | undefined;
  /** Set if that rule holds the order. */
  hold: OrderHold | undefined;
}

type Decide<Rule extends AllocationRule> = (facts: RuleFacts, isReleased: boolean) => RuleDecision<Rule>;

// Lists, plans and hold checks of a request share one list of rules.
const compiled = new WeakMap<readonly AllocationRule[], Decide<AllocationRule>>();

/**
 * Returns the one decision of rules about an order: the first rule that matches ships or holds it. Of an order that a
 * person has released, holding rules are skipped; "prepaid only" doesn't concern a prepaid order.
 * @param rules treated as immutable: the compiled form is cached by identity
 */
export function compileDecision<Rule extends AllocationRule>(rules: readonly Rule[]): Decide<Rule> {
  const before = compiled.get(rules) as Decide<Rule> | undefined;
  if (before) return before;
  const decide = compile(rules);
  compiled.set(rules, decide);
  return decide;
}

function compile<Rule extends AllocationRule>(rules: readonly Rule[]): Decide<Rule> {
  const ofUnpaid = compileRules(rules);
  const hasHolds = rules.some(isHoldingRule);
  const ofPaid = hasHolds ? compileRules(rules.filter(({ action }) => action !== 'prepaid')) : ofUnpaid;
  const ofReleased = hasHolds ? compileRules(rules.filter((rule) => !isHoldingRule(rule))) : ofUnpaid;
  return (facts, isReleased) => {
    const rule = (isReleased ? ofReleased : facts.is_cod === false ? ofPaid : ofUnpaid)(facts);
    const { action = 'ship' } = rule ?? {};
    const hold = rule && action !== 'ship' ? { action, rule_id: rule.id, rule_name: rule.name } : undefined;
    return { rule, hold };
  };
}
