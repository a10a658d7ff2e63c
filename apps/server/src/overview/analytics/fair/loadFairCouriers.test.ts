import { alikeDimensions, cubes, evaluateSums, measureIndex, promiseBand } from '@khep/domain/analytics';
import type { CellSource } from '@khep/domain/analytics';
import { expect, test } from 'vitest';
import type { LikeParcelSource } from './likeParcels.ts';
import { loadFairCouriers } from './loadFairCouriers.ts';

const now = new Date('2026-11-21T04:00:00Z');
const labelOf = (_: string, value: string) => `Courier ${value}`;

/**
 * Courier 1 has 900 parcels to Bihar and 100 to Goa, courier 3 the opposite; in Bihar 20 % come back, in Goa 5 %, times what
 * a courier is given.
 */
const sourceWith =
  (times: Record<string, number>): CellSource =>
  (query) => {
    if (query.cube !== 'ended') return Promise.resolve([]);
    const cell = (courier: string, state: string, status: string, parcels: number, promised: number) => {
      const sums = cubes.ended.measures.map(() => 0);
      sums[measureIndex('ended', 'parcels')] = parcels;
      sums[measureIndex('ended', 'promised')] = promised;
      sums[measureIndex('ended', 'on_time')] = promised / 2;
      const values: Record<string, string> = { courier, state, payment: 'cod', zone: 'D', status };
      return { period: '', group: query.by.map((dim) => values[dim] ?? ''), values: sums };
    };
    const shares = [
      ['1', 'Bihar', 900],
      ['1', 'Goa', 100],
      ['3', 'Bihar', 100],
      ['3', 'Goa', 900],
      ['', 'Goa', 50],
    ] as const;
    return Promise.resolve(
      shares.flatMap(([courier, state, parcels]) => {
        const rto = parcels * (state === 'Bihar' ? 0.2 : 0.05) * (times[courier] ?? 1);
        return [
          cell(courier, state, 'rto', rto, 0),
          cell(courier, state, 'delivered', parcels - rto, parcels - rto),
        ];
      }),
    );
  };
const source = sourceWith({});

/** The same parcels, all of one weight and promise. */
const likeParcelsOf =
  (source: CellSource): LikeParcelSource =>
  async (sums, { filters, period }) => {
    const found = await evaluateSums(sums, {
      source,
      filters,
      ...period,
      by: ['courier', ...alikeDimensions],
    });
    return found.map(({ group: [courier = '', ...values], sums: counted }) => ({
      courier,
      values: [...values, '500', '3'],
      sums: counted,
    }));
  };
const of = (source: CellSource) => ({ source, likeParcels: likeParcelsOf(source), labelOf, now });

test('an equal courier with the harder parcels has an equal fair rate', async () => {
  const filter = { dateRange: 'last_30_days', compare: 'previous', metric: 'rto_rate' } as const;
  const { couriers, average } = await loadFairCouriers({ ...of(source), filter });
  expect(
    couriers.map(({ courier_label, parcels, rate, verdict }) => [courier_label, parcels, rate, verdict]),
  ).toEqual([
    ['Courier 1', 1000, 18.5, 'unclear'],
    ['Courier 3', 1000, 6.5, 'unclear'],
  ]);
  for (const { fair } of couriers) expect(fair?.rate).toBeCloseTo(12.5, 0);
  expect(average).toBeCloseTo(12.5);
});

test('many cells are compared in a thread, with the same result', async () => {
  const filter = { dateRange: 'last_30_days', compare: 'previous', metric: 'rto_rate' } as const;
  // Each parcel again in fifty zones: the same rates, with more parcels.
  const spread: CellSource = async (query) => {
    const zoneAt = query.by.indexOf('zone');
    return (await source(query)).flatMap(({ group, ...row }) =>
      Array.from({ length: 50 }, (_, zone) => ({ ...row, group: group.with(zoneAt, `Z${zone}`) })),
    );
  };
  const { couriers, average } = await loadFairCouriers({ ...of(spread), filter });
  expect(couriers.map(({ parcels, rate }) => [parcels, rate])).toEqual([
    [50_000, 18.5],
    [50_000, 6.5],
  ]);
  for (const { fair } of couriers) expect(fair?.rate).toBeCloseTo(12.5, 0);
  expect(average).toBeCloseTo(12.5);
});

