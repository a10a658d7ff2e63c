import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apportion, splitEvenly, limits, setShare, type PercentShare } from './shares.ts';

const split = (...percents: number[]): PercentShare[] =>
  percents.map((percent, at) => ({ id: `${at}`, percent }));
const percents = (shares: readonly PercentShare[]) => shares.map(({ percent }) => percent);

/** Shares that add up to 100, some locked. */
const anySplit = fc
  .array(fc.record({ weight: fc.nat(100), isLocked: fc.boolean() }), { minLength: 2, maxLength: 8 })
  .map((parts) => {
    const whole = apportion(
      parts.map(({ weight }) => weight),
      100,
    );
    return parts.map(({ isLocked }, at): PercentShare => ({ id: `${at}`, percent: whole[at]!, isLocked }));
  });

describe('parts of a hundred', () => {
  test('give and take in proportion to what they have', () => {
    expect(percents(setShare(split(50, 30, 20), '0', 60))).toEqual([60, 24, 16]);
    expect(percents(setShare(split(50, 30, 20), '0', 0))).toEqual([0, 60, 40]);
  });
  test('are made equal among those that have nothing', () => {
    expect(percents(setShare(split(100, 0, 0), '0', 70))).toEqual([70, 15, 15]);
  });
  test('stay where they are while they are locked, and set the limits of the others', () => {
    const shares = split(50, 30, 20);
    shares[1]!.isLocked = true;
    expect(limits(shares, '0')).toEqual([0, 70]);
    expect(percents(setShare(shares, '0', 90))).toEqual([70, 30, 0]);
  });
  test('cannot move where all the others are locked', () => {
    const shares = [50, 30, 20].map((percent, at) => ({ id: `${at}`, percent, isLocked: at > 0 }));
    expect(limits(shares, '0')).toEqual([50, 50]);
    expect(percents(setShare(shares, '0', 10))).toEqual([50, 30, 20]);
  });
  test('are split evenly in whole percents', () => {
    expect(percents(splitEvenly(split(100, 0, 0)))).toEqual([34, 33, 33]);
  });
  test('are always a hundred together, never under nothing, and locked ones never move [sums-to-100]', () => {
    fc.assert(
      fc.property(anySplit, fc.nat(7), fc.integer({ min: -50, max: 150 }), (shares, at, percent) => {
        const share = shares[at % shares.length]!;
        for (const next of [setShare(shares, share.id, percent), splitEvenly(shares)]) {
          const all = shares.every(({ isLocked }) => isLocked);
          if (!all) expect(next.reduce((sum, { percent: part }) => sum + part, 0)).toBe(100);
          expect(next.every(({ percent: part }) => part >= 0 && Number.isInteger(part))).toBe(true);
          for (const [place, { id, isLocked }] of shares.entries())
            if (isLocked && id !== share.id) expect(next[place]!.percent).toBe(shares[place]!.percent);
        }
      }),
    );
  });
});
