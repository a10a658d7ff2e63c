import { formatNumber } from '../../money/index.ts';
import { ruleOperatorLabel } from './rules.ts';
import type { RuleCondition, RuleOperator, RuleValue } from './rules.ts';

/** A field that a condition can use, with its operators. */
export interface RuleFieldChoice {
  field_name: string;
  /** @default the field name */
  label?: string | undefined;
  field_type: string;
  operators: readonly RuleOperator[];
  /** Known values to choose from. Without them the value is typed. */
  options?: readonly { value: string; label: string }[] | undefined;
}

/** How many values an operator takes. */
export type ValueShape = 'one' | 'several' | 'range';

export const valueShape = (operator: string): ValueShape =>
  operator === 'between' ? 'range' : operator === 'in' || operator === 'not_in' ? 'several' : 'one';

const first = (value: RuleValue): string | number | boolean =>
  Array.isArray(value) ? (value[0] ?? '') : typeof value === 'object' || value === null ? '' : value;

/** Changes the operator and keeps as much of the value as fits. */
export function withOperator(condition: RuleCondition, field_operator: RuleOperator): RuleCondition {
  const before = valueShape(condition.field_operator);
  const after = valueShape(field_operator);
  if (before === after) return { ...condition, field_operator };
  const one = first(condition.field_value);
  if (after === 'one') return { ...condition, field_operator, field_value: one };
  const value = typeof one === 'boolean' ? '' : one;
  if (after === 'range') return { ...condition, field_operator, field_value: [value, ''] };
  return { ...condition, field_operator, field_value: value === '' ? [] : [value] };
}

/** Changes the field and clears the value. */
export function withField(condition: RuleCondition, field: RuleFieldChoice): RuleCondition {
  const operator = field.operators.find((one) => one === condition.field_operator);
  const field_operator = operator ?? field.operators[0] ?? 'equals';
  const shape = valueShape(field_operator);
  return {
    field_name: field.field_name,
    field_type: field.field_type,
    field_operator,
    field_value: shape === 'one' ? '' : shape === 'range' ? ['', ''] : [],
  };
}

/** Appends the unit with a no-break space. */
function withUnit(field_name: string, value: number): string {
  if (field_name === 'Order Value') return `₹${formatNumber(value)}`;
  return field_name === 'Weight' ? `${formatNumber(value)}\u{a0}kg` : formatNumber(value);
}

/**
 * Formats a value for display: "Karnataka or Kerala", "1 kg to 5 kg".
 * @param most with more values than this, the last ones are counted: "Assam, Goa or 6 more"
 */
export function formatRuleValue(
  condition: RuleCondition,
  field: RuleFieldChoice | undefined,
  { most = Infinity }: { most?: number } = {},
): string {
  const { field_value: value, field_operator } = condition;
  const label = (one: string | number | boolean) =>
    typeof one === 'number'
      ? withUnit(condition.field_name, one)
      : (field?.options?.find((option) => option.value === String(one))?.label ?? String(one));
  if (!Array.isArray(value)) return label(first(value));
  const parts = value.filter((one) => one !== '').map(label);
  if (field_operator === 'between') return parts.join(' to ');
  const shown = parts.length > most ? parts.slice(0, most - 1) : parts;
  const more = parts.length - shown.length;
  return new Intl.ListFormat('en-IN', { type: 'disjunction' }).format(
    more > 0 ? [...shown, `${formatNumber(more)} more`] : shown,
  );
}

/** Formats a condition as text: "Weight is more than 5 kg". */
export function formatCondition(condition: RuleCondition, fields: readonly RuleFieldChoice[]): string {
  const field = fields.find(({ field_name }) => field_name === condition.field_name);
  const operator = ruleOperatorLabel(condition.field_operator);
  return `${field?.label ?? condition.field_name} ${operator} ${formatRuleValue(condition, field)}`;
}
