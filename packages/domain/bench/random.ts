/** Random draws of simulated sets, reproducible by seed. */

/** Draws a number in [0, 1). */
export type Random = () => number;

/** Pseudorandom numbers in [0, 1) (mulberry32). */
export function randomOf(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const between = (random: Random, low: number, high: number) => low + (high - low) * random();
export const normal = (random: Random) =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

export function poisson(mean: number, random: Random): number {
  if (mean > 60) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal(random)));
  const least = Math.exp(-mean);
  let count = -1;
  for (let product = 1; product > least; product *= random()) count += 1;
  return count;
}

export function binomial(count: number, rate: number, random: Random): number {
  let hits = 0;
  for (let at = 0; at < count; at += 1) if (random() < rate) hits += 1;
  return hits;
}
