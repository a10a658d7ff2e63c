import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AllocationPlanner,
  matchesCondition,
  conditionProblem,
  filterCouriers,
  isEmbargo,
  matchRule,
  pickByDeficit,
  planAllocation,
  rankCouriers,
  ruleProblems,
  distributionProblem,
  removeShare,
  distributionWarnings,
} from './index.ts';
import type {
  AllocationOrder,
  AllocationRule,
  AllocationSettings,
  PricedCandidate,
  RuleCondition,
  ServiceabilityRow,
} from './index.ts';

const split = [
  { courier_id: 'D', percentage: 50 },
  { courier_id: 'X', percentage: 30 },
  { courier_id: 'B', percentage: 20 },
];

const run = (orders: number, able: (order: number) => string[]): string => {
  const counts: Record<string, number> = {};
  return Array.from({ length: orders }, (_, order) => {
    const id = String(pickByDeficit(counts, split, able(order)) ?? '-');
    counts[id] = (counts[id] ?? 0) + 1;
    return id;
  }).join(' ');
};

describe('load distribution', () => {
  it('picks the largest deficit', () => {
    expect(run(10, () => ['D', 'X', 'B'])).toBe('D X B D D X D B X D');
  });
  it('catches up after an outage', () => {
    expect(run(10, (order) => (order < 3 ? ['X', 'B'] : ['D', 'X', 'B']))).toBe('X B X D D D D B X D');
  });
  it('picks no courier if none is serviceable, and never one with 0%', () => {
    expect(pickByDeficit({}, split, [])).toBeUndefined();
    expect(
      pickByDeficit(
        {},
        [
          { courier_id: 1, percentage: 0 },
          { courier_id: 2, percentage: 100 },
        ],
        [1],
      ),
    ).toBeUndefined();
  });
  it('stays within one order of every share if all couriers are serviceable', () => {
    const shares = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(shares, fc.integer({ min: 1, max: 200 }), (weights, orders) => {
        const head = weights.slice(0, -1).map((w) => Math.floor((w * 90) / (weights.length * 50)) + 1);
        const rows = [...head, 100 - head.reduce((a, b) => a + b, 0)].map((percentage, courier_id) => ({
          courier_id,
          percentage,
        }));
        const counts: Record<string, number> = {};
        for (let order = 0; order < orders; order += 1) {
          const id = String(
            pickByDeficit(
              counts,
              rows,
              rows.map((row) => row.courier_id),
            ),
          );
          counts[id] = (counts[id] ?? 0) + 1;
        }
        rows.forEach((row) =>
          expect(Math.abs((counts[row.courier_id] ?? 0) - (row.percentage * orders) / 100)).toBeLessThan(
            rows.length,
          ),
        );
      }),
    );
  });
  it('requires shares of 100% and reports the missing part', () => {
    expect(distributionProblem(split)).toBeUndefined();
    expect(distributionProblem(split.slice(0, 2))).toBe('Shares add up to 80%. Add 20% to reach 100%.');
    expect(distributionProblem([...split, { courier_id: 'E', percentage: 5 }])).toContain('Remove 5%');
    expect(distributionProblem([...split, { courier_id: 'D', percentage: 0 }])).toContain('two rows');
    expect(distributionProblem([])).toBeUndefined();
    expect(distributionProblem([{ courier_id: 'D', percentage: 99.5 }])).toContain('whole');
  });
  it('gives the share of a removed row to the others, and keeps the last row', () => {
    const rows = [
      { courier_id: 1, percentage: 50 },
      { courier_id: 2, percentage: 30 },
      { courier_id: 3, percentage: 20 },
    ];
    // 71.4 and 28.6: the odd per cent goes to the larger remainder.
    expect(removeShare(rows, '2')).toEqual([
      { courier_id: 1, percentage: 71 },
      { courier_id: 3, percentage: 29 },
    ]);
    expect(removeShare([{ courier_id: 1, percentage: 100 }], 1)).toEqual([
      { courier_id: 1, percentage: 100 },
    ]);
    const even = [
      { courier_id: 1, percentage: 100 },
      { courier_id: 2, percentage: 0 },
      { courier_id: 3, percentage: 0 },
    ];
    expect(removeShare(even, 1).map(({ percentage }) => percentage)).toEqual([50, 50]);
  });
  it("warns of a share of a courier that isn't connected", () => {
    const couriers = [
      { courier_id: 1, name: 'Delhivery Surface', is_active: true },
      { courier_id: 2, name: 'XpressBees Surface', is_active: false },
      { courier_id: 3, name: 'Blue Dart Air', is_active: false },
    ];
    const rows = [
      { courier_id: '1', percentage: 70 },
      { courier_id: 2, percentage: 30 },
      { courier_id: 3, percentage: 0, daily_capacity: 5 },
    ];
    expect(distributionWarnings(rows, couriers)).toEqual([
      "XpressBees Surface isn't connected, so its 30% goes to the other couriers. Connect it or set its share to 0%.",
    ]);
  });
});

