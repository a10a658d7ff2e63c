import { describe, expect, test } from 'vitest';
import { lightPalette, type Oklch } from '../../tokens/palette.ts';
import { colorDifference, linearRgb, luminance, seenBy, visionNames } from './colorVision.ts';
import { rampColors, rampStep, seriesColors } from './palette.ts';

function contrast(one: Oklch, other: Oklch): number {
  const [low, high] = [luminance(linearRgb(one)), luminance(linearRgb(other))].toSorted((x, y) => x - y) as [
    number,
    number,
  ];
  return (high + 0.05) / (low + 0.05);
}

/** Sharma, Wu and Dalal's published pairs are in Lab; these are the sRGB ends that every tool agrees on. */
test('the difference is the one that others compute', () => {
  expect(colorDifference([0, 0, 0], [1, 1, 1])).toBeCloseTo(100, 1);
  expect(colorDifference([1, 0, 0], [0, 1, 0])).toBeCloseTo(86.6, 1);
  expect(colorDifference([0, 0, 1], [0, 0, 1])).toBe(0);
});

test('red and green come close for eyes without green cones, so that the simulation simulates', () => {
  const [red, green]: [Oklch, Oklch] = [
    [0.55, 0.15, 30],
    [0.55, 0.13, 145],
  ];
  const full = colorDifference(seenBy('full', red), seenBy('full', green));
  expect(colorDifference(seenBy('deuteranopia', red), seenBy('deuteranopia', green))).toBeLessThan(full / 2);
});

const pairs = seriesColors.flatMap((one, index) =>
  seriesColors.slice(index + 1).map((other, step) => ({ one, other, from: index, to: index + 1 + step })),
);

describe.each(visionNames)('with %s vision', (vision) => {
  test.each(pairs)('series $from and $to can be told apart', ({ one, other }) => {
    expect(colorDifference(seenBy(vision, one), seenBy(vision, other))).toBeGreaterThanOrEqual(12);
  });

  test('neighbours are farther apart than any two', () => {
    for (const [index, color] of seriesColors.slice(1).entries())
      expect(
        colorDifference(seenBy(vision, seriesColors[index]!), seenBy(vision, color)),
      ).toBeGreaterThanOrEqual(16);
  });

  test('each step of the ramp is darker than the one before, and seen to be', () => {
    for (const [index, color] of rampColors.slice(1).entries()) {
      const before = seenBy(vision, rampColors[index]!);
      const after = seenBy(vision, color);
      expect(luminance(after)).toBeLessThan(luminance(before));
      expect(colorDifference(before, after)).toBeGreaterThanOrEqual(8);
    }
  });
});

test('every series stands out from the surface', () => {
  for (const color of seriesColors) expect(contrast(color, lightPalette.surface)).toBeGreaterThanOrEqual(3);
});

test('a number can be read on every step of the ramp', () => {
  for (const [index, color] of rampColors.entries()) {
    const text = index < 3 ? lightPalette.ink : lightPalette.surface;
    expect(contrast(color, text)).toBeGreaterThanOrEqual(4.5);
  }
});

test('values are parted evenly over the ramp', () => {
  expect([0, 19, 20, 99, 100].map((value) => rampStep(value, 0, 100))).toEqual([0, 0, 1, 4, 4]);
  expect(rampStep(5, 5, 5)).toBe(4);
});
