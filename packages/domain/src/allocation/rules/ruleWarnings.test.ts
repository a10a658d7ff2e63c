import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileCondition } from './matchRule.ts';
import { unsatisfiableField, covers, overlap, computeCoverage } from './ruleCoverage.ts';
import { ruleWarnings } from './ruleWarnings.ts';
import { ruleField } from './rules.ts';
import type { AllocationRule, RuleCondition, RuleFacts } from './rules.ts';

const condition = (
  field_name: string,
  field_operator: string,
  field_value: RuleCondition['field_value'],
): RuleCondition => ({ field_name, field_type: 'String', field_operator, field_value });
const rule = (name: string, priority: number, carrier_list: number[], ...conditions: RuleCondition[]) =>
  ({ name, priority, carrier_list, conditions }) satisfies AllocationRule;
const kinds = (...rules: AllocationRule[]) =>
  ruleWarnings(rules).map((warning) => `${warning.kind}: ${warning.rule.name}`);

describe('rule warnings', () => {
  test('conditions that exclude each other never match', () => {
    expect(
      kinds(rule('heavy and light', 1, [1], condition('Weight', 'gt', 5), condition('Weight', 'lte', 5))),
    ).toEqual(['never-matches: heavy and light']);
    expect(
      kinds(
        rule(
          'paid COD',
          1,
          [1],
          condition('Payment Mode', 'equals', 'prepaid'),
          condition('Cash on Delivery', 'equals', 'yes'),
        ),
      ),
    ).toEqual(['never-matches: paid COD']);
  });

  test('two tag conditions can both match, as an order may have both tags', () => {
    expect(
      kinds(rule('both', 1, [1], condition('Tag', 'equals', 'gift'), condition('Tag', 'equals', 'vip'))),
    ).toEqual([]);
  });

  test('a rule after a broader one is shadowed, whatever the spelling of the state', () => {
    expect(
      kinds(
        rule('south', 1, [1], condition('Destination State', 'in', 'KA, TN, Kerala')),
        rule(
          'Karnataka, heavy',
          2,
          [2],
          condition('Destination State', 'equals', 'Karnataka'),
          condition('Weight', 'gte', 5),
        ),
        rule('north', 3, [2], condition('Destination State', 'equals', 'Punjab')),
      ),
    ).toEqual(['shadowed: Karnataka, heavy']);
  });

  test('rules of the same priority conflict only if their couriers differ', () => {
    const heavy = rule('heavy', 1, [1], condition('Weight', 'gt', 5));
    expect(kinds(heavy, rule('dear', 1, [2], condition('Order Value', 'gt', 5000)))).toEqual([
      'conflict: dear',
    ]);
    expect(kinds(heavy, rule('dear', 1, [1], condition('Order Value', 'gt', 5000)))).toEqual([]);
    expect(kinds(heavy, rule('dear', 2, [2], condition('Order Value', 'gt', 5000)))).toEqual([]);
  });

  test('disabled rules cause no warnings', () => {
    const wide = { ...rule('all COD', 1, [1], condition('Payment Mode', 'equals', 'cod')), status: false };
    expect(
      kinds(
        wide,
        rule('heavy COD', 2, [2], condition('Payment Mode', 'equals', 'cod'), condition('Weight', 'gt', 2)),
      ),
    ).toEqual([]);
  });
});

const word = fc.constantFrom('a', 'ab', 'b', 'bc');
const anyCondition: fc.Arbitrary<RuleCondition> = fc.oneof(
  fc.record({
    field_name: fc.constantFrom('Channel', 'Tag', 'Payment Mode'),
    field_type: fc.constant('String'),
    field_operator: fc.constantFrom('equals', 'not_equals', 'contains'),
    field_value: word,
  }),
  fc.record({
    field_name: fc.constantFrom('Channel', 'Tag'),
    field_type: fc.constant('String'),
    field_operator: fc.constantFrom('in', 'not_in'),
    field_value: fc.uniqueArray(word, { minLength: 1 }),
  }),
  fc.record({
    field_name: fc.constant('Weight'),
    field_type: fc.constant('Float'),
    field_operator: fc.constantFrom('equals', 'not_equals', 'gt', 'gte', 'lt', 'lte'),
    field_value: fc.integer({ min: 0, max: 3 }),
  }),
);
const conditions = fc.array(anyCondition, { minLength: 1, maxLength: 4 });
const facts: fc.Arbitrary<RuleFacts> = fc.record({
  channel: fc.option(word, { nil: undefined }),
  payment_mode: word,
  tag: fc.uniqueArray(word),
  weight: fc.integer({ min: 0, max: 6 }).map((half) => half / 2),
});
const holds = (list: readonly RuleCondition[], of: RuleFacts) =>
  list.every((one) => compileCondition(one)(of));

describe('rule coverage holds for generated orders', () => {
  test('no order matches an unsatisfiable rule', () => {
    fc.assert(
      fc.property(conditions, facts, (list, order) => {
        if (unsatisfiableField(computeCoverage(list)) !== undefined) expect(holds(list, order)).toBe(false);
      }),
      { numRuns: 5000 },
    );
  });

  test('an order that matches a covered rule matches the covering rule, and rules that do not overlap share no order', () => {
    fc.assert(
      fc.property(conditions, conditions, facts, (one, two, order) => {
        const [inner, outer] = [computeCoverage(one), computeCoverage(two)];
        if (covers(inner, outer) && holds(one, order)) expect(holds(two, order)).toBe(true);
        if (!overlap(inner, outer)) expect(holds(one, order) && holds(two, order)).toBe(false);
      }),
      { numRuns: 20_000 },
    );
  });

  test('a rule that reads a risk that is not proven waits, and matches no order', () => {
    const risky = rule('risky', 1, [1], condition('RTO Risk', 'gte', 30));
    expect(ruleWarnings([risky], ['RTO Risk']).map(({ kind, words }) => [kind, words])).toEqual([
      ['waits', `"risky" waits: RTO Risk isn't proven for your orders yet, so the rule matches none.`],
    ]);
    expect(ruleWarnings([risky])).toEqual([]);
    const operators = ruleField('RTO Risk')?.operators ?? [];
    expect(operators.length).toBeGreaterThan(5);
    for (const operator of operators)
      for (const rto_risk of [null, undefined])
        expect(
          compileCondition(condition('RTO Risk', operator, operator === 'between' ? [0, 100] : 50))({
            rto_risk,
          }),
          operator,
        ).toBe(false);
  });
});
