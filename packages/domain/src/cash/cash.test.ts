import { expect, test } from 'vitest';
import { SeededRandom } from '../packing/search/seededRandom.ts';
import { forecastCash } from './forecastCash.ts';
import type { CashOutcome, ExpectedCash } from './forecastCash.ts';
import { countCovered, generateHeldOut } from './history.fixture.ts';
import { nextInterval } from './nextValue.ts';
import { warnCash } from './warnCash.ts';

const share = (hits: boolean[]) => hits.filter(Boolean).length / hits.length;

const gst: ExpectedCash = { id: 'gst', kind: 'gst', source: 'gst', day: 20, amount: -2_10_000_00 };
const cod: ExpectedCash = { id: 'cod', kind: 'cod_payout', source: 'cod', day: 22, amount: 5_00_000_00 };

test('the tenths of nine values are the first and the last, of 19 the second and the last but one', () => {
  // By hand, from the rank p (n + 1): of 1 to 9 it is 1 and 9; of 1 to 19, 2 and 18; of 1 to 12, 1.3 and 11.7.
  const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
  expect(nextInterval(upTo(9))).toEqual([1, 9]);
  expect(nextInterval(upTo(19).toReversed())).toEqual([2, 18]);
  expect(nextInterval(upTo(12))?.map((value) => Number(value.toFixed(9)))).toEqual([1.3, 11.7]);
  expect(nextInterval(upTo(8))).toBeUndefined();
});

test('intervals of held-out months cover what came, eight times in ten', () => {
  const amounts: boolean[] = [];
  const days: boolean[] = [];
  for (let seed = 1; seed <= 60; seed += 1) {
    const heldOut = generateHeldOut(seed);
    const covered = countCovered(heldOut, forecastCash(heldOut.plan));
    amounts.push(...covered.amounts);
    days.push(...covered.days);
  }
  expect(share(amounts)).toBeGreaterThan(0.78);
  expect(share(amounts)).toBeLessThan(0.82);
  expect(share(days)).toBeGreaterThan(0.78);
});

test('without a history the balance is the sum of what is expected, and nothing claims an interval', () => {
  const random = new SeededRandom(7);
  for (let round = 0; round < 20; round += 1) {
    const entries = Array.from({ length: 12 }, (_, at): ExpectedCash => ({
      id: String(at),
      kind: 'refund',
      source: 'none',
      day: Math.floor(random.next() * 20) - 3,
      amount: Math.round((random.next() - 0.5) * 1e7),
    }));
    const { balances, entries: forecast } = forecastCash({
      opening: 500,
      entries,
      outcomes: new Map(),
      days: 15,
    });
    for (const { day, low, middle, high } of balances) {
      const sum = entries.filter((one) => one.day <= day).reduce((total, one) => total + one.amount, 500);
      expect([low, middle, high]).toEqual([sum, sum, sum]);
    }
    expect(forecast.every(({ amounts, day_range }) => amounts === null && day_range === null)).toBe(true);
  }
});

test('a forecast is the same each time, ordered, and moves with the opening balance', () => {
  const { plan } = generateHeldOut(3);
  const first = forecastCash(plan);
  expect(forecastCash(plan)).toEqual(first);
  for (const { low, middle, high } of first.balances) expect(low <= middle && middle <= high).toBe(true);
  for (const { amounts } of first.entries) expect(amounts![0]).toBeLessThanOrEqual(amounts![1]);
  const richer = forecastCash({ ...plan, opening: plan.opening + 1_000 });
  expect(richer.balances).toEqual(
    first.balances.map(({ day, low, middle, high }) => ({
      day,
      low: low + 1_000,
      middle: middle + 1_000,
      high: high + 1_000,
    })),
  );
});

test('warns of GST on the 20th while COD comes on the 22nd', () => {
  const plan = { opening: 2_50_000_00, entries: [cod, gst], outcomes: new Map(), days: 45 };
  expect(warnCash(forecastCash(plan), 1_00_000_00)).toMatchObject({
    day: 20,
    certainty: 'likely',
    missing: 60_000_00,
    cause: { id: 'gst' },
    relief: { id: 'cod' },
  });
  expect(warnCash(forecastCash(plan), 40_000_00)).toBeUndefined();
});

test('a payout that is sometimes late makes a later payment a risk, not a likelihood', () => {
  const late = (days_late: number): CashOutcome => ({ expected: 100, paid: 100, days_late });
  const outcomes = new Map([['cod', [...Array<number>(15).fill(0), ...Array<number>(5).fill(6)].map(late)]]);
  const entries = [cod, { ...gst, day: 24 }];
  const forecast = forecastCash({ opening: 2_00_000_00, entries, outcomes, days: 45 });
  expect(forecast.entries[0]).toMatchObject({ amounts: [cod.amount, cod.amount], day_range: [22, 28] });
  expect(warnCash(forecast, 0)).toMatchObject({ day: 24, certainty: 'possible', missing: 10_000_00 });
});
