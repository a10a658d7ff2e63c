/** Probability that at least `hits` of `trials` succeed, each with the given chance. */
export function chanceOfAtLeast(hits: number, trials: number, chance: number): number {
  if (hits <= 0) return 1;
  let log = trials * Math.log1p(-chance);
  let below = 0;
  for (let count = 0; count < hits; count += 1) {
    below += Math.exp(log);
    log += Math.log((trials - count) / (count + 1)) + Math.log(chance / (1 - chance));
  }
  return Math.max(0, 1 - below);
}
