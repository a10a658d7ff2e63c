import type { Oklch } from '../../tokens/palette.ts';

/**
 * Colours of series, in the order they are given out: indigo and ink first. Any two stay apart for people with
 * protanopia, deuteranopia or tritanopia, and each stands 3 to 1 on the surface; palette.test.ts computes both.
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

/** From little to much. One hue and falling lightness: read alike by every eye, and in a print without colour. */
export const rampColors: readonly Oklch[] = [
  [0.94, 0.03, 268],
  [0.84, 0.075, 268],
  [0.71, 0.12, 268],
  [0.55, 0.17, 268],
  [0.37, 0.15, 268],
];

/** Which step of the ramp a value stands on. */
export function rampStep(value: number, least: number, most: number): number {
  if (most <= least) return rampColors.length - 1;
  const share = (value - least) / (most - least);
  return Math.min(rampColors.length - 1, Math.max(0, Math.floor(share * rampColors.length)));
}
