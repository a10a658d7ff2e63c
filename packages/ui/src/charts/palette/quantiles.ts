import { rampColors } from './palette.ts';

/** Values of one shade. */
export interface ShadeClass {
  /** Of the ramp, from 0 for the lightest. */
  step: number;
  least: number;
  most: number;
}

/**
 * Parts values so that each shade stands for about as many of them. Evenly spaced shades would leave most of a country
 * in the lightest one, because a few states order much more than the rest. Equal values are never parted, and where
 * there are fewer values than shades the darkest are taken and those between spread.
 */
export function quantiles(values: readonly number[]): readonly ShadeClass[] {
  const sorted = values.toSorted((one, other) => one - other);
  const count = Math.min(rampColors.length, new Set(sorted).size);
  const classes: ShadeClass[] = [];
  for (const value of sorted) {
    const place = Math.floor((sorted.indexOf(value) / sorted.length) * count);
    const step = Math.round(((place + 1) / count) * rampColors.length) - 1;
    const last = classes.at(-1);
    if (last?.step === step) last.most = value;
    else classes.push({ step, least: value, most: value });
  }
  return classes;
}

/** The shade of a value that was parted with the others. */
export const shadeOf = (classes: readonly ShadeClass[], value: number): number =>
  classes.find(({ most }) => value <= most)?.step ?? rampColors.length - 1;
