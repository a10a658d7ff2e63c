import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contributionsOf, diffContributions, sumContributions, weightSlab } from './contributions.ts';
import type { Contribution } from './contributions.ts';
import { cubes, dimensions, measureColumns, measureIndex } from './cubes.ts';
import { FilterNotOffered, evaluateMetrics, noFilters } from './evaluate.ts';
import type { CellSource } from './evaluate.ts';
import type { OrderFacts, ParcelFacts } from './facts.ts';
import { dayBases, metricChange, metricOf, metrics } from './metrics.ts';
import type { MetricId } from './metrics.ts';
import { unpackContributions } from './packedContributions.ts';
import { comparedPeriod, daysOfStep, resolvePeriod, seriesSteps } from './periods.ts';
import { unpackChange } from './receipt/changes.ts';
import { reports } from './reports.ts';

const at = (text: string) => new Date(`${text}+05:30`);

const parcel: ParcelFacts = {
  state: 'DELIVERED',
  courier: '1',
  zone: 'C',
  payment: 'cod',
  value_paise: 120_000,
  charge_paise: 9_000,
  created_at: at('2026-11-02T10:00'),
  picked_up_at: at('2026-11-02T18:00'),
  ended_at: at('2026-11-05T00:30'),
  promised_at: at('2026-11-04T21:00'),
  items: [
    { sku: 'CUP', quantity: 2 },
    { sku: 'JAR', quantity: 1 },
  ],
  ndr: {
    first_at: at('2026-11-03T15:00'),
    reason: 'CNA',
    status: 'delivered',
    attempts: 2,
    first_answer_at: at('2026-11-03T17:30'),
    is_late: false,
    fake_points: 4,
  },
};

const order: OrderFacts = {
  ordered_at: at('2026-11-01T23:59'),
  status: 'DELIVERED',
  state: 'Bihar',
  payment: 'cod',
  channel: 'manual',
  warehouse: 'whs_1',
  total_paise: 130_000,
  weight_g: 1400,
  is_repeat: true,
  items: [
    { sku: 'CUP', quantity: 2, amount_paise: 80_000 },
    { sku: 'JAR', quantity: 1, amount_paise: 40_000 },
  ],
  parcels: [parcel],
  returns: [
    {
      kind: 'return',
      state: 'REFUNDED',
      reason: 'damaged',
      courier: '1',
      created_at: at('2026-11-09T09:00'),
      value_paise: 40_000,
      refund_paise: 38_000,
      charge_paise: 7_000,
      items: [{ sku: 'JAR', quantity: 1 }],
    },
    rtoReturn(),
  ],
};

function rtoReturn(): OrderFacts['returns'][number] {
  return {
    kind: 'rto',
    state: 'CLOSED',
    reason: 'refused',
    courier: '1',
    created_at: at('2026-11-09T09:00'),
    value_paise: 1,
    refund_paise: 1,
    charge_paise: 1,
    items: [],
  };
}

/** Sums contributions in memory, as the stored cells are. */
const sourceOf =
  (all: readonly Contribution[]): CellSource =>
  async ({ cube, from, to, where, members, by, period }) => {
    const found = all.filter(
      (one) =>
        one.cube === cube &&
        one.day >= from &&
        one.day <= to &&
        Object.entries(where).every(([dim, values]) => values.includes(one.dims[dim as 'state'] ?? '')) &&
        (!members || members.some((member) => one.members.includes(member))),
    );
    const periodOf = (day: string) => (period === 'day' ? day : period === 'month' ? day.slice(0, 7) : '');
    return [
      ...Map.groupBy(found, (one) =>
        JSON.stringify([periodOf(one.day), ...by.map((dim) => one.dims[dim] ?? '')]),
      ),
    ].map(([key, rows]) => {
      const [step = '', ...group] = JSON.parse(key) as string[];
      const values = rows.reduce<number[]>(
        (sums, { values: own }) => own.map((value, index) => value + (sums[index] ?? 0)),
        [],
      );
      return { period: step, group, values };
    });
  };

const november = { from: '2026-11-01', to: '2026-11-30' };
const valuesOf = async (
  ids: readonly MetricId[],
  filters = noFilters,
  days: { from: string; to: string } = november,
) =>
  (await evaluateMetrics(ids, { source: sourceOf(contributionsOf(order)), filters, ...days, by: [] }))[0]
    ?.values;

