import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AllocationPlanner, describePassedTurns, planAllocation, planAllocations } from '../index.ts';
import type { AllocationOrder, AllocationSettings, OrderToPlan, PricedCandidate } from '../index.ts';

const split = [
  { courier_id: 1, percentage: 56 },
  { courier_id: 3, percentage: 24 },
  { courier_id: 4, percentage: 20 },
];
const names: Record<number, string> = { 1: 'Delhivery', 3: 'XpressBees', 4: 'Blue Dart' };

const orderTo = (destination_pincode: string, collect = 0): AllocationOrder => ({
  source_pincode: '302017',
  destination_pincode,
  collect,
  weight: 1,
  facts: { destination_pincode, is_cod: collect > 0 },
});

const candidate = (courier_id: number, total: number, cod = true, offered = true): PricedCandidate => ({
  courier: { courier_id, name: names[courier_id] ?? '', has_credentials: offered },
  destination: { pincode: '560001', prepaid: true, cod, pickup: true, reverse: true, tat: 3 },
  price: { rated: true, total, zone: 'D' },
});
const all = [candidate(1, 9000), candidate(3, 8000), candidate(4, 12_000)];
const plain = (count: number): OrderToPlan[] =>
  Array.from({ length: count }, () => ({ order: orderTo('560001'), candidates: all }));
const couriers = (orders: readonly OrderToPlan[], settings: AllocationSettings) =>
  planAllocations(orders, settings).map(({ plan }) => plan.couriers[0]);

describe('a list of orders', () => {
  it('takes the turns of the load distribution one after the other', () => {
    expect(couriers(plain(4), { split })).toEqual([1, 3, 1, 4]);
    expect(planAllocations(plain(2), { split }).map(({ plan }) => plan.why)).toEqual([
      'Load distribution: 56% share, turn 1 today',
      'Load distribution: 24% share, turn 2 today',
    ]);
  });

  it('continues from the turns of the day, and counts rules only towards daily limits', () => {
    expect(couriers(plain(2), { split, load: { orders: {}, turns: { 1: 1 } } })).toEqual([3, 1]);
    const limited = split.map((row) => (row.courier_id === 1 ? { ...row, daily_capacity: 2 } : row));
    const load = { orders: { 1: 1 }, turns: {} };
    expect(couriers(plain(3), { split: limited, load })).toEqual([1, 3, 4]);
    expect(couriers(plain(4), { split: limited, load })[3]).not.toBe(1);
  });

  it('reports which courier was skipped, and why', () => {
    const noCod = [candidate(1, 9000), candidate(3, 8000, false), candidate(4, 12_000)];
    const planned = planAllocations(
      [...plain(1), { order: orderTo('160022', 500), candidates: noCod }, ...plain(1)],
      { split },
    );
    expect(planned.map(({ plan }) => plan.couriers[0])).toEqual([1, 4, 3]);
    expect(planned[1]?.plan.why).toBe(
      'Load distribution: 20% share, turn 2 today; XpressBees passed: no COD at 160022',
    );
    const passed = planned.flatMap(({ plan }) =>
      plan.passed ? [{ ...plan.passed, to: names[Number(plan.couriers[0])] ?? '' }] : [],
    );
    expect(describePassedTurns(passed)).toEqual(['One XpressBees turn went to Blue Dart: no COD at 160022.']);
  });

  it('names the couriers of the distribution that are not connected', () => {
    const some = [candidate(1, 9000), candidate(3, 8000, true, false)];
    const orders = Array.from({ length: 3 }, () => ({ order: orderTo('560001'), candidates: some }));
    const [first] = planAllocations(orders, { split: [{ courier_id: 3, percentage: 100 }] });
    expect(first?.plan).toMatchObject({
      decided_by: 'none',
      why: 'None of the couriers in the load distribution can ship this order',
      rejected: [{ name: 'XpressBees', reason: 'Not connected. Add its credentials in Settings.' }],
    });
  });

  it('tries a courier that a person chose alone', () => {
    const chosen = { courier_id: 4, by: 'Ritika' };
    const [planned] = planAllocations([{ order: orderTo('560001'), candidates: all, chosen }], { split });
    expect(planned?.plan).toMatchObject({
      decided_by: 'person',
      why: 'Chosen by Ritika',
      couriers: [4],
    });
    const noCod = [candidate(1, 9000), candidate(4, 12_000, false)];
    const [refused] = planAllocations([{ order: orderTo('160022', 500), candidates: noCod, chosen }], {
      split,
    });
    expect(refused?.plan).toMatchObject({
      decided_by: 'person',
      why: 'Blue Dart: No COD at 160022.',
      couriers: [],
    });
    const gone = { courier_id: 9, by: 'Ritika' };
    const [unknown] = planAllocations([{ order: orderTo('560001'), candidates: all, chosen: gone }]);
    expect(unknown?.plan.couriers).toEqual([]);
  });
});