const condition = (
  field_name: string,
  field_operator: string,
  field_value: RuleCondition['field_value'],
): RuleCondition => ({
  field_name,
  field_type: 'String',
  field_operator,
  field_value,
});

describe('rule conditions', () => {
  const facts = {
    channel: 'Shopify',
    payment_mode: 'cod',
    order_value: 2499,
    weight: 1.2,
    zone: 'D',
    destination_state: 'Karnataka',
    destination_pincode: '560001',
    sku: ['MUG-1', 'PLATE-2'],
    tag: ['fragile'],
    is_cod: true,
  };
  it.each([
    ['Channel', 'equals', 'shopify', true],
    ['Channel', 'not_equals', 'shopify', false],
    ['Channel', 'in', 'amazon, shopify', true],
    ['Channel', 'not_in', ['amazon', 'flipkart'], true],
    ['Channel', 'contains', 'shop', true],
    ['Payment Mode', 'equals', 'COD', true],
    ['payment_mode', 'equals', 'prepaid', false],
    ['Order Value', 'gt', 2499, false],
    ['Order Value', 'gte', 2499, true],
    ['Order Value', 'lt', '2500', true],
    ['Order Value', 'lte', 2498.99, false],
    ['Weight', 'between', '1, 1.2', true],
    ['Weight', 'between', [2, 5], false],
    ['Order Value', 'gt', '1,000', true],
    ['Order Value', 'gt', '5,000', false],
    ['Order Value', 'lt', '1,00,000.50', true],
    ['Order Value', 'between', '1,000, 5,000', true],
    ['Order Value', 'between', '1,5000', true],
    ['Order Value', 'gt', '1,00', false],
    ['Order Value', 'gte', '1, 2', false],
    ['Order Value', 'equals', 2499, true],
    ['Order Value', 'not_equals', 2499, false],
    ['Destination State', 'equals', 'KA', true],
    ['Destination State', 'in', 'Kerala, karnataka', true],
    ['Destination Pincode', 'contains', '560', true],
    ['SKU', 'equals', 'plate-2', true],
    ['SKU', 'not_in', 'MUG-1', false],
    ['Tag', 'not_equals', 'gift', true],
    ['Cash on Delivery', 'equals', true, true],
    ['Cash on Delivery', 'not_equals', 'yes', false],
    ['Channel', 'equals', '', false],
    ['Channel', 'gt', 'a', false],
    ['Colour', 'equals', 'red', false],
    ['Source State', 'equals', 'KA', false],
    ['Weight', 'gt', 'heavy', false],
  ] as const)('%s %s %s is %s', (field, operator, value, expected) => {
    expect(matchesCondition(condition(field, operator, value), facts)).toBe(expected);
  });
  it('report their problems', () => {
    expect(conditionProblem(condition('Colour', 'equals', 'red'))).toContain("isn't a rule field");
    expect(conditionProblem(condition('Weight', 'between', '5, 1'))).toContain('lower and an upper');
    expect(conditionProblem(condition('Channel', 'equals', 'Shopify'))).toBeUndefined();
    expect(Object.keys(ruleProblems({ name: '', priority: 0, carrier_list: [], conditions: [] }))).toEqual([
      'name',
      'priority',
      'carrier_list',
      'conditions',
    ]);
  });
  it('are limited to twenty', () => {
    const of = (count: number) => ({
      name: 'Long',
      priority: 1,
      carrier_list: [1],
      conditions: Array.from({ length: count }, () => condition('Channel', 'equals', 'Shopify')),
    });
    expect(ruleProblems(of(20))).toEqual({});
    expect(ruleProblems(of(21))).toEqual({ conditions: 'Use at most 20 conditions.' });
  });
  it('have exact negations', () => {
    const text = fc.constantFrom('shopify', 'amazon', 'custom', '');
    fc.assert(
      fc.property(text, fc.constantFrom('shopify', 'amazon'), (channel, value) => {
        expect(matchesCondition(condition('Channel', 'equals', value), { channel })).toBe(
          !matchesCondition(condition('Channel', 'not_equals', value), { channel }),
        );
      }),
    );
  });
});

