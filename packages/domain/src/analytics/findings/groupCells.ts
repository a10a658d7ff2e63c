import type { RateCell } from './rateCell.ts';

/** Counts of one group of cells; its values in the order of the grouping. */
export type RateGroup = RateCell;

/** Adds up cells that have the same values at these positions. */
export function groupCells(cells: readonly RateCell[], positions: readonly number[]): RateGroup[] {
  const groups = new Map<string, RateGroup>();
  for (const cell of cells) {
    const values = positions.map((at) => cell.values[at] ?? '');
    const key = JSON.stringify(values);
    const group = groups.get(key) ?? {
      values,
      eventsBefore: 0,
      totalBefore: 0,
      eventsAfter: 0,
      totalAfter: 0,
    };
    group.eventsBefore += cell.eventsBefore;
    group.totalBefore += cell.totalBefore;
    group.eventsAfter += cell.eventsAfter;
    group.totalAfter += cell.totalAfter;
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** All choices of at most `most` positions, the empty one first. */
export function positionSets(count: number, most: number): number[][] {
  return Array.from({ length: 1 << count }, (_, mask) =>
    Array.from({ length: count }, (__, at) => at).filter((at) => (mask >> at) & 1),
  )
    .filter(({ length }) => length <= most)
    .toSorted((one, other) => one.length - other.length);
}
