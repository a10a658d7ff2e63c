/** Outcomes of a source from which on its next one has an interval: with fewer, no value leaves out a tenth on each side. */
export const leastOutcomes = 9;

/**
 * The value below which the next one is by a chance, if it is as likely in each of the n + 1 gaps between n past values
 * (Hill, 1968, assumption A(n)): linear between them at (n + 1)p, type 6 of Hyndman and Fan, Sample Quantiles in Statistical
 * Packages, 1996. Outside them it is the nearest of them.
 * @param sorted ascending, at least one
 * @param chance 0 to 1
 */
export function nextQuantile(sorted: readonly number[], chance: number): number {
  const last = sorted.length - 1;
  const at = Math.min(last, Math.max(0, (sorted.length + 1) * chance - 1));
  const below = Math.floor(at);
  const low = sorted[below]!;
  return low + (at - below) * (sorted[Math.min(last, below + 1)]! - low);
}

/**
 * Between what the next value is eight times in ten. Undefined with fewer values than `leastOutcomes`.
 * @param values in any order
 */
export function nextInterval(values: readonly number[]): readonly [low: number, high: number] | undefined {
  if (values.length < leastOutcomes) return undefined;
  const sorted = values.toSorted((a, b) => a - b);
  return [nextQuantile(sorted, 0.1), nextQuantile(sorted, 0.9)];
}

/** Inserts a value into an ascending array. */
export function insertSorted(sorted: number[], value: number): void {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  sorted.splice(low, 0, value);
}
