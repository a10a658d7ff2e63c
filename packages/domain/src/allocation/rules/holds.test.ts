import { describe, expect, test } from 'vitest';
import { compileDecision, describeHold } from './holds.ts';
import { planAllocation } from '../plan/planAllocations.ts';
import { ruleWarnings } from './ruleWarnings.ts';
import { ruleProblems } from './rules.ts';
import type { AllocationRule, RuleFacts } from './rules.ts';

const rule = (change: Partial<AllocationRule>): AllocationRule => ({
  id: 'r1',
  name: 'Risky',
  priority: 1,
  action: 'hold',
  carrier_list: [],
  conditions: [{ field_name: 'RTO Risk', field_type: 'Float', field_operator: 'gte', field_value: 30 }],
  ...change,
});
const ship = rule({ id: 'r2', name: 'Everything', priority: 2, action: 'ship', carrier_list: [1] });
const risky: RuleFacts = { rto_risk: 44, is_cod: true };

describe('rules that hold', () => {
  test('hold the orders that match, until a person releases them', () => {
    const decide = compileDecision([rule({}), ship]);
    expect(decide(risky, false).hold).toEqual({ action: 'hold', rule_id: 'r1', rule_name: 'Risky' });
    expect(decide(risky, true)).toMatchObject({ hold: undefined, rule: { id: 'r2' } });
    expect(decide({ ...risky, rto_risk: 12 }, false)).toEqual({ rule: undefined, hold: undefined });
    // Without a risk nothing is known, and nothing is held.
    expect(decide({ is_cod: true }, false).hold).toBeUndefined();
  });

  test('"prepaid only" passes prepaid orders on to the next rule', () => {
    const decide = compileDecision([rule({ action: 'prepaid' }), ship]);
    expect(decide(risky, false).hold?.action).toBe('prepaid');
    expect(decide({ ...risky, is_cod: false }, false)).toMatchObject({ hold: undefined, rule: { id: 'r2' } });
  });

  test('the first rule decides: a rule before it ships', () => {
    expect(compileDecision([rule({ priority: 3 }), ship])(risky, false)).toMatchObject({
      hold: undefined,
      rule: { id: 'r2' },
    });
  });

  test('no courier is planned for a held order, also not one that a person chose', () => {
    const order = {
      source_pincode: '560001',
      destination_pincode: '560034',
      collect: 0,
      weight: 1,
      facts: risky,
    };
    const plan = planAllocation(order, [], { rules: [rule({ action: 'call' })] });
    expect(plan).toMatchObject({
      couriers: [],
      decided_by: 'none',
      why: 'Held by rule "Risky": call the buyer first.',
      hold: { action: 'call' },
    });
  });

  test('need no couriers, and shadow only each other', () => {
    expect(ruleProblems(rule({}))).toEqual({});
    expect(ruleProblems(rule({ action: 'ship' }))).toEqual({ carrier_list: 'Choose at least one courier.' });
    expect(ruleWarnings([rule({}), ship])).toEqual([]);
    expect(
      ruleWarnings([rule({}), rule({ id: 'r3', name: 'Again', action: 'call', priority: 2 })]),
    ).toMatchObject([{ kind: 'shadowed', rule: { id: 'r3' } }]);
  });

  test('say what to do', () => {
    for (const action of ['hold', 'call', 'prepaid'] as const)
      expect(describeHold({ action, rule_name: 'Risky' })).toMatch(/^Held by rule "Risky": .+\.$/);
  });
});
