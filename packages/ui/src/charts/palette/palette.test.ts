import { describe, expect, test } from 'vitest';
import { lightPalette, type Oklch } from '../../tokens/palette.ts';
import { colorDifference, linearRgb, luminance, simulateVision, visionNames } from './colorVision.ts';
import { rampColors, rampStep, seriesColors } from './palette.ts';

function contrast(one: Oklch, other: Oklch): number {
  const [low, high] = [luminance(linearRgb(one)), luminance(linearRgb(other))].toSorted((x, y) => x - y) as [
    number,
    number,
  ];
  return (high + 0.05) / (low + 0.05);
}

/**
 * Published pairs (Sharma, Wu and Dalal) are in Lab; these are sRGB values that all implementations agree on.
 */
test('color difference matches reference values', () => {
  expect(colorDifference([0, 0, 0], [1, 1, 1])).toBeCloseTo(100, 1);
  expect(colorDifference([1, 0, 0], [0, 1, 0])).toBeCloseTo(86.6, 1);
  expect(colorDifference([0, 0, 1], [0, 0, 1])).toBe(0);
});

test('red and green converge in the deuteranopia simulation', () => {
  const [red, green]: [Oklch, Oklch] = [
    [0.55, 0.15, 30],
    [0.55, 0.13, 145],
  ];
  const full = colorDifference(simulateVision('full', red), simulateVision('full', green));
  expect(
    colorDifference(simulateVision('deuteranopia', red), simulateVision('deuteranopia', green)),
  ).toBeLessThan(full / 2);
});

const pairs = seriesColors.flatMap((one, index) =>
  seriesColors.slice(index + 1).map((other, step) => ({ one, other, from: index, to: index + 1 + step })),
);

describe.each(visionNames)('with %s vision', (vision) => {
  test.each(pairs)('series $from and $to are distinguishable', ({ one, other }) => {
    expect(
      colorDifference(simulateVision(vision, one), simulateVision(vision, other)),
    ).toBeGreaterThanOrEqual(12);
  });

  test('adjacent colors differ more', () => {
    for (const [index, color] of seriesColors.slice(1).entries())
      expect(
        colorDifference(simulateVision(vision, seriesColors[index]!), simulateVision(vision, color)),
      ).toBeGreaterThanOrEqual(16);
  });

  test('each ramp step is visibly darker', () => {
    for (const [index, color] of rampColors.slice(1).entries()) {
      const before = simulateVision(vision, rampColors[index]!);
      const after = simulateVision(vision, color);
      expect(luminance(after)).toBeLessThan(luminance(before));
      expect(colorDifference(before, after)).toBeGreaterThanOrEqual(8);
    }
  });
});

test('every series stands out from the surface', () => {
  for (const color of seriesColors) expect(contrast(color, lightPalette.surface)).toBeGreaterThanOrEqual(3);
});

test('text is readable on every ramp step', () => {
  for (const [index, color] of rampColors.entries()) {
    const text = index < 3 ? lightPalette.ink : lightPalette.surface;
    expect(contrast(color, text)).toBeGreaterThanOrEqual(4.5);
  }
});

test('maps values evenly to the ramp', () => {
  expect([0, 19, 20, 99, 100].map((value) => rampStep(value, 0, 100))).toEqual([0, 0, 1, 4, 4]);
  expect(rampStep(5, 5, 5)).toBe(4);
});