describe('the metrics of one order', () => {
  test('are refused where a SKU would leave out what they count', async () => {
    const filters = { ...noFilters, sku: ['CUP-1'] };
    await expect(valuesOf(['on_time_rate'], filters)).rejects.toThrow(FilterNotOffered);
    await expect(valuesOf(['rto_rate'], filters)).resolves.toBeUndefined();
  });

  test('are what its facts say', async () => {
    expect(
      await valuesOf([
        'orders',
        'revenue',
        'order_units',
        'cancelled_orders',
        'shipments',
        'ended',
        'delivered',
        'rto_rate',
        'on_time_rate',
        'first_attempt_rate',
        'transit_hours',
        'ndr_cases',
        'ndr_answer_hours',
        'ndr_fake_rate',
        'returns',
        'refunds',
        'returned_units',
      ]),
    ).toEqual({
      orders: 1,
      revenue: 130_000,
      order_units: 3,
      cancelled_orders: 0,
      shipments: 1,
      ended: 1,
      delivered: 1,
      rto_rate: 0,
      // Delivered half an hour after the promised day had ended in India.
      on_time_rate: 0,
      first_attempt_rate: 0,
      transit_hours: 54,
      ndr_cases: 1,
      ndr_answer_hours: 2,
      ndr_fake_rate: 100,
      returns: 1,
      refunds: 38_000,
      returned_units: 1,
    });
  });

  test('count on their own day in India', async () => {
    const on = async (id: MetricId, day: string) =>
      (await valuesOf([id], noFilters, { from: day, to: day }))?.[id];
    expect(await on('orders', '2026-11-01')).toBe(1);
    expect(await on('shipments', '2026-11-02')).toBe(1);
    expect(await on('ndr_cases', '2026-11-03')).toBe(1);
    expect(await on('delivered', '2026-11-05')).toBe(1);
    expect(await on('returns', '2026-11-09')).toBe(1);
    expect(await on('delivered', '2026-11-04')).toBeUndefined();
  });

  test('an order with two of the chosen SKUs counts once', async () => {
    const filters = { ...noFilters, sku: ['CUP', 'JAR', 'VASE'] };
    expect(await valuesOf(['orders', 'rto_value', 'delivered', 'returns'], filters)).toEqual({
      orders: 1,
      rto_value: 0,
      delivered: 1,
      returns: 1,
    });
    expect(await valuesOf(['sku_units'], filters)).toEqual({ sku_units: 3 });
    expect(await valuesOf(['orders'], { ...noFilters, sku: ['VASE'] })).toBeUndefined();
  });

  test('a filter that a sum cannot apply is an error, not a wrong number', async () => {
    await expect(valuesOf(['delivered'], { ...noFilters, channel: ['manual'] })).rejects.toThrow(
      "ended can't be filtered by channel",
    );
    await expect(valuesOf(['ndr_cases'], { ...noFilters, status: ['LOST'] })).rejects.toThrow(
      "ndr can't be filtered by status",
    );
    expect(await valuesOf(['delivered'], { ...noFilters, status: ['DELIVERED'] })).toEqual({ delivered: 1 });
    expect(await valuesOf(['delivered'], { ...noFilters, status: ['RTO_DELIVERED'] })).toBeUndefined();
  });
});

describe('contributions', () => {
  test('that were stored before their cube had its last measure add 0 to it', () => {
    const [first] = contributionsOf(order);
    const { cube, day, dims, members, values } = first!;
    const before = [
      [cube, day, cubes[cube].dims.map((dim) => dims[dim] ?? ''), members, values.slice(0, -1)],
    ];
    const [stored] = unpackContributions(JSON.stringify(before));
    expect(stored).toEqual({ ...first, values: [...values.slice(0, -1), 0] });
    const [later] = unpackChange({
      day,
      cells: JSON.stringify([[cube, dims, members, values.slice(0, -1)]]),
    });
    expect(later!.values).toHaveLength(cubes[cube].measures.length);
  });

  test('without a courier a parcel is not counted, and a cancelled one did not end', () => {
    const cubesOf = (change: Partial<ParcelFacts>) =>
      new Set(
        contributionsOf({ ...order, returns: [], parcels: [{ ...parcel, ndr: null, ...change }] }).map(
          ({ cube }) => cube,
        ),
      );
    expect(cubesOf({ courier: '' })).toEqual(new Set(['orders', 'ordersBySkus', 'orderSkus']));
    expect(cubesOf({ state: 'CANCELLED' })).toEqual(
      new Set(['orders', 'ordersBySkus', 'orderSkus', 'parcels']),
    );
  });

  test('a change is its difference, and undoing it leaves nothing', () => {
    const before = contributionsOf(order);
    const after = contributionsOf({
      ...order,
      parcels: [{ ...parcel, state: 'RTO_DELIVERED', ended_at: at('2026-12-01T09:00') }],
    });
    const change = diffContributions(before, after);
    expect(sumContributions([...before, ...change])).toEqual(after);
    expect(sumContributions([...change, ...diffContributions(after, before)])).toEqual([]);
    expect(diffContributions(before, before)).toEqual([]);
  });

  test('the differences of any steps add up to the last one', () => {
    const states = ['IN_TRANSIT', 'UNDELIVERED', 'DELIVERED', 'RTO_DELIVERED', 'LOST', 'CANCELLED'] as const;
    const step = fc.record({
      state: fc.constantFrom(...states),
      day: fc.integer({ min: 1, max: 28 }),
      courier: fc.constantFrom('', '1', '2'),
      fails: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
        let before: Contribution[] = [];
        let sums: Contribution[] = [];
        for (const { state, day, courier, fails } of steps) {
          const ended_at = at(`2026-11-${String(day).padStart(2, '0')}T12:00`);
          const after = contributionsOf({
            ...order,
            parcels: [{ ...parcel, state, courier, ended_at, ndr: fails ? parcel.ndr : null }],
          });
          sums = sumContributions([...sums, ...diffContributions(before, after)]);
          before = after;
        }
        expect(sums).toEqual(before);
      }),
      { numRuns: 60 },
    );
  });

  test('weights are in the slab that they just fill', () => {
    expect([1, 500, 501, 10_000, 10_001].map(weightSlab)).toEqual(['500', '500', '1000', '10000', '10000+']);
  });
});

