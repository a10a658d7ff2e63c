import type { CourierId } from './loadDistribution.ts';

export const ruleFieldTypes = ['String', 'Integer', 'Float', 'Boolean'] as const;
export type RuleFieldType = (typeof ruleFieldTypes)[number];

export const ruleOperators = [
  'equals',
  'not_equals',
  'in',
  'not_in',
  'contains',
  'gt',
  'gte',
  'lt',
  'lte',
  'between',
] as const;
export type RuleOperator = (typeof ruleOperators)[number];

export const ruleOperatorLabels: Record<RuleOperator, string> = {
  equals: 'is',
  not_equals: 'is not',
  in: 'is one of',
  not_in: 'is none of',
  contains: 'contains',
  gt: 'is more than',
  gte: 'is at least',
  lt: 'is less than',
  lte: 'is at most',
  between: 'is between',
};

/**
 * The order's data that rules are matched against. A multi-valued field (SKU, category, tag) matches if any
 * value does.
 */
export interface RuleFacts {
  channel?: string | null | undefined;
  /** `prepaid` or `cod` */
  payment_mode?: string | null | undefined;
  /** Rupees. */
  order_value?: number | null | undefined;
  /** Kilograms. */
  weight?: number | null | undefined;
  zone?: string | null | undefined;
  source_pincode?: string | null | undefined;
  destination_pincode?: string | null | undefined;
  source_state?: string | null | undefined;
  destination_state?: string | null | undefined;
  warehouse?: string | null | undefined;
  sku?: readonly string[] | null | undefined;
  category?: readonly string[] | null | undefined;
  tag?: readonly string[] | null | undefined;
  is_cod?: boolean | null | undefined;
  /** Chance of an RTO, per cent; absent with too little history. */
  rto_risk?: number | null | undefined;
}

export interface RuleField {
  /** The name used in conditions. */
  field_name: string;
  field_type: RuleFieldType;
  key: keyof RuleFacts;
  operators: readonly RuleOperator[];
}

const textOperators = ['equals', 'not_equals', 'in', 'not_in', 'contains'] as const;
const numberOperators = ['equals', 'not_equals', 'gt', 'gte', 'lt', 'lte', 'between'] as const;
const text = (field_name: string, key: keyof RuleFacts): RuleField => ({
  field_name,
  field_type: 'String',
  key,
  operators: textOperators,
});

/** Fields for conditions, in the order of the form. */
export const ruleFields: readonly RuleField[] = [
  text('Channel', 'channel'),
  text('Payment Mode', 'payment_mode'),
  { field_name: 'Order Value', field_type: 'Float', key: 'order_value', operators: numberOperators },
  { field_name: 'Weight', field_type: 'Float', key: 'weight', operators: numberOperators },
  text('Zone', 'zone'),
  text('Source Pincode', 'source_pincode'),
  text('Destination Pincode', 'destination_pincode'),
  text('Source State', 'source_state'),
  text('Destination State', 'destination_state'),
  text('Warehouse', 'warehouse'),
  text('SKU', 'sku'),
  text('Category', 'category'),
  text('Tag', 'tag'),
  { field_name: 'RTO Risk', field_type: 'Float', key: 'rto_risk', operators: numberOperators },
  {
    field_name: 'Cash on Delivery',
    field_type: 'Boolean',
    key: 'is_cod',
    operators: ['equals', 'not_equals'],
  },
];

export type RuleValue = string | number | boolean | readonly (string | number)[] | null;

export interface RuleCondition {
  field_name: string;
  field_type: string;
  field_operator: string;
  /** A list or comma-separated text for `in`, `not_in` and `between`. */
  field_value: RuleValue;
}

/** `load` is the load distribution, `custom` an override rule. */
export const ruleTypes = ['load', 'custom'] as const;
export type RuleType = (typeof ruleTypes)[number];
/** Actions of a rule on the orders that match: ship them with its couriers, or hold them for a person. */
export const ruleActions = ['ship', 'hold', 'call', 'prepaid'] as const;
export type RuleAction = (typeof ruleActions)[number];

export const isRuleAction = (text: unknown): text is RuleAction => ruleActions.some((one) => one === text);

export const ruleActionLabels: Record<RuleAction, string> = {
  ship: 'Ship with couriers',
  hold: 'Hold until released',
  call: 'Call the buyer first',
  prepaid: 'Prepaid only',
};

export interface AllocationRule {
  id?: string | undefined;
  name: string;
  /** 1 runs first. */
  priority: number;
  /** @default 'ship' */
  action?: RuleAction | undefined;
  /** Couriers to try in order; empty if the rule holds. */
  carrier_list: readonly CourierId[];
  /** @default true */
  status?: boolean | undefined;
  conditions: readonly RuleCondition[];
}

/** The first condition of a new rule. */
export const blankCondition: RuleCondition = {
  field_name: 'Channel',
  field_type: 'String',
  field_operator: 'equals',
  field_value: '',
};

