import { findState } from '../india/states.ts';
import { conditionProblem, isNumeric, parseList, parseNumbers, ruleField, normalizeText } from './rules.ts';
import type { AllocationRule, RuleCondition, RuleFacts, RuleField, RuleOperator } from './rules.ts';

/** Whether something holds for an order. */
export type OrderPredicate = (facts: RuleFacts) => boolean;

const never: OrderPredicate = () => false;

/** A condition read once for many orders. One that has a problem never holds. */
export function compileCondition(condition: RuleCondition): OrderPredicate {
  const field = ruleField(condition.field_name);
  if (field === undefined || conditionProblem(condition) !== undefined) return never;
  const operator = condition.field_operator as RuleOperator;
  const values = parseList(condition.field_value);
  const { key } = field;
  if (isNumeric(field.field_type)) {
    const holds = readNumber(operator, parseNumbers(condition));
    return (facts) => {
      const fact = facts[key];
      return typeof fact === 'number' && holds(fact);
    };
  }
  if (field.field_type === 'Boolean') {
    const isWanted = /^(?:true|yes)$/i.test(values[0] ?? '') === (operator === 'equals');
    return (facts) => facts[key] === isWanted;
  }
  // For equals the value is one text, commas included: "Mugs, large".
  const whole = Array.isArray(condition.field_value) ? values[0] : condition.field_value;
  return readText(field, operator, textKey(field)(whole), new Set(values.map(textKey(field))));
}

/** How the values of a text field are compared: states by their code, however they are spelt. */
export const textKey = (field: RuleField): ((value: unknown) => string) =>
  field.key.endsWith('_state')
    ? (value) => findState(normalizeText(value))?.gst_code ?? normalizeText(value)
    : normalizeText;

function readText(
  field: RuleField,
  operator: RuleOperator,
  whole: string,
  wanted: Set<string>,
): OrderPredicate {
  const same = textKey(field);
  const anyOf = (test: (text: string) => boolean): OrderPredicate => {
    const passes = (value: unknown) => {
      const text = same(value);
      return text !== '' && test(text);
    };
    return (facts) => {
      const fact = facts[field.key];
      return Array.isArray(fact) ? fact.some(passes) : passes(fact);
    };
  };
  const not =
    (holds: OrderPredicate): OrderPredicate =>
    (facts) =>
      !holds(facts);
  switch (operator) {
    case 'equals':
      return anyOf((text) => text === whole);
    case 'not_equals':
      return not(anyOf((text) => text === whole));
    case 'in':
      return anyOf((text) => wanted.has(text));
    case 'not_in':
      return not(anyOf((text) => wanted.has(text)));
    case 'contains':
      return anyOf((text) => text.includes(whole));
    default:
      return never;
  }
}

function readNumber(
  operator: RuleOperator,
  [first = Number.NaN, second = Number.NaN]: readonly number[],
): (fact: number) => boolean {
  switch (operator) {
    case 'equals':
      return (fact) => fact === first;
    case 'not_equals':
      return (fact) => fact !== first;
    case 'gt':
      return (fact) => fact > first;
    case 'gte':
      return (fact) => fact >= first;
    case 'lt':
      return (fact) => fact < first;
    case 'lte':
      return (fact) => fact <= first;
    case 'between':
      return (fact) => fact >= first && fact <= second;
    default:
      return () => false;
  }
}

/** Whether a condition holds for an order. */
export const matchesCondition = (condition: RuleCondition, facts: RuleFacts): boolean =>
  compileCondition(condition)(facts);

/** The rules that are asked, in their order: those that are on and have a condition, by priority. */
export const activeRules = <Rule extends AllocationRule>(rules: readonly Rule[]): Rule[] =>
  rules
    .filter(({ status, conditions }) => status !== false && conditions.length > 0)
    .sort((a, b) => a.priority - b.priority);

/** Rules read once for many orders: answers the first whose conditions all hold. */
export function compileRules<Rule extends AllocationRule>(
  rules: readonly Rule[],
): (facts: RuleFacts) => Rule | undefined {
  const read = activeRules(rules).map((rule) => ({ rule, holds: rule.conditions.map(compileCondition) }));
  return (facts) => read.find(({ holds }) => holds.every((one) => one(facts)))?.rule;
}

// A list of rules is asked for order after order; it is read when it is first seen.
const readers = new WeakMap<readonly AllocationRule[], (facts: RuleFacts) => AllocationRule | undefined>();

/**
 * The first rule, by priority, that is on and whose conditions all hold. A rule without conditions holds for nothing.
 * @param rules never changed in place: another list is given for other rules
 */
export function matchRule<Rule extends AllocationRule>(
  rules: readonly Rule[],
  facts: RuleFacts,
): Rule | undefined {
  const known = readers.get(rules);
  if (known) return known(facts) as Rule | undefined;
  const reader = compileRules(rules);
  readers.set(rules, reader);
  return reader(facts);
}
