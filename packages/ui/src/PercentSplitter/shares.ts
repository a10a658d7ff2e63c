/** A share of 100. */
export interface PercentShare {
  id: string;
  /** Whole percent, from 0 to 100. */
  percent: number;
  /** Doesn't change when others do. @default false */
  isLocked?: boolean;
}

/** Apportions a whole to integers by weights (largest remainder). */
export function apportion(weights: readonly number[], whole: number): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const exact = weights.map((weight) => (total > 0 ? (whole * weight) / total : whole / weights.length));
  const rounded = exact.map(Math.floor);
  const missing = whole - rounded.reduce((sum, value) => sum + value, 0);
  const byRemainder = exact
    .map((value, at) => ({ at, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.at - b.at);
  for (const { at } of byRemainder.slice(0, Math.max(0, missing))) rounded[at]! += 1;
  return rounded;
}

const sumOf = (shares: readonly PercentShare[]) => shares.reduce((sum, { percent }) => sum + percent, 0);

/** Returns the minimum and maximum of a share, given locked shares. */
export function limits(shares: readonly PercentShare[], id: string): [least: number, most: number] {
  const others = shares.filter((share) => share.id !== id);
  const most = Math.max(0, 100 - sumOf(others.filter((share) => share.isLocked)));
  return others.some((share) => !share.isLocked) ? [0, most] : [most, most];
}

/** Sets a share; unlocked ones adapt in proportion, so that the sum is 100. Impossible values are clamped. */
export function setShare<T extends PercentShare>(shares: readonly T[], id: string, percent: number): T[] {
  const [least, most] = limits(shares, id);
  const set = Math.min(most, Math.max(least, Math.round(percent)));
  const free = shares.filter((share) => share.id !== id && !share.isLocked);
  const locked = shares.filter((share) => share.id !== id && share.isLocked);
  const next = apportion(
    free.map((share) => share.percent),
    Math.max(0, 100 - set - sumOf(locked)),
  );
  const byId = new Map(free.map((share, at) => [share.id, next[at]!]));
  return shares.map((share) => ({
    ...share,
    percent: share.id === id ? set : (byId.get(share.id) ?? share.percent),
  }));
}

/** Makes unlocked shares equal. */
export function splitEvenly<T extends PercentShare>(shares: readonly T[]): T[] {
  const free = shares.filter((share) => !share.isLocked);
  const rest = Math.max(0, 100 - sumOf(shares.filter((share) => share.isLocked)));
  const next = apportion(
    free.map(() => 1),
    rest,
  );
  const byId = new Map(free.map((share, at) => [share.id, next[at]!]));
  return shares.map((share) => ({ ...share, percent: byId.get(share.id) ?? share.percent }));
}
