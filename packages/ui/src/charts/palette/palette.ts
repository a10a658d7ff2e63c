import type { Oklch } from '../../tokens/palette.ts';

/**
 * Series colours in order. All pairs are distinguishable with protanopia, deuteranopia and tritanopia, and
 * each has a contrast of 3:1 on the surface; palette.test.ts verifies both.
 */
export const seriesColors: readonly Oklch[] = [
  [0.47, 0.19, 268],
  [0.27, 0.02, 270],
  [0.66, 0.14, 75],
  [0.655, 0.11, 190],
  [0.42, 0.1, 50],
  [0.65, 0.13, 300],
  [0.55, 0.16, 0],
];

/**
 * Ramp from low to high. One hue with falling lightness, so that it works without colour vision and in
 * greyscale print.
 */
export const rampColors: readonly Oklch[] = [
  [0.94, 0.03, 268],
  [0.84, 0.075, 268],
  [0.71, 0.12, 268],
  [0.55, 0.17, 268],
  [0.37, 0.15, 268],
];

/** Returns the ramp step of a value. */
export function rampStep(value: number, least: number, most: number): number {
  if (most <= least) return rampColors.length - 1;
  const share = (value - least) / (most - least);
  return Math.min(rampColors.length - 1, Math.max(0, Math.floor(share * rampColors.length)));
}
