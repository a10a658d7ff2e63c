import { findState } from '../../india/states.ts';
import {
  conditionProblem,
  isNumeric,
  parseList,
  parseNumbers,
  ruleField,
  normalizeText,
  isRuleOperator,
} from './rules.ts';
import type { AllocationRule, RuleCondition, RuleFacts, RuleField, RuleOperator } from './rules.ts';

/** Returns whether an order satisfies a condition. */
export type OrderPredicate = (facts: RuleFacts) => boolean;

const never: OrderPredicate = () => false;

/** Compiles a condition to be tested against many orders. An invalid condition never matches. */
export function compileCondition(condition: RuleCondition): OrderPredicate {
  const field = ruleField(condition.field_name);
  const operator = condition.field_operator;
  if (field === undefined || !isRuleOperator(operator) || conditionProblem(condition) !== undefined)
    return never;
  const values = parseList(condition.field_value);
  const { key } = field;
  if (isNumeric(field.field_type)) {
    const passes = compileNumberTest(operator, parseNumbers(condition));
    return (facts) => {
      const fact = facts[key];
      return typeof fact === 'number' && passes(fact);
    };
  }
  if (field.field_type === 'Boolean') {
    const isWanted = /^(?:true|yes)$/i.test(values[0] ?? '') === (operator === 'equals');
    return (facts) => facts[key] === isWanted;
  }
  // For "equals" the value is one text, commas included: "Mugs, large".
  const whole = Array.isArray(condition.field_value) ? values[0] : condition.field_value;
  return compileTextTest(field, operator, textKey(field)(whole), new Set(values.map(textKey(field))));
}

/** Returns the comparison key of a text field. States compare by code, so spelling doesn't matter. */
export const textKey = (field: RuleField): ((value: unknown) => string) =>
  field.key.endsWith('_state')
    ? (value) => findState(normalizeText(value))?.gst_code ?? normalizeText(value)
    : normalizeText;

function compileTextTest(
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
    (matches: OrderPredicate): OrderPredicate =>
    (facts) =>
      !matches(facts);
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

function compileNumberTest(
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

export const matchesCondition = (condition: RuleCondition, facts: RuleFacts): boolean =>
  compileCondition(condition)(facts);

/** Returns the enabled rules that have conditions, sorted by priority. */
export const activeRules = <Rule extends AllocationRule>(rules: readonly Rule[]): Rule[] =>
  rules
    .filter(({ status, conditions }) => status !== false && conditions.length > 0)
    .sort((a, b) => a.priority - b.priority);

/** Compiles rules into a function that returns the first rule whose conditions all match. */
export function compileRules<Rule extends AllocationRule>(
  rules: readonly Rule[],
): (facts: RuleFacts) => Rule | undefined {
  const compiled = activeRules(rules).map((rule) => ({
    rule,
    tests: rule.conditions.map(compileCondition),
  }));
  return (facts) => compiled.find(({ tests }) => tests.every((test) => test(facts)))?.rule;
}

// The same list is matched against many orders, so its compiled form is cached.
const compiledRules = new WeakMap<
  readonly AllocationRule[],
  (facts: RuleFacts) => AllocationRule | undefined
>();

/**
 * Returns the first active rule, by priority, whose conditions all match. A rule without conditions never
 * matches.
 * @param rules treated as immutable: the compiled form is cached by identity
 */
export function matchRule<Rule extends AllocationRule>(
  rules: readonly Rule[],
  facts: RuleFacts,
): Rule | undefined {
  const cached = compiledRules.get(rules);
  if (cached) return cached(facts) as Rule | undefined;
  const findMatch = compileRules(rules);
  compiledRules.set(rules, findMatch);
  return findMatch(facts);
}
