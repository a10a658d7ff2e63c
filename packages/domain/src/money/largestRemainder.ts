import type { Paise } from './paise.ts';

/**
 * Splits an amount by weights so that the shares add up exactly (largest remainder; ties to the earlier
 * share). If all weights are zero, splits evenly.
 */
export function splitByLargestRemainder(total: Paise, weights: readonly number[]): Paise[] {
  if (weights.length === 0) return [];
  if (!Number.isFinite(total)) return weights.map(() => 0);
  const positive = weights.map((weight) => (weight > 0 && Number.isFinite(weight) ? weight : 0));
  const sum = positive.reduce((a, b) => a + b, 0);
  const even = sum === 0;
  const amount = Math.abs(Math.round(total));
  const exact = positive.map((weight) => (even ? amount / positive.length : (amount * weight) / sum));
  const shares = exact.map(Math.floor);
  let left = amount - shares.reduce((a, b) => a + b, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (let turn = 0; left !== 0; turn = (turn + 1) % byRemainder.length) {
    const index = byRemainder[turn]?.index ?? 0;
    shares[index] = (shares[index] ?? 0) + Math.sign(left);
    left -= Math.sign(left);
  }
  return total < 0 ? shares.map((share) => (share === 0 ? 0 : -share)) : shares;
}
