/** Units of a SKU in a bin, as they should be and as they were counted. */
export interface CountedLine {
  expected: number;
  counted: number;
}

/** Where a bin of a count stands: it is counted, counted again by what differed, and approved by what still does. */
export const countStates = ['open', 'recount', 'approval', 'done'] as const;
export type CountState = (typeof countStates)[number];

/** A difference up to these is booked at once: units, or a share of what is expected, whichever is more. */
export const countTolerance = { units: 2, share: 0.02 } as const;

/** Whether every difference of a bin is small enough to be booked without asking anybody. */
export const isWithinTolerance = (lines: readonly CountedLine[]): boolean =>
  lines.every(
    ({ expected, counted }) =>
      Math.abs(counted - expected) <=
      Math.max(countTolerance.units, Math.floor(expected * countTolerance.share)),
  );

/** The state of a bin after it was counted for the first or the second time. */
export function stateAfterCount(round: 1 | 2, lines: readonly CountedLine[]): CountState {
  if (isWithinTolerance(lines)) return 'done';
  return round === 1 ? 'recount' : 'approval';
}
