import { describe, expect, it } from 'vitest';
import { forecastCutOff, judgeCutOff, leastScans } from './forecastCutOff.ts';

/** Numbers of a fixed sequence (mulberry32), and normal ones of it. */
function sequence(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  return { next, normal };
}

/** When a bench is done: each packer takes the next parcel when free. */
function benchEnd(left: number, packers: number, draw: () => number): number {
  const free = Array.from({ length: packers }, () => 0);
  for (let parcel = 0; parcel < left; parcel += 1) free[free.indexOf(Math.min(...free))]! += draw();
  return Math.max(...free);
}

describe('the forecast of a cut-off', () => {
  it('has the end of eight in ten simulated benches in its interval', () => {
    const { next, normal } = sequence(12_345);
    const count = 2400;
    let inside = 0;
    let before = 0;
    for (let bench = 0; bench < count; bench += 1) {
      const mean = 30 + next() * 90;
      const deviation = Math.sqrt(Math.log(1 + (0.3 + next() * 0.5) ** 2));
      const draw = () => mean * Math.exp(deviation * normal() - deviation ** 2 / 2);
      const seconds = Array.from({ length: 8 + Math.floor(next() * 60) }, draw);
      const left = 5 + Math.floor(next() * 60);
      const packers = 1 + Math.floor(next() * 3);
      // Without a cut-off no other number of packers is simulated.
      const { interval } = forecastCutOff({ seconds, left, packers, until: Infinity })!;
      const end = benchEnd(left, packers, draw);
      if (end < interval[0]) before += 1;
      else if (end <= interval[1]) inside += 1;
    }
    expect(inside / count).toBeGreaterThanOrEqual(0.78);
    expect(inside / count).toBeLessThanOrEqual(0.82);
    // As often too early as too late.
    expect(before / count).toBeGreaterThan(0.07);
    expect(before / count).toBeLessThan(0.13);
  });

  it('says how many packers make the cut-off', () => {
    const seconds = Array.from({ length: 30 }, (_, at) => 50 + (at % 5) * 5);
    // Sixty parcels of a minute each: an hour for one.
    const state = { seconds, left: 60, packers: 1 };
    expect(forecastCutOff({ ...state, until: 5400 })).toMatchObject({ chance: 1, packers: 1 });
    const tight = forecastCutOff({ ...state, until: 2400 })!;
    expect(tight).toMatchObject({ chance: 0, packers: 2 });
    expect(Math.abs(tight.median - 3600)).toBeLessThan(120);
    expect(forecastCutOff({ ...state, until: 60 })?.packers).toBeNull();
  });

  it('is continuous where many parcels are drawn as one sum', () => {
    const seconds = Array.from({ length: 40 }, (_, at) => 40 + (at % 8) * 6);
    for (const packers of [1, 3]) {
      const one = forecastCutOff({ seconds, left: 400 * packers, packers, until: 1 })!;
      const sum = forecastCutOff({ seconds, left: 400 * packers + 1, packers, until: 1 })!;
      for (const ratio of [
        sum.median / one.median,
        sum.interval[0] / one.interval[0],
        sum.interval[1] / one.interval[1],
      ])
        expect(Math.abs(ratio - 1)).toBeLessThan(0.02);
    }
  });

  it('calls nine runs in ten safe, and less than one lost', () => {
    expect([1, 0.9, 0.89, 0.1, 0.09, 0].map(judgeCutOff)).toEqual([
      'makes',
      'makes',
      'tight',
      'tight',
      'misses',
      'misses',
    ]);
  });

  it('is silent with few scans, and the same each time', () => {
    const seconds = Array.from({ length: leastScans }, (_, at) => 40 + at);
    const state = { seconds, left: 10, packers: 1, until: 600 };
    expect(forecastCutOff({ ...state, seconds: seconds.slice(1) })).toBeUndefined();
    expect(forecastCutOff({ ...state, packers: 0 })).toBeUndefined();
    expect(forecastCutOff(state)).toEqual(forecastCutOff(state));
    expect(forecastCutOff({ ...state, left: 0 })).toMatchObject({ median: 0, chance: 1, packers: 1 });
  });
});
