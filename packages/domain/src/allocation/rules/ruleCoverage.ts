import { textKey } from './matchRule.ts';
import { conditionProblem, isNumeric, parseList, parseNumbers, ruleField } from './rules.ts';
import type { RuleCondition, RuleFacts, RuleField } from './rules.ts';

type Key = keyof RuleFacts;

/** The values that a numeric field may have. */
interface Span {
  low: number;
  isLowOpen: boolean;
  high: number;
  isHighOpen: boolean;
  not: readonly number[];
}

/**
 * The values that a text field may have: in every `required` set, not in `forbidden`, containing every part.
 */
interface TextSet {
  required: readonly ReadonlySet<string>[];
  forbidden: ReadonlySet<string>;
  contains: readonly string[];
  /** SKU, category and tag are multi-valued: a different value may satisfy each required set. */
  isMany: boolean;
}

/** The set of orders that match a rule, field by field. Cash on Delivery counts as a payment mode. */
export interface RuleCoverage {
  spans: ReadonlyMap<Key, Span>;
  words: ReadonlyMap<Key, TextSet>;
  /** A condition is invalid, so no order matches. */
  isBroken: boolean;
}

const everyNumber: Span = { low: -Infinity, isLowOpen: true, high: Infinity, isHighOpen: true, not: [] };
const manyKeys: ReadonlySet<Key> = new Set<Key>(['sku', 'category', 'tag']);

/** Computes the coverage of conditions joined by AND. */
export function computeCoverage(conditions: readonly RuleCondition[]): RuleCoverage {
  const spans = new Map<Key, Span>();
  const words = new Map<Key, TextSet>();
  let isBroken = conditions.length === 0;
  for (const condition of conditions) {
    const field = ruleField(condition.field_name);
    if (field === undefined || conditionProblem(condition) !== undefined) isBroken = true;
    else if (isNumeric(field.field_type)) {
      const span = toSpan(condition);
      spans.set(field.key, intersectSpans(spans.get(field.key) ?? everyNumber, span));
    } else {
      const key = field.key === 'is_cod' ? 'payment_mode' : field.key;
      const next = toTextSet(field, condition);
      const known = words.get(key);
      words.set(key, known ? intersectTextSets(known, next) : next);
    }
  }
  return { spans, words, isBroken };
}

function toSpan(condition: RuleCondition): Span {
  const [first = 0, second = 0] = parseNumbers(condition);
  switch (condition.field_operator) {
    case 'equals':
      return { low: first, isLowOpen: false, high: first, isHighOpen: false, not: [] };
    case 'not_equals':
      return { ...everyNumber, not: [first] };
    case 'gt':
      return { ...everyNumber, low: first };
    case 'gte':
      return { ...everyNumber, low: first, isLowOpen: false };
    case 'lt':
      return { ...everyNumber, high: first };
    case 'lte':
      return { ...everyNumber, high: first, isHighOpen: false };
    default:
      return { low: first, isLowOpen: false, high: second, isHighOpen: false, not: [] };
  }
}

function intersectSpans(a: Span, b: Span): Span {
  const low = Math.max(a.low, b.low);
  const high = Math.min(a.high, b.high);
  return {
    low,
    isLowOpen: (a.low === low && a.isLowOpen) || (b.low === low && b.isLowOpen),
    high,
    isHighOpen: (a.high === high && a.isHighOpen) || (b.high === high && b.isHighOpen),
    not: [...a.not, ...b.not],
  };
}

function toTextSet(field: RuleField, condition: RuleCondition): TextSet {
  const operator = condition.field_operator;
  const values = parseList(condition.field_value);
  const empty: TextSet = {
    required: [],
    forbidden: new Set(),
    contains: [],
    isMany: manyKeys.has(field.key),
  };
  if (field.key === 'is_cod') {
    const isCod = /^(?:true|yes)$/i.test(values[0] ?? '') === (operator === 'equals');
    return { ...empty, required: [new Set([isCod ? 'cod' : 'prepaid'])] };
  }
  const same = textKey(field);
  const whole = same(Array.isArray(condition.field_value) ? values[0] : condition.field_value);
  switch (operator) {
    case 'equals':
      return { ...empty, required: [new Set([whole])] };
    case 'in':
      return { ...empty, required: [new Set(values.map(same))] };
    case 'not_equals':
      return { ...empty, forbidden: new Set([whole]) };
    case 'not_in':
      return { ...empty, forbidden: new Set(values.map(same)) };
    default:
      return { ...empty, contains: [whole] };
  }
}