describe('the definitions', () => {
  test('every metric names a measure of its cube, a day and a formula', () => {
    for (const id of Object.keys(metrics) as MetricId[]) {
      const { of, per, day, formula } = metricOf(id);
      for (const sum of per ? [of, per] : [of])
        expect(measureIndex(sum.cube, sum.measure), id).toBeGreaterThanOrEqual(0);
      expect(dayBases[day]).toBeTruthy();
      expect(formula).not.toBe('');
    }
  });

  test('no cube has more measures than there are columns, and its dimensions are known', () => {
    for (const { dims, measures } of Object.values(cubes)) {
      expect(measures.length).toBeLessThanOrEqual(measureColumns);
      for (const dim of dims) expect(dimensions).toContain(dim);
    }
  });

  test('every metric is in a report', () => {
    expect(Object.keys(metrics).filter((id) => !JSON.stringify(reports).includes(`"${id}"`))).toEqual([]);
  });

  test('a rate changes in points, an amount in per cent', () => {
    expect(metricChange(metricOf('rto_rate'), 11.6, 11.2)).toBeCloseTo(0.4);
    expect(metricChange(metricOf('orders'), 120, 100)).toBe(20);
    expect(metricChange(metricOf('orders'), 120, 0)).toBeNull();
    expect(metricChange(metricOf('rto_rate'), null, 3)).toBeNull();
  });
});

describe('periods', () => {
  test('leave today out, and a comparison has as many days', () => {
    const period = resolvePeriod('last_30_days', {}, '2026-11-21');
    expect(period).toEqual({ from: '2026-10-22', to: '2026-11-20' });
    expect(comparedPeriod(period, 'previous')).toEqual({ from: '2026-09-22', to: '2026-10-21' });
    expect(comparedPeriod(period, 'last_year')).toEqual({ from: '2025-10-23', to: '2025-11-21' });
    expect(resolvePeriod('last_month', {}, '2026-03-05')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    expect(resolvePeriod('custom', { from: '2026-03-05', to: '2026-03-01' }, '2026-11-21')).toEqual({
      from: '2026-03-01',
      to: '2026-03-05',
    });
  });

  test('a step of a series has its days, and none outside the period', () => {
    const period = { from: '2026-01-15', to: '2026-05-02' };
    expect(daysOfStep(period, '2026-01')).toEqual({ from: '2026-01-15', to: '2026-01-31' });
    expect(daysOfStep(period, '2026-05')).toEqual({ from: '2026-05-01', to: '2026-05-02' });
    expect(daysOfStep(period, '2026-03-09')).toEqual({ from: '2026-03-09', to: '2026-03-09' });
    const outside = daysOfStep(period, '2026-06');
    expect(outside.from > outside.to).toBe(true);
  });

  test('a long one is shown by month', () => {
    expect(seriesSteps({ from: '2026-01-15', to: '2026-05-02' })).toEqual([
      '2026-01',
      '2026-02',
      '2026-03',
      '2026-04',
      '2026-05',
    ]);
    expect(seriesSteps({ from: '2026-02-27', to: '2026-03-01' })).toEqual([
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
    ]);
  });
});