const rule = (
  name: string,
  priority: number,
  conditions: RuleCondition[],
  carrier_list = ['D'],
  status = true,
): AllocationRule => ({ name, priority, conditions, carrier_list, status });

describe('rules', () => {
  it('match by priority, need all conditions, and skip disabled rules', () => {
    const rules = [
      rule('third', 3, [condition('Channel', 'equals', 'shopify')]),
      rule('off', 1, [condition('Channel', 'equals', 'shopify')], ['X'], false),
      rule('both', 2, [condition('Channel', 'equals', 'shopify'), condition('Weight', 'gt', 5)]),
      rule('empty', 1, []),
    ];
    expect(matchRule(rules, { channel: 'Shopify', weight: 1 })?.name).toBe('third');
    expect(matchRule(rules, { channel: 'Shopify', weight: 6 })?.name).toBe('both');
    expect(matchRule(rules, { channel: 'Amazon' })).toBeUndefined();
  });
});

const row = (over: Partial<ServiceabilityRow> = {}): ServiceabilityRow => ({
  pincode: '560001',
  prepaid: true,
  cod: true,
  pickup: true,
  reverse: true,
  tat: 3,
  ...over,
});
const candidate = (
  courier_id: string,
  over: Partial<ServiceabilityRow> = {},
  total = 10000,
): PricedCandidate => ({
  courier: { courier_id, name: courier_id },
  destination: row(over),
  price: { rated: true, total, zone: 'D' },
});
const order: AllocationOrder = {
  source_pincode: '302017',
  destination_pincode: '560001',
  collect: 2499,
  weight: 1.2,
  facts: { channel: 'Shopify', weight: 1.2 },
};

describe('filterCouriers', () => {
  it('gives a reason for each rejected courier', () => {
    const { able, rejected } = filterCouriers(
      [
        candidate('ok'),
        { ...candidate('none'), destination: undefined },
        candidate('nocod', { cod: false }),
        candidate('maxcod', { max_cod: 2000 }),
        candidate('heavy', { max_weight: 1 }),
        candidate('embargo', { embargo: true }),
        { ...candidate('off'), courier: { courier_id: 'off', name: 'off', is_active: false } },
        {
          ...candidate('unconnected'),
          courier: { courier_id: 'unconnected', name: 'u', has_credentials: false },
        },
        {
          ...candidate('full'),
          courier: { courier_id: 'full', name: 'full', daily_capacity: 5, assigned_today: 5 },
        },
        { ...candidate('nopickup'), source: row({ pickup: false }) },
      ],
      order,
    );
    expect(able.map((c) => c.courier.courier_id)).toEqual(['ok']);
    expect(rejected).toHaveLength(9);
    expect(rejected.find((r) => r.courier_id === 'maxcod')?.reason).toBe(
      'COD limit at 560001 is ₹2,000; the order is ₹2,499.',
    );
    expect(rejected.find((r) => r.courier_id === 'nopickup')?.reason).toContain('302017');
  });
  it('detects an embargo in the remarks and quotes them', () => {
    expect(isEmbargo('Embargo')).toBe(true);
    expect(isEmbargo('EMBARGO till 25 Nov, floods')).toBe(true);
    expect(isEmbargo('Delivered on Mondays only')).toBe(false);
    const { rejected } = filterCouriers(
      [candidate('a', { embargo: true, remarks: 'Embargo till 25 Nov' })],
      order,
    );
    expect(rejected[0]?.reason).toBe(
      'Embargo: no shipments to 560001 at the moment. Courier remark: Embargo till 25 Nov',
    );
  });
  it('requires prepaid service when no COD amount is due', () => {
    expect(
      filterCouriers([candidate('a', { prepaid: false })], { ...order, collect: 0 }).rejected,
    ).toHaveLength(1);
  });
});

