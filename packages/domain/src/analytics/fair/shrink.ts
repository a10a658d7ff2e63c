/** Beliefs about each value after all were seen: a mixture of normal distributions, one for each spread. */
export interface Posterior {
  /** Add up to 1. */
  weights: readonly number[];
  /** By spread, then by value. */
  means: readonly (readonly number[])[];
  variances: readonly (readonly number[])[];
}

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

/** Spreads of logarithms between couriers that are weighed; twice the rate is 0.7. */
const spreads = Array.from({ length: 61 }, (_, at) => at / 40);
/** Half of a normal distribution: few couriers differ by more than half from each other. */
const usualSpread = 0.5;

/**
 * Shrinks values towards their mean, the more the less is known of each. How much they really differ is not taken as known: each
 * spread counts as much as it explains the values.
 */
export function shrink(values: readonly number[], variances: readonly number[]): Posterior {
  const fits = spreads.map((spread) => {
    const precision = variances.map((one) => 1 / (one + spread ** 2));
    const whole = sum(precision);
    const mean = sum(values.map((value, at) => value * precision[at]!)) / (whole || 1);
    const likelihood =
      0.5 * sum(precision.map(Math.log)) -
      0.5 * Math.log(whole || 1) -
      0.5 * sum(values.map((value, at) => (value - mean) ** 2 * precision[at]!)) -
      0.5 * (spread / usualSpread) ** 2;
    const pulls = variances.map((one) => one / (one + spread ** 2));
    return {
      likelihood,
      means: values.map((value, at) => pulls[at]! * mean + (1 - pulls[at]!) * value),
      variances: variances.map((one, at) => one * (1 - pulls[at]!) + pulls[at]! ** 2 / (whole || 1)),
    };
  });
  const most = Math.max(...fits.map(({ likelihood }) => likelihood));
  const weights = fits.map(({ likelihood }) => Math.exp(likelihood - most));
  const all = sum(weights);
  return {
    weights: weights.map((one) => one / all),
    means: fits.map(({ means }) => means),
    variances: fits.map((one) => one.variances),
  };
}

/** The standard normal distribution function, to 1e-7: M. Abramowitz, I. A. Stegun, 26.2.17. */
function normalBelow(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    Math.exp((-z * z) / 2) *
    0.3989422804014327 *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z > 0 ? 1 - tail : tail;
}

/** Returns the value that the value at a place is below with a chance, with a variance that all values share added. */
export function quantile(
  { weights, means, variances }: Posterior,
  at: number,
  chance: number,
  added: number,
): number {
  const below = (value: number) =>
    sum(
      weights.map(
        (weight, spread) =>
          weight *
          normalBelow(
            (value - means[spread]![at]!) / Math.sqrt(Math.max(1e-12, variances[spread]![at]! + added)),
          ),
      ),
    );
  let [low, high] = [-40, 20];
  for (let round = 0; round < 60; round += 1) {
    const middle = (low + high) / 2;
    if (below(middle) < chance) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Returns the chance that the value at a place is above the mean of the others. */
export function chanceAbove({ weights, means, variances }: Posterior, at: number): number {
  return sum(
    weights.map((weight, spread) => {
      const others = means[spread]!.filter((_, other) => other !== at);
      const otherVariance = sum(variances[spread]!.filter((_, other) => other !== at)) / others.length ** 2;
      const difference = means[spread]![at]! - sum(others) / others.length;
      return (
        weight * normalBelow(difference / Math.sqrt(Math.max(1e-12, variances[spread]![at]! + otherVariance)))
      );
    }),
  );
}
