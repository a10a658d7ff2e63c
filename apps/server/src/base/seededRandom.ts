/** Pseudorandom numbers, deterministic by seed (mulberry32). */
export interface Random {
  /** From 0 to 1, exclusive. */
  next(): number;
  /** An integer, both ends inclusive. */
  int(from: number, to: number): number;
  pick<T>(list: readonly T[]): T;
  /** True with this probability, 0 to 1. */
  chance(share: number): boolean;
}

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    int,
    pick: <T>(list: readonly T[]): T => {
      const value = list[int(0, list.length - 1)];
      if (value === undefined) throw new Error('pick needs a non-empty list');
      return value;
    },
    chance: (share) => next() < share,
  };
}
