import { describe, expect, test } from 'vitest';
import { valueShape, formatRuleValue, withField, withOperator } from './ruleDraft.ts';
import type { RuleFieldChoice } from './ruleDraft.ts';
import { blankCondition, conditionProblem, ruleFields, ruleOperators } from './rules.ts';

const state: RuleFieldChoice = {
  field_name: 'Destination State',
  field_type: 'String',
  operators: ['equals', 'in'],
};
const weight: RuleFieldChoice = { field_name: 'Weight', field_type: 'Float', operators: ['gt', 'between'] };

describe('editing a condition', () => {
  test('keeps the value if the new operator takes as many values', () => {
    const is = { ...blankCondition, field_value: 'shopify' };
    expect(withOperator(is, 'not_equals').field_value).toBe('shopify');
    expect(withOperator(is, 'in').field_value).toEqual(['shopify']);
    expect(withOperator({ ...is, field_operator: 'in', field_value: ['a', 'b'] }, 'equals').field_value).toBe(
      'a',
    );
    expect(withOperator({ ...is, field_value: 2 }, 'between').field_value).toEqual([2, '']);
    expect(withOperator({ ...is, field_value: '' }, 'in').field_value).toEqual([]);
  });

  test('takes operator and type from the new field and clears the value', () => {
    const about = withField({ ...blankCondition, field_value: 'shopify' }, weight);
    expect(about).toEqual({
      field_name: 'Weight',
      field_type: 'Float',
      field_operator: 'gt',
      field_value: '',
    });
    expect(
      withField({ ...about, field_operator: 'between', field_value: [1, 2] }, state).field_operator,
    ).toBe('equals');
  });

  test('an empty value is invalid for every operator', () => {
    for (const field of ruleFields)
      for (const operator of field.operators) {
        const empty = withOperator(withField(blankCondition, field), operator);
        expect(conditionProblem(empty), `${field.field_name} ${operator}`).toBeDefined();
      }
    expect(new Set(ruleOperators.map(valueShape))).toEqual(new Set(['one', 'several', 'range']));
  });

  test('formats its value for display', () => {
    const named = { ...state, options: [{ value: 'KA', label: 'Karnataka' }] };
    const among = { ...blankCondition, field_operator: 'in', field_value: ['KA', 'Kerala'] };
    expect(formatRuleValue(among, named)).toBe('Karnataka or Kerala');
    const many = { ...among, field_value: ['Assam', 'Goa', 'Manipur', 'Sikkim'] };
    expect(formatRuleValue(many, named, { most: 4 })).toBe('Assam, Goa, Manipur or Sikkim');
    expect(formatRuleValue(many, named, { most: 3 })).toBe('Assam, Goa or 2 more');
    const about = { ...blankCondition, field_name: 'Weight', field_operator: 'between' };
    expect(formatRuleValue({ ...about, field_value: [1, 5] }, weight)).toBe('1\u{a0}kg to 5\u{a0}kg');
    const dear = { ...blankCondition, field_name: 'Order Value', field_value: 150_000 };
    expect(formatRuleValue(dear, undefined)).toBe('₹1,50,000');
  });
});