test('a rate that is good when high keeps its direction', async () => {
  const filter = { dateRange: 'last_30_days', compare: 'previous', metric: 'on_time_rate' } as const;
  const { couriers } = await loadFairCouriers({ ...of(source), filter });
  for (const { rate, fair } of couriers) {
    expect(rate).toBeCloseTo(50);
    expect(fair?.low).toBeLessThan(fair?.rate ?? 0);
    expect(fair?.high).toBeGreaterThan(fair?.rate ?? 0);
  }
});

test('a move of load has its states, and what it would have avoided', async () => {
  const filter = { dateRange: 'last_30_days', compare: 'previous', metric: 'rto_rate' } as const;
  const { move } = await loadFairCouriers({ ...of(sourceWith({ '1': 2 })), filter });
  expect(move).toMatchObject({
    from_label: 'Courier 1',
    to_label: 'Courier 3',
    parcels: 1000,
    states: ['Bihar'],
  });
  // Half of 370.
  expect(move?.low).toBeLessThan(185);
  expect(move?.high).toBeGreaterThan(185);
});

test('a courier with the heavier parcels and the shorter promises is not worse', async () => {
  const filter = { dateRange: 'last_30_days', compare: 'previous', metric: 'rto_rate' } as const;
  const parcels = (courier: string, weight: string, days: number, total: number, rate: number) => ({
    courier,
    values: ['Goa', 'cod', 'D', weight, promiseBand(days)],
    sums: [total * rate, total],
  });
  const { alike, couriers } = await loadFairCouriers({
    ...of(source),
    filter,
    likeParcels: () =>
      Promise.resolve([
        parcels('1', '5000', 2, 900, 0.2),
        parcels('1', '500', 6, 100, 0.05),
        parcels('3', '5000', 2, 100, 0.2),
        parcels('3', '500', 6, 900, 0.05),
      ]),
  });
  expect(alike).toEqual(['state', 'payment', 'zone', 'weight', 'promise']);
  expect(couriers.map(({ rate, verdict }) => [rate, verdict])).toEqual([
    [18.5, 'unclear'],
    [6.5, 'unclear'],
  ]);
});

test('what would leave less than half of the parcels comparable is left out, the promise first', async () => {
  const filter = { dateRange: 'last_30_days', compare: 'previous', metric: 'rto_rate' } as const;
  const parcels = (courier: string, weight: string, promise: string) => ({
    courier,
    values: ['Goa', 'cod', 'D', weight, promise],
    sums: [20, 200],
  });
  const load = (groups: ReturnType<typeof parcels>[]) =>
    loadFairCouriers({ ...of(source), filter, likeParcels: () => Promise.resolve(groups) });
  const apartByPromise = await load([parcels('1', '500', '1'), parcels('3', '500', '3')]);
  expect(apartByPromise.alike).toEqual(['state', 'payment', 'zone', 'weight']);
  expect(apartByPromise.couriers.map(({ parcels: all, compared }) => [all, compared])).toEqual([
    [200, 200],
    [200, 200],
  ]);
  expect((await load([parcels('1', '500', '1'), parcels('3', '1000', '1')])).alike).toEqual([
    'state',
    'payment',
    'zone',
  ]);
  const halfAlike = [parcels('1', '500', '1'), parcels('3', '500', '1'), parcels('1', '500', '3')];
  expect((await load(halfAlike)).alike).toContain('promise');
});

test('more than 92 days are compared by the stored sums, and the answer says by what', async () => {
  const period = (start_date: string) =>
    loadFairCouriers({
      ...of(source),
      filter: {
        dateRange: 'custom',
        start_date,
        end_date: '2026-11-20',
        compare: 'previous',
        metric: 'rto_rate',
      },
    });
  expect((await period('2026-08-21')).alike).toContain('weight');
  const long = await period('2026-08-20');
  expect(long.alike).toEqual(['state', 'payment', 'zone']);
  expect(long.couriers.map(({ parcels }) => parcels)).toEqual([1000, 1000]);
});

test('promises are alike in bands of days', () => {
  expect([null, 0, 1, 2, 3, 5, 6, 7, 8, 30].map(promiseBand)).toEqual([
    '',
    '1',
    '1',
    '3',
    '3',
    '5',
    '7',
    '7',
    '7+',
    '7+',
  ]);
});
