/** Predictions of cases that a model did not learn from, beside always predicting the average. */
export interface HeldOutSkill {
  /** Cases that were predicted. */
  parcels: number;
  /** By how much the mean squared error is below that of the average, and its standard error. */
  gain: number;
  gain_error: number;
}

/** With fewer cases that were predicted, chance can't be told from skill. */
export const minHeldOut = 100;
/** One-sided 95% of the normal distribution: at most one brand in twenty without a pattern shows a risk. */
const z = 1.645;

/**
 * Decides whether a risk is shown, filtered by and read by rules: only if it predicted cases it did not learn from better than
 * the average does, by more than chance. Source: Brier (1950), Verification of forecasts expressed in terms of probability;
 * Diebold and Mariano (1995), Comparing predictive accuracy, for the test of the difference.
 */
export const isRiskProven = ({ parcels, gain, gain_error }: Partial<HeldOutSkill>): boolean =>
  parcels !== undefined &&
  gain !== undefined &&
  gain_error !== undefined &&
  parcels >= minHeldOut &&
  gain > 0 &&
  gain > z * gain_error;

/** Statuses of an order about which something can still be decided: it hasn't shipped. */
export const decidableStatuses = ['NEW', 'READY_TO_SHIP'] as const;

/** The risk of an order while something can still be decided about it: before it ships. */
export const decidableRisk = (risk: number | null, status: string): number | null =>
  decidableStatuses.some((one) => one === status) ? risk : null;

/** Like predictions, and what became of their cases. */
export interface PredictedCases {
  /** Predicted chance and the average, 0 to 1. */
  predicted: number;
  average: number;
  returned: number;
  delivered: number;
}

/** Measures predictions against always predicting the average. */
export function measureSkill(groups: readonly PredictedCases[]): HeldOutSkill {
  let parcels = 0;
  let sum = 0;
  let squares = 0;
  for (const { predicted, average, returned, delivered } of groups)
    for (const [actual, count] of [
      [1, returned],
      [0, delivered],
    ] as const) {
      const better = (average - actual) ** 2 - (predicted - actual) ** 2;
      parcels += count;
      sum += count * better;
      squares += count * better ** 2;
    }
  if (parcels === 0) return { parcels, gain: 0, gain_error: 0 };
  const gain = sum / parcels;
  const variance = parcels < 2 ? 0 : Math.max(0, (squares - parcels * gain ** 2) / (parcels - 1));
  return { parcels, gain, gain_error: Math.sqrt(variance / parcels) };
}
