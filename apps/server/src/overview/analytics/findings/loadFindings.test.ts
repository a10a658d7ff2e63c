import { cubes, measureIndex } from '@khep/domain/analytics';
import type { CellSource } from '@khep/domain/analytics';
import { expect, test } from 'vitest';
import { loadFindings } from './loadFindings.ts';

const now = new Date('2026-11-21T04:00:00Z');
const filter = { dateRange: 'last_30_days', compare: 'previous', page: 'rto' } as const;
const labelOf = (_: string, value: string) => value.toUpperCase();
const payments = ['cod', 'prepaid'];
const couriers = ['1', '3'];

/** 1,000 parcels a combination and period, 100 RTO; those of one lane are 300 in the later period. Each costs ₹200. */
const planted: CellSource = (query) => {
  if (query.cube === 'parcels') {
    const isEarlier = query.to < '2026-09-22';
    return Promise.resolve(isEarlier ? [{ period: '', group: ['DELIVERED'], values: [500, 0, 0] }] : []);
  }
  if (query.cube !== 'ended') return Promise.resolve([]);
  const isLater = query.from === '2026-10-22';
  const states = query.where.state ?? ['Bihar', 'Goa', 'Kerala'];
  const cell = (values: Record<string, string>, status: string, parcels: number) => {
    const sums = cubes.ended.measures.map(() => 0);
    sums[measureIndex('ended', 'parcels')] = parcels;
    sums[measureIndex('ended', 'charge_paise')] = status === 'rto' ? parcels * 20_000 : parcels * 9000;
    return {
      period: '',
      group: query.by.map((dim) => (dim === 'status' ? status : (values[dim] ?? ''))),
      values: sums,
    };
  };
  return Promise.resolve(
    states.flatMap((state) =>
      payments.flatMap((payment) =>
        couriers.flatMap((courier) => {
          const isLane = state === 'Bihar' && payment === 'cod' && courier === '3';
          const rto = isLater && isLane ? 300 : 100;
          const values = { state, payment, courier, zone: 'D' };
          return [cell(values, 'rto', rto), cell(values, 'delivered', 1000 - rto)];
        }),
      ),
    ),
  );
};

test('names the lane that changed, in rupees', async () => {
  const { findings, ...days } = await loadFindings({ source: planted, labelOf, filter, now });
  expect(days).toEqual({ has_enough: true, compared_from: '2026-09-22', compared_to: '2026-10-21' });
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({
    metric: 'rto_rate',
    kind: 'segment',
    direction: 'up',
    where: [
      { dimension: 'state', value: 'Bihar', label: 'BIHAR' },
      { dimension: 'payment', value: 'cod', label: 'COD' },
      { dimension: 'courier', value: '3', label: '3' },
    ],
    rate_before: 10,
    rate_after: 30,
    parcels: 1000,
  });
  const { amount, amount_low, amount_high, excess = 0 } = findings[0] ?? {};
  // 200 more than the 100 before, of ₹200 each; a little less, as it was chosen for its size.
  expect(Math.abs(excess - 200)).toBeLessThan(4);
  expect(amount).toBeCloseTo(excess * 200, 0);
  expect(amount_low).toBeLessThan(amount ?? 0);
  expect(amount_high).toBeGreaterThan(amount ?? 0);
});

test('finds the same in a thread, where there are many cells', async () => {
  const split: CellSource = async (query) =>
    (await planted(query)).flatMap((cell) =>
      Array.from({ length: 10 }, (_, at) => ({
        ...cell,
        group: cell.group.map((value, dim) => (query.by[dim] === 'zone' ? `D${at}` : value)),
        values: cell.values.map((value) => value / 10),
      })),
    );
  const { findings } = await loadFindings({ source: split, labelOf, filter, now });
  expect(findings).toMatchObject([{ metric: 'rto_rate', kind: 'segment', rate_before: 10, rate_after: 30 }]);
  expect(findings[0]?.where).toHaveLength(3);
});

test('is silent on RTO where nothing was shipped a month before: the first weeks have deliveries alone', async () => {
  const young: CellSource = async (query) => (query.cube === 'parcels' ? [] : planted(query));
  expect(await loadFindings({ source: young, labelOf, filter, now })).toMatchObject({
    findings: [],
    has_enough: false,
  });
});

test('narrows the search by the filters of the page', async () => {
  const found = await loadFindings({
    source: planted,
    labelOf,
    filter: { ...filter, state: ['Goa'] },
    now,
  });
  expect(found).toMatchObject({ findings: [], has_enough: true });
});

test('shows a rate as its metric counts it', async () => {
  // The same cells as deliveries on time: the rate that falls is the one that is named.
  const onTime: CellSource = async (query) =>
    (await planted(query)).map((cell) => {
      const isLate = cell.group[query.by.indexOf('status')] === 'rto';
      const values = cubes.ended.measures.map(() => 0);
      const parcels = cell.values[measureIndex('ended', 'parcels')] ?? 0;
      values[measureIndex('ended', 'promised')] = parcels;
      values[measureIndex('ended', 'on_time')] = isLate ? 0 : parcels;
      return { ...cell, values };
    });
  const { findings } = await loadFindings({
    source: onTime,
    labelOf,
    filter: { ...filter, page: 'carrier-partners' },
    now,
  });
  expect(findings).toMatchObject([
    { metric: 'on_time_rate', direction: 'up', rate_before: 90, rate_after: 70, amount: null },
  ]);
});
