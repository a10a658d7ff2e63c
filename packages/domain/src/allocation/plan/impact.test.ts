import { describe, expect, test } from 'vitest';
import { allocationImpact } from './impact.ts';
import type { PastOrder, PastShipment, RuleSet } from './impact.ts';

const row = { pincode: '560038', prepaid: true, cod: true, pickup: true, reverse: true };
const candidate = (courier_id: number, total: number) => ({
  courier: { courier_id, name: `Courier ${courier_id}` },
  destination: row,
  price: { rated: true as const, total, zone: 'D' },
});
const order = (day: string, weight: number): PastOrder => ({
  day,
  zone: 'D',
  order: {
    source_pincode: '302017',
    destination_pincode: '560038',
    collect: 0,
    weight,
    facts: { weight, channel: 'shopify' },
  },
  candidates: [candidate(1, 8000), candidate(2, 12_000)],
});
const shipment = (courier_id: number, is_delivered: boolean, delivery_tat_h: number): PastShipment => ({
  courier_id,
  zone: 'D',
  is_delivered,
  pickup_to_ofd_h: delivery_tat_h - 8,
  rto_tat_h: is_delivered ? null : 200,
  delivery_tat_h: is_delivered ? delivery_tat_h : null,
});
const past = [shipment(1, true, 96), shipment(1, false, 96), shipment(2, true, 48), shipment(2, true, 48)];
const all = (courier_id: number): RuleSet => ({ rules: [], split: [{ courier_id, percentage: 100 }] });
const heavyTo2: RuleSet = {
  split: [{ courier_id: 1, percentage: 100 }],
  rules: [
    {
      name: 'heavy by air',
      priority: 1,
      carrier_list: [2],
      conditions: [{ field_name: 'Weight', field_type: 'Float', field_operator: 'gt', field_value: 5 }],
    },
  ],
};

describe('impact of changed rules on past orders', () => {
  const orders = [
    order('2026-11-01', 1),
    order('2026-11-01', 6),
    order('2026-11-02', 2),
    order('2026-11-02', 7),
  ];

  test('half of the orders go by air: more delivered, more expensive, faster', () => {
    const impact = allocationImpact(orders, past, all(1), heavyTo2);
    expect(impact).toMatchObject({
      orders: 4,
      measured: 4,
      moved: 2,
      unallocated: { before: 0, after: 0 },
      rules: [{ name: 'heavy by air', orders: 2 }],
    });
    expect(impact.rows).toEqual([
      { metric: 'Delivered Shipments', beforeChange: 2, afterChange: 3, percentChange: 50, isPositive: true },
      {
        metric: 'Cost per shipment (avg.)',
        beforeChange: 80,
        afterChange: 100,
        percentChange: 25,
        isPositive: false,
      },
      {
        metric: 'Avg Pickup to OFD',
        beforeChange: 88,
        afterChange: 64,
        percentChange: -27.27,
        isPositive: true,
      },
      { metric: 'Avg RTO TAT', beforeChange: 200, afterChange: 200, percentChange: 0, isPositive: true },
      { metric: 'Avg Delivery TAT', beforeChange: 96, afterChange: 72, percentChange: -25, isPositive: true },
    ]);
  });

  test('unchanged rules change nothing', () => {
    const impact = allocationImpact(orders, past, heavyTo2, heavyTo2);
    expect(impact.moved).toBe(0);
    expect(impact.rows.every(({ percentChange, isPositive }) => percentChange === 0 && isPositive)).toBe(
      true,
    );
  });

  test('load distribution counts restart each day', () => {
    const half: RuleSet = {
      rules: [],
      split: [
        { courier_id: 1, percentage: 60 },
        { courier_id: 2, percentage: 40 },
      ],
    };
    // The larger share wins the single order of each day; within one day the orders would be split.
    const days = ['2026-11-01', '2026-11-02', '2026-11-03'].map((day) => order(day, 1));
    expect(allocationImpact(days, past, all(1), half).moved).toBe(0);
  });

  test('counts orders left unallocated by a rule whose courier cannot take them', () => {
    const nobody: RuleSet = { ...heavyTo2, rules: [{ ...heavyTo2.rules[0]!, carrier_list: [9] }] };
    expect(allocationImpact(orders, past, all(1), nobody).unallocated).toEqual({ before: 0, after: 2 });
  });

  test('excludes orders that move to a courier without history from the delivered count', () => {
    const ten = Array.from({ length: 10 }, (_, n) => order('2026-11-01', n < 2 ? 6 : 1));
    const always = [shipment(1, true, 96), shipment(1, true, 96)];
    const impact = allocationImpact(ten, always, all(1), heavyTo2);
    expect(impact).toMatchObject({ orders: 10, moved: 2, unmeasured: 2 });
    expect(impact.rows[0]).toMatchObject({ beforeChange: 8, afterChange: 8, percentChange: 0 });
  });

  test('counts orders that lose their courier as undelivered', () => {
    const nobody: RuleSet = { ...heavyTo2, rules: [{ ...heavyTo2.rules[0]!, carrier_list: [9] }] };
    const impact = allocationImpact(orders, past, all(1), nobody);
    expect(impact.unmeasured).toBe(0);
    expect(impact.rows[0]).toMatchObject({ beforeChange: 2, afterChange: 1, isPositive: false });
  });

  test('divides the price of an order among its shipments', () => {
    const two: PastOrder = { ...order('2026-11-01', 1), parcels: 3 };
    const costOf = (orders: PastOrder[], costs: PastShipment[] = past) =>
      allocationImpact(orders, costs, all(1), all(1)).rows[1]?.beforeChange;
    // ₹80 for three boxes; together with a one-box order for ₹80, four shipments cost ₹160.
    expect(costOf([two])).toBe(26.67);
    expect(costOf([two, order('2026-11-01', 1)])).toBe(40);
    // An unrated box costs the average of past shipments.
    const unrated: PastOrder = {
      ...two,
      candidates: [{ ...candidate(1, 0), price: { rated: false, reason: 'No contract' } }],
    };
    const bills = past.map((one) => ({ ...one, cost: 5000 }));
    expect(costOf([unrated, order('2026-11-01', 1)], bills)).toBe(57.5);
  });

  test('counts rules separately that share a name and have no IDs', () => {
    const [heavy] = heavyTo2.rules;
    const twins: RuleSet = {
      ...heavyTo2,
      rules: [{ ...heavy!, priority: 2, carrier_list: [1] }, heavy!],
    };
    expect(allocationImpact(orders, past, all(1), twins).rules.map(({ orders: of }) => of)).toEqual([0, 2]);
  });

  test('returns null for every metric without history', () => {
    const [delivered, cost] = allocationImpact([], [], all(1), all(2)).rows;
    expect(delivered).toMatchObject({ beforeChange: null, afterChange: null, percentChange: null });
    expect(cost?.beforeChange).toBeNull();
  });
});
