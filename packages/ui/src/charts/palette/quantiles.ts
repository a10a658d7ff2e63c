import { rampColors } from './palette.ts';

/** A range of values with one shade. */
export interface ShadeClass {
  /** Ramp step; 0 is the lightest. */
  step: number;
  least: number;
  most: number;
}

/**
 * Divides values into shades with similar counts. Even ranges would leave most states in the lightest shade,
 * because a few have most orders. Equal values share a shade; with fewer values than shades, the darkest are
 * used.
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

/** Returns the shade of a value. */
export const findShade = (classes: readonly ShadeClass[], value: number): number =>
  classes.find(({ most }) => value <= most)?.step ?? rampColors.length - 1;
