import { describe, expect, test } from 'vitest';
import { compareFairly } from './compareFairly.ts';
import { findMove } from './findMove.ts';
import type { FairCell } from './fitRatios.ts';
import { fairVerdict } from './fairMetrics.ts';

const cell = (courier: string, stratum: string, events: number, total: number): FairCell => ({
  courier,
  stratum,
  events,
  total,
});

describe('couriers on like parcels', () => {
  test('a courier with the harder parcels is not worse', () => {
    // Both lose 20 % of hard and 5 % of easy parcels; one has the hard ones.
    const found = compareFairly([
      cell('a', 'hard', 400, 2000),
      cell('a', 'easy', 10, 200),
      cell('b', 'hard', 40, 200),
      cell('b', 'easy', 100, 2000),
    ]);
    const [a, b] = found.map(({ fair }) => fair!);
    expect(found.map(({ events, total }) => events / total)).toEqual([410 / 2200, 140 / 2200]);
    expect(a!.rate).toBeCloseTo(0.125, 2);
    expect(b!.rate).toBeCloseTo(0.125, 2);
    expect(fairVerdict(1 - a!.chanceAbove)).toBe('unclear');
  });

  test('the better one is found where the rates say the opposite', () => {
    const found = compareFairly([
      cell('good', 'hard', 320, 2000),
      cell('good', 'easy', 8, 200),
      cell('bad', 'hard', 44, 200),
      cell('bad', 'easy', 110, 2000),
    ]);
    const by = new Map(found.map((one) => [one.courier, one]));
    expect(by.get('good')!.events).toBeGreaterThan(by.get('bad')!.events);
    expect(by.get('good')!.fair!.rate).toBeLessThan(by.get('bad')!.fair!.rate);
    expect(fairVerdict(1 - by.get('good')!.fair!.chanceAbove)).toBe('better');
    expect(fairVerdict(1 - by.get('bad')!.fair!.chanceAbove)).toBe('worse');
  });

  test('the interval holds the rate, and fewer parcels widen it', () => {
    const of = (size: number) =>
      compareFairly([
        cell('a', 'x', size / 10, size),
        cell('b', 'x', size / 10, size),
        cell('c', 'x', size / 5, size),
      ]).find(({ courier }) => courier === 'c')!.fair!;
    const [few, many] = [of(100), of(10_000)];
    for (const { low, rate, high } of [few, many]) {
      expect(low).toBeLessThan(rate);
      expect(rate).toBeLessThan(high);
    }
    expect(few.high - few.low).toBeGreaterThan(3 * (many.high - many.low));
    // Little is known of the few, so that they are pulled towards the others.
    expect(few.rate).toBeLessThan(many.rate);
    expect(many.rate).toBeCloseTo(0.2, 2);
  });

  test('parcels that no other courier has are not compared', () => {
    const found = compareFairly([
      cell('a', 'shared', 50, 500),
      cell('a', 'own', 400, 500),
      cell('b', 'shared', 50, 500),
    ]);
    expect(found.map(({ courier, compared }) => [courier, compared])).toEqual([
      ['a', 500],
      ['b', 500],
    ]);
    expect(found[0]!.fair!.rate).toBeCloseTo(0.1, 2);
  });

  test('few like parcels have no fair rate, and neither has one courier alone', () => {
    const found = compareFairly([
      cell('a', 'x', 50, 500),
      cell('b', 'x', 50, 500),
      cell('few', 'x', 1, 12),
      cell('far', 'y', 90, 900),
    ]);
    expect(found.filter(({ fair }) => fair).map(({ courier }) => courier)).toEqual(['a', 'b']);
    expect(compareFairly([cell('a', 'x', 50, 500)])).toMatchObject([{ courier: 'a', fair: null }]);
    expect(compareFairly([])).toEqual([]);
    expect(fairVerdict(null)).toBe('too_few');
  });

  test('no events, and events only, are rates too', () => {
    const none = compareFairly([cell('a', 'x', 0, 500), cell('b', 'x', 0, 500)]);
    expect(none.every(({ fair }) => fair !== null && fair.high < 0.01)).toBe(true);
    const all = compareFairly([cell('a', 'x', 500, 500), cell('b', 'x', 100, 500)]);
    for (const { fair } of all) {
      expect(fair!.high).toBeLessThanOrEqual(1);
      expect(Number.isFinite(fair!.low)).toBe(true);
    }
  });

  test('a move says how many events the better courier would have avoided', () => {
    // 20 % and 10 % of hard, 4 % and 2 % of easy parcels.
    const cells = [
      cell('worse', 'hard', 4000, 20_000),
      cell('worse', 'easy', 80, 2000),
      cell('better', 'hard', 200, 2000),
      cell('better', 'easy', 400, 20_000),
    ];
    const move = findMove(compareFairly(cells))!;
    expect(move).toMatchObject({ from: 'worse', to: 'better', parcels: 22_000 });
    // Half of the worse one's 4,080.
    expect(move.fewer).toBeGreaterThan(1900);
    expect(move.fewer).toBeLessThan(2100);
    expect(move.low).toBeGreaterThan(0);
    expect(move.low).toBeLessThan(2040);
    expect(move.high).toBeGreaterThan(2040);
  });

  test('there is no move between couriers whose difference may be chance', () => {
    const cells = [cell('a', 'x', 11, 100), cell('b', 'x', 9, 100)];
    expect(findMove(compareFairly(cells))).toBeUndefined();
  });
});
