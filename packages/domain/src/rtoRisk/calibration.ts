import { fitRtoModel, scoreRto, splitByTime } from './model.ts';
import type { RtoOutcome } from './model.ts';
import { measureSkill } from './skill.ts';
import type { HeldOutSkill } from './skill.ts';

/** Orders with a similar predicted risk, and what became of them. */
export interface CalibrationBin {
  /** Predicted risk, 0 to 1. */
  from: number;
  to: number;
  parcels: number;
  /** Mean prediction and actual rate, 0 to 1. */
  predicted: number;
  actual: number;
}

export interface Calibration extends HeldOutSkill {
  bins: CalibrationBin[];
  /** Mean squared error; `base_brier` is that of always predicting the average. Lower is better. */
  brier: number;
  base_brier: number;
}

const limits = [0, 0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1];

/**
 * Measures how well predictions hold: fits the model to the older two thirds of a history and compares its predictions for
 * the newest third with what happened.
 */
export function calibrateRto(outcomes: readonly RtoOutcome[]): Calibration {
  const { older, newer } = splitByTime(outcomes);
  const model = fitRtoModel(older);
  const scored = newer.map(({ order, returned }) => ({
    p: scoreRto(model, order).probability,
    actual: Number(returned),
  }));
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const base = mean(older.map(({ returned }) => Number(returned)));
  return {
    ...measureSkill(
      scored.map(({ p, actual }) => ({
        predicted: p,
        average: base,
        returned: actual,
        delivered: 1 - actual,
      })),
    ),
    brier: mean(scored.map(({ p, actual }) => (p - actual) ** 2)),
    base_brier: mean(scored.map(({ actual }) => (base - actual) ** 2)),
    bins: limits.slice(0, -1).flatMap((from, index) => {
      const to = limits[index + 1] ?? 1;
      const own = scored.filter(({ p }) => p >= from && p < to);
      return own.length === 0
        ? []
        : {
            from,
            to,
            parcels: own.length,
            predicted: mean(own.map(({ p }) => p)),
            actual: mean(own.map(({ actual }) => actual)),
          };
    }),
  };
}