const someSettings = fc.record({
  split: fc.constantFrom(undefined, split, [{ courier_id: 3, percentage: 100 }]),
  rules: fc.constantFrom(
    [],
    [
      {
        name: 'COD by air',
        priority: 1,
        carrier_list: [4, 1],
        conditions: [
          {
            field_name: 'Cash on Delivery',
            field_type: 'Boolean',
            field_operator: 'equals',
            field_value: 'yes',
          },
        ],
      },
    ],
  ),
  load: fc.constantFrom(undefined, { orders: { 1: 5 }, turns: { 1: 3, 4: 2 } }),
});
const someOrder = fc
  .record({ cod: fc.boolean(), xCod: fc.boolean(), bd: fc.boolean(), price: fc.integer({ min: 1, max: 9 }) })
  .map(({ cod, xCod, bd, price }): OrderToPlan => ({
    order: orderTo('560001', cod ? 900 : 0),
    candidates: [candidate(1, price * 1000), candidate(3, 5000, xCod), ...(bd ? [candidate(4, 4000)] : [])],
  }));

describe('any settings and orders', () => {
  it('give the same plan in parts, and for the first order alone', () => {
    fc.assert(
      fc.property(
        fc.array(someOrder, { minLength: 1, maxLength: 12 }),
        someSettings,
        fc.nat(12),
        (orders, settings, cut) => {
          const whole = planAllocations(orders, settings);
          const planner = new AllocationPlanner(settings);
          const parts = [orders.slice(0, cut), orders.slice(cut)].flatMap((some) =>
            some.map((one) => planner.plan(one)),
          );
          expect(parts).toEqual(whole);
          const [first] = orders;
          if (first) expect(planAllocation(first.order, first.candidates, settings)).toEqual(whole[0]?.plan);
        },
      ),
    );
  });

  it('only plan couriers that can take the order', () => {
    fc.assert(
      fc.property(fc.array(someOrder, { maxLength: 12 }), someSettings, (orders, settings) => {
        for (const { plan, able } of planAllocations(orders, settings)) {
          const ids = able.map(({ courier }) => courier.courier_id);
          expect(plan.couriers.every((id) => ids.includes(id))).toBe(true);
          expect(plan.couriers.length === 0).toBe(plan.decided_by === 'none');
        }
      }),
    );
  });
});

describe('the explanation of a decision', () => {
  const rule = (name: string, priority: number, value: string) => ({
    id: name,
    name,
    priority,
    carrier_list: [4, 3],
    conditions: [
      {
        field_name: 'Destination Pincode',
        field_type: 'String' as const,
        field_operator: 'equals' as const,
        field_value: value,
      },
    ],
  });
  const rules = [rule('Second', 2, '560001'), rule('First', 1, '160022')];

  it('goes rule by rule to the one that decides, in their sequence', () => {
    const planner = new AllocationPlanner({ rules, split });
    const [order] = plain(1);
    expect(planner.explain(order!)).toEqual({
      steps: [
        { name: 'First', applies: false, detail: '560001' },
        { name: 'Second', applies: true, detail: 'Blue Dart, then XpressBees' },
      ],
      shares: [],
    });
  });

  it('says how far each courier is behind its share, and which of them passed', () => {
    const planner = new AllocationPlanner({ rules, split, load: { orders: {}, turns: { 1: 1 } } });
    const candidates = [candidate(1, 9000), candidate(3, 8000, false), candidate(4, 12_000)];
    expect(planner.explain({ order: orderTo('110001', 500), candidates })).toEqual({
      steps: [
        { name: 'First', applies: false, detail: '110001' },
        { name: 'Second', applies: false, detail: '110001' },
        { name: 'Split 56 / 24 / 20', applies: true, detail: 'XpressBees passed its turn' },
      ],
      shares: [
        { courier_id: 1, name: 'Delhivery', percentage: 56, due: 0.1, is_able: true },
        { courier_id: 3, name: 'XpressBees', percentage: 24, due: 0.5, is_able: false },
        { courier_id: 4, name: 'Blue Dart', percentage: 20, due: 0.4, is_able: true },
      ],
    });
    expect(new AllocationPlanner({}).explain(plain(1)[0]!).steps).toEqual([
      { name: 'Cheapest', applies: true, detail: 'No load distribution' },
    ]);
  });

  it('ends with what decided, whatever the rules, shares and couriers', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('560001', '160022', '110001'), { maxLength: 4 }),
        fc.boolean(),
        fc.dictionary(fc.constantFrom('1', '3', '4'), fc.nat(20)),
        fc.subarray(all),
        (values, hasSplit, turns, candidates) => {
          const planner = new AllocationPlanner({
            rules: values.map((value, at) => rule(`Rule ${at}`, at, value)),
            split: hasSplit ? split : [],
            load: { orders: {}, turns },
          });
          const order = { order: orderTo('560001'), candidates };
          const { steps, shares } = planner.explain(order);
          const { plan } = planner.plan(order);
          const last = steps.at(-1);
          expect(steps.slice(0, -1).every(({ applies }) => !applies)).toBe(true);
          if (plan.decided_by === 'rule') expect(plan.why).toBe(`Rule "${last?.name}"`);
          if (plan.decided_by === 'price') expect(last?.name).toBe('Cheapest');
          if (plan.decided_by !== 'split') return;
          const due = Math.max(...shares.filter(({ is_able }) => is_able).map((share) => share.due));
          expect(shares.find(({ courier_id }) => courier_id === plan.couriers[0])?.due).toBe(due);
        },
      ),
    );
  });
});
