import { describe, expect, test } from 'vitest';
import { cutLevel, stackSteps } from './waterfall.ts';

const bars = stackSteps(
  { label: 'Expected', value: 19_749_784 },
  [
    { label: 'Weight', value: 412_900 },
    { label: 'Undercharged', value: -18_600 },
  ],
  { label: 'Billed' },
);

describe('a waterfall', () => {
  test('starts each step where the one before ended, and ends at their sum', () => {
    expect(bars.map(({ from, to }) => [from, to])).toEqual([
      [0, 19_749_784],
      [19_749_784, 20_162_684],
      [20_144_084, 20_162_684],
      [0, 20_144_084],
    ]);
    expect(bars.at(-1)).toMatchObject({ label: 'Billed', value: 20_144_084, isTotal: true });
  });

  test('cuts totals that are large beside the steps, and only those', () => {
    const level = cutLevel(bars);
    expect(level).toBeGreaterThan(19_000_000);
    expect(level).toBeLessThan(19_749_784);
    expect(cutLevel(stackSteps({ label: 'A', value: 10 }, [{ label: 'B', value: 40 }], { label: 'C' }))).toBe(
      0,
    );
    expect(cutLevel(stackSteps({ label: 'A', value: 10 }, [], { label: 'C' }))).toBe(0);
  });
});