function intersectTextSets(a: TextSet, b: TextSet): TextSet {
  const required = [...a.required, ...b.required];
  return {
    // The one value of a single-valued field must be in every set.
    required:
      a.isMany || required.length < 2
        ? required
        : [new Set([...required[0]!].filter((text) => required.every((set) => set.has(text))))],
    forbidden: new Set([...a.forbidden, ...b.forbidden]),
    contains: [...a.contains, ...b.contains],
    isMany: a.isMany,
  };
}

const isEmptySpan = ({ low, high, isLowOpen, isHighOpen, not }: Span): boolean =>
  low > high || (low === high && (isLowOpen || isHighOpen || not.includes(low)));

/** Returns the values of a required set that are still possible. */
const possibleValues = ({ forbidden, contains, isMany }: TextSet, set: ReadonlySet<string>): string[] =>
  [...set].filter(
    (text) => !forbidden.has(text) && (isMany || contains.every((part) => text.includes(part))),
  );

const isEmptyTextSet = (words: TextSet): boolean =>
  words.required.some((set) => possibleValues(words, set).length === 0);

/** Returns the field whose conditions exclude each other, if any. */
export function unsatisfiableField({ spans, words }: RuleCoverage): Key | undefined {
  for (const [key, span] of spans) if (isEmptySpan(span)) return key;
  for (const [key, one] of words) if (isEmptyTextSet(one)) return key;
  return undefined;
}

/** Returns whether some order could match both rules. Errs towards true. */
export function overlap(a: RuleCoverage, b: RuleCoverage): boolean {
  if (a.isBroken || b.isBroken) return false;
  const spans = new Map(a.spans);
  for (const [key, span] of b.spans) spans.set(key, intersectSpans(spans.get(key) ?? everyNumber, span));
  const words = new Map(a.words);
  for (const [key, one] of b.words) {
    const known = words.get(key);
    words.set(key, known ? intersectTextSets(known, one) : one);
  }
  return unsatisfiableField({ spans, words, isBroken: false }) === undefined;
}

/** Returns whether every order that matches `inner` also matches `outer`. */
export function covers(inner: RuleCoverage, outer: RuleCoverage): boolean {
  if (inner.isBroken || outer.isBroken) return false;
  for (const [key, span] of outer.spans) {
    const within = inner.spans.get(key);
    if (within === undefined || !spanInside(within, span)) return false;
  }
  for (const [key, one] of outer.words) {
    const within = inner.words.get(key);
    if (within === undefined || !textSetInside(within, one)) return false;
  }
  return true;
}

function spanInside(inner: Span, outer: Span): boolean {
  const isLow = inner.low > outer.low || (inner.low === outer.low && (inner.isLowOpen || !outer.isLowOpen));
  const isHigh =
    inner.high < outer.high || (inner.high === outer.high && (inner.isHighOpen || !outer.isHighOpen));
  const isOut = (value: number) =>
    inner.not.includes(value) ||
    isEmptySpan(
      intersectSpans(inner, { ...everyNumber, low: value, high: value, isLowOpen: false, isHighOpen: false }),
    );
  return isLow && isHigh && outer.not.every(isOut);
}

function textSetInside(inner: TextSet, outer: TextSet): boolean {
  const sets = inner.required.map((set) => new Set(possibleValues(inner, set)));
  const meets = outer.required.every((wanted) =>
    sets.some((set) => [...set].every((text) => wanted.has(text))),
  );
  const avoids = [...outer.forbidden].every(
    (text) => inner.forbidden.has(text) || (!inner.isMany && sets.some((set) => !set.has(text))),
  );
  const contains = outer.contains.every(
    (part) =>
      inner.contains.some((known) => known.includes(part)) ||
      sets.some((set) => [...set].every((text) => text.includes(part))),
  );
  return meets && avoids && contains;
}