/** Trims and lowercases a value for comparison. */
export const normalizeText = (value: unknown): string => {
  const isScalar = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isScalar ? String(value).trim().toLowerCase() : '';
};

/** Finds a field by name or key, ignoring case, spaces and underscores. */
export function ruleField(name: string): RuleField | undefined {
  const wanted = normalizeText(name).replace(/[\s_]+/g, '');
  return ruleFields.find(({ field_name, key }) =>
    [field_name, key].some((known) => normalizeText(known).replace(/[\s_]+/g, '') === wanted),
  );
}

/** Parses the values of a condition: a list or comma-separated text. */
export function parseList(value: RuleValue): string[] {
  const parts = Array.isArray(value) ? value.map(String) : String(value ?? '').split(',');
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Digits grouped by thousands or lakhs. */
const grouped = /^[+-]?\d{1,3}(?:(?:,\d{2})*,\d{3}|(?:,\d{3})+)(?:\.\d+)?$/;

function parseRuleNumber(value: string | number): number {
  if (typeof value === 'number') return value;
  const digits = value.trim();
  if (digits === '') return Number.NaN;
  return Number(grouped.test(digits) ? digits.replaceAll(',', '') : digits);
}

/** Parses the numbers of a condition: two for `between`, else one. NaN if not a number. */
export function parseNumbers({ field_operator, field_value }: RuleCondition): number[] {
  if (typeof field_value !== 'string') return parseList(field_value).map(parseRuleNumber);
  if (field_operator !== 'between') return [parseRuleNumber(field_value)];
  // "1,000, 5,000": a comma followed by a space is the separator.
  const parts = field_value.split(/,\s/.test(field_value) ? /,\s+/ : ',');
  return parts.map(parseRuleNumber);
}

export const isRuleOperator = (text: unknown): text is RuleOperator =>
  ruleOperators.some((operator) => operator === text);

/** The words of an operator; one that isn't known is shown as it is. */
export const ruleOperatorLabel = (operator: string): string =>
  isRuleOperator(operator) ? ruleOperatorLabels[operator] : operator;

export const isNumeric = (type: string): boolean => type === 'Integer' || type === 'Float';

/** Returns what is wrong with a condition and how to fix it. An invalid condition never matches. */
export function conditionProblem(condition: RuleCondition): string | undefined {
  const field = ruleField(condition.field_name);
  if (field === undefined) return `"${condition.field_name}" isn't a rule field. Choose one from the list.`;
  const operator = condition.field_operator;
  if (!isRuleOperator(operator) || !field.operators.includes(operator)) {
    return `${field.field_name} doesn't support "${operator}". Use ${field.operators.join(', ')}.`;
  }
  const values = parseList(condition.field_value);
  if (values.length === 0) return `Enter a value for ${field.field_name}.`;
  if (isNumeric(field.field_type)) return numberProblem(condition, field);
  if (field.field_type === 'Boolean' && !/^(?:true|false|yes|no)$/i.test(values[0] ?? ''))
    return `Enter yes or no for ${field.field_name}.`;
  return undefined;
}

function numberProblem(condition: RuleCondition, { field_name }: RuleField): string | undefined {
  const numbers = parseNumbers(condition);
  if (numbers.some((number) => !Number.isFinite(number))) return `Enter a number for ${field_name}.`;
  const [low = 0, high = 0] = numbers;
  if (condition.field_operator === 'between' && (numbers.length !== 2 || low > high))
    return 'Enter a lower and an upper value, for example 1, 5.';
  return undefined;
}

/** Every order is matched against every rule; this bounds the cost. */
export const maxConditions = 20;

/** Returns the problems of conditions, by dotted field path. */
export function conditionProblems(conditions: readonly RuleCondition[]): Record<string, string> {
  const problems: Record<string, string> = {};
  if (conditions.length === 0) problems['conditions'] = 'Add at least one condition.';
  if (conditions.length > maxConditions) problems['conditions'] = `Use at most ${maxConditions} conditions.`;
  conditions.forEach((condition, index) => {
    const problem = conditionProblem(condition);
    if (problem !== undefined) problems[`conditions.${index}`] = problem;
  });
  return problems;
}

/** Returns the problems of a rule, by dotted field path. */
export function ruleProblems(rule: AllocationRule): Record<string, string> {
  const problems: Record<string, string> = {};
  if (rule.name.trim() === '') problems['name'] = 'Enter a rule name.';
  if (!Number.isInteger(rule.priority) || rule.priority < 1)
    problems['priority'] = 'Enter a whole number of 1 or more.';
  if ((rule.action ?? 'ship') === 'ship' && rule.carrier_list.length === 0)
    problems['carrier_list'] = 'Choose at least one courier.';
  return { ...problems, ...conditionProblems(rule.conditions) };
}