const ranked = (candidates: readonly PricedCandidate[], settings?: AllocationSettings) =>
  rankCouriers(new AllocationPlanner(settings).plan({ order, candidates }));

describe('planAllocation', () => {
  const candidates = [
    candidate('D', {}, 9000),
    candidate('X', { tat: 2 }, 8000),
    candidate('B', { oda: true }, 12000),
  ];
  it('tries the couriers of a matched rule in order', () => {
    const plan = planAllocation(order, candidates, {
      rules: [rule('Shop', 1, [condition('Channel', 'equals', 'Shopify')], ['B', 'Z', 'D'])],
      split,
    });
    expect(plan).toMatchObject({ decided_by: 'rule', couriers: ['B', 'D'] });
  });
  it('leaves the order unallocated if no courier of the rule can take it', () => {
    expect(
      planAllocation(order, candidates, {
        rules: [rule('Shop', 1, [condition('Channel', 'equals', 'Shopify')], ['Z'])],
        split,
      }),
    ).toMatchObject({ decided_by: 'none', couriers: [] });
  });
  it('falls back to the load distribution, then to price', () => {
    expect(
      planAllocation(order, candidates, { split, load: { orders: { D: 1 }, turns: { D: 1 } } }),
    ).toMatchObject({
      decided_by: 'split',
      couriers: ['X', 'B', 'D'],
    });
    expect(planAllocation(order, candidates)).toMatchObject({
      decided_by: 'price',
      couriers: ['X', 'D', 'B'],
    });
    expect(planAllocation(order, [])).toMatchObject({ decided_by: 'none' });
  });
  it('respects a daily limit', () => {
    const limited = split.map((row) => (row.courier_id === 'X' ? { ...row, daily_capacity: 1200 } : row));
    const load = { orders: { D: 5000, X: 1200 }, turns: { D: 5000, X: 1200 } };
    const plan = planAllocation(order, candidates, { split: limited, load });
    expect(plan.couriers).toEqual(['B', 'D']);
    expect(plan.rejected).toEqual([
      { courier_id: 'X', name: 'X', reason: 'Daily limit of 1,200 orders reached.' },
    ]);
    const below = { ...load, orders: { X: 1199 } };
    expect(planAllocation(order, candidates, { split: limited, load: below }).couriers).toContain('X');
  });
  it('shows the delivered share at the PIN code with its sample size', () => {
    const options = ranked([
      { ...candidate('D'), record: { delivered: 1131, ended: 1238 } },
      { ...candidate('X'), record: { delivered: 0, ended: 0 } },
      { ...candidate('B', { remarks: 'Mondays only' }) },
    ]);
    expect(options.map(({ delivered }) => delivered)).toEqual([{ percent: 91, of: 1238 }, null, null]);
    expect(options[2]?.why).toContain('Courier remark: Mondays only');
  });
  it('recommends with price, days and reasons', () => {
    const options = ranked(candidates, { split });
    expect(options.map(({ courier_id }) => courier_id)).toEqual(['D', 'X', 'B']);
    expect(options[0]).toMatchObject({
      is_recommended: true,
      price: 9000,
      tat: 3,
      why: ['Load distribution: 50% share, turn 1 today', '₹10.00 more than the cheapest'],
    });
    expect(options[1]?.why).toEqual(['Cheapest', 'Fastest']);
    expect(options[2]?.why).toContain('Out of delivery area: may take longer');
  });
  it('ranks an unrated courier last, with the reason', () => {
    const options = ranked([
      { ...candidate('N'), price: { rated: false, reason: 'No contract.' } },
      candidate('D'),
    ]);
    expect(options.map(({ courier_id, price }) => [courier_id, price])).toEqual([
      ['D', 10000],
      ['N', null],
    ]);
    expect(options[1]?.why).toContain('No price: No contract.');
  });
});
