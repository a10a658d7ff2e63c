import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findWaysOut } from './findWaysOut.ts';
import { forecastCash } from './forecastCash.ts';
import type { CashOutcome, ExpectedCash } from './forecastCash.ts';
import { plannedDays } from './plannedDays.ts';
import { billRhythm, boxPace, deliveryOdds, nextBillDay, planTopUps } from './rhythm.ts';
import { warnCash } from './warnCash.ts';

test('pays the supplier after the COD money, and no one whose term ends before it', () => {
  const entries: ExpectedCash[] = [
    { id: 'brass', kind: 'purchase_order', source: 'brass', day: 18, amount: -1_80_000_00 },
    { id: 'weaver', kind: 'purchase_order', source: 'weaver', day: 18, amount: -1_90_000_00 },
    { id: 'gst', kind: 'gst', source: 'gst', day: 20, amount: -2_10_000_00 },
    { id: 'cod', kind: 'cod_payout', source: 'cod', day: 22, amount: 5_00_000_00 },
  ];
  const plan = { opening: 4_50_000_00, entries, outcomes: new Map(), days: 45, floor: 0 };
  // By hand: 4.5 − 1.8 − 1.9 − 2.1 = −1.3 lakh on the 20th, 3.7 from the 22nd on. Without brass until the 23rd the lowest
  // is 4.5 − 1.9 − 2.1 = 0.5 lakh.
  expect(warnCash(forecastCash(plan), 0)).toMatchObject({ day: 20, cause: { id: 'gst' } });
  const until = new Map([
    ['brass', 40],
    ['weaver', 22],
    ['cod', 40],
  ]);
  expect(findWaysOut(plan, until)).toMatchObject([
    { id: 'brass', from: 18, day: 23, lowest: 50_000_00, chance_below: 0 },
  ]);
  expect(findWaysOut(plan, new Map())).toEqual([]);
  expect(findWaysOut({ ...plan, opening: 10_00_000_00 }, until)).toEqual([]);
});

const entry = fc.record({
  day: fc.integer({ min: -3, max: 30 }),
  amount: fc.integer({ min: -300, max: 300 }).map((thousands) => thousands * 1_000_00),
});
const outcome: fc.Arbitrary<CashOutcome> = fc.record({
  expected: fc.constant(100),
  paid: fc.integer({ min: 60, max: 110 }),
  days_late: fc.integer({ min: -1, max: 5 }),
});
const plans = fc.record({
  opening: fc.integer({ min: -2, max: 20 }).map((lakh) => lakh * 50_000_00),
  entries: fc.array(entry, { minLength: 2, maxLength: 10 }).map((all) =>
    all.map((one, at): ExpectedCash => ({
      ...one,
      id: String(at),
      kind: 'planned',
      source: String(at % 2),
    })),
  ),
  outcomes: fc.array(outcome, { minLength: 9, maxLength: 15 }).map((past) => new Map([['0', past]])),
  days: fc.constant(45),
  floor: fc.constant(0),
});
const limits = fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 10, maxLength: 10 });

test('each way moves one payment within its limit and helps, and no other payment helps more', () => {
  fc.assert(
    fc.property(plans, limits, (plan, until) => {
      const movable = new Map(plan.entries.map(({ id }, at) => [id, until[at]!]));
      const before = forecastCash(plan);
      const ways = findWaysOut(plan, movable);
      const lowest = (balances: readonly { middle: number }[]) =>
        Math.min(...balances.map(({ middle }) => middle));
      const moved = (id: string, day: number) =>
        forecastCash({
          ...plan,
          entries: plan.entries.map((one) => (one.id === id ? { ...one, day } : one)),
        });
      for (const way of ways) {
        const own = plan.entries.find(({ id }) => id === way.id)!;
        expect(own.amount).toBeLessThan(0);
        expect(way.from).toBe(own.day);
        expect(way.day).toBeGreaterThan(own.day);
        expect(way.day).toBeLessThanOrEqual(movable.get(way.id)!);
        const after = moved(way.id, way.day);
        expect(after.balances).toEqual(way.balances);
        expect(after.chance_below).toBe(way.chance_below);
        expect(way.lowest).toBe(lowest(after.balances));
        expect(way.chance_below).toBeLessThanOrEqual(before.chance_below!);
        // Money that moves isn't gone: an own amount later, and the same at the end unless it leaves the calendar.
        for (const { day, high } of after.balances)
          if (day < own.day) expect(high).toBe(before.balances[day]!.high);
      }
      expect(ways.length).toBeLessThanOrEqual(2);
      if (ways.length === 0) return;
      const [{ day, chance_below }] = ways as [(typeof ways)[number]];
      const warning = warnCash(before, plan.floor)!;
      for (const own of plan.entries)
        if (own.amount < 0 && own.day <= warning.day && day <= movable.get(own.id)!)
          expect(moved(own.id, day).chance_below).toBeGreaterThanOrEqual(chance_below);
    }),
    { numRuns: 40, seed: 28 },
  );
});

test('a monthly payment is on its day, or on the last of a shorter month, from its first on', () => {
  const rent = { day: '2027-01-31', repeats: 'monthly' } as const;
  expect(plannedDays(rent, '2026-12-15', '2027-04-30')).toEqual([
    '2027-01-31',
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
  ]);
  expect(plannedDays({ ...rent, repeats: 'once' }, '2027-02-01', '2027-04-30')).toEqual([]);
});

test('bills come in their rhythm, and a late one today', () => {
  // Gaps of 7, 8 and 7 days.
  const days = ['2026-11-01', '2026-11-08', '2026-11-16', '2026-11-23'];
  expect(billRhythm(days)).toBe(7);
  expect(billRhythm(days.slice(0, 2))).toBeUndefined();
  expect(nextBillDay('2026-11-23', 7, '2026-11-28')).toBe('2026-11-30');
  expect(nextBillDay('2026-11-01', 7, '2026-11-28')).toBe('2026-11-28');
});

test('boxes are delivered as often and as fast as earlier ones, if there were enough', () => {
  expect(deliveryOdds({ delivered: 18, failed: 6, days: [2, 3, 3, 4, 9] })).toEqual({ share: 0.75, days: 3 });
  expect(deliveryOdds({ delivered: 15, failed: 4, days: [3] })).toBeUndefined();
});

test('the wallet is topped up before it is empty', () => {
  // 1,000 less 300 a day: 100 are left on day 2, so 2,000 come on day 3. The 1,800 that are left then end on day 9.
  const wallet = { available: 1_000, per_day: 300, amount: 2_000, below: 0 };
  expect(planTopUps(wallet, 12)).toEqual([
    { day: 3, amount: 2_000 },
    { day: 10, amount: 2_000 },
  ]);
  expect(planTopUps({ ...wallet, per_day: 0 }, 12)).toEqual([]);
});

test('boxes of the last four weeks say how many more come, since the first of them and without today', () => {
  const picked = [
    { day: '2026-10-01', boxes: 500, paise: 500_000 },
    { day: '2026-11-18', boxes: 10, paise: 12_000 },
    { day: '2026-11-25', boxes: 30, paise: 28_000 },
    { day: '2026-11-28', boxes: 9, paise: 9_000 },
  ];
  expect(boxPace(picked, '2026-11-28')).toEqual({ boxes: 4, paise: 4_000 });
  expect(boxPace(picked.slice(2), '2026-11-28')).toBeUndefined();
  expect(boxPace(picked.slice(1, 2), '2026-11-28')).toBeUndefined();
});
