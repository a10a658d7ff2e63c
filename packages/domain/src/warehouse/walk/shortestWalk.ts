import { blockOf, walkProblem } from './area.ts';
import type { WalkArea, WalkStart, WalkStop } from './area.ts';
import { aisleCosts, emptyCosts } from './aisleCosts.ts';
import { visitOrder } from './visitOrder.ts';
import type { PlacedStop } from './visitOrder.ts';
import { WalkTable } from './walkTable.ts';

/** A closed walk from the start through all places. */
export interface Walk {
  /** In the unit of the area. */
  length: number;
  /** Numbers of the places, from 0, in the order of the walk. */
  order: number[];
}

/**
 * Finds the shortest closed walk through places, in one or two blocks. Exact: the states are all that a shortest walk can
 * pass through (see `TourStates`). Takes time in proportion to the aisles.
 * @throws {Error} what `walkProblem` returns
 */
export function shortestWalk(area: WalkArea, start: WalkStart, stops: readonly WalkStop[]): Walk {
  const problem = walkProblem(area, start, stops);
  if (problem !== undefined) throw new Error(problem);
  const placed = placeStops(area, stops);
  const { crosses } = area;
  const costs = placed.map((blocks) =>
    blocks.map((here, block) => {
      const lengths = emptyCosts();
      aisleCosts(
        crosses[block]!,
        crosses[block + 1]!,
        here.map(({ y }) => y),
        lengths,
      );
      return lengths;
    }),
  );
  const table = new WalkTable(area, start, costs);
  const length = table.forward();
  return { length, order: visitOrder(area, start, table.plan(), placed) };
}

/** Places by aisle and block, ascending; what is at one place is together. */
export function placeStops(area: WalkArea, stops: readonly WalkStop[]): PlacedStop[][][] {
  const placed: { y: number; ids: number[] }[][][] = Array.from({ length: area.aisles }, () =>
    Array.from({ length: area.crosses.length - 1 }, () => []),
  );
  for (const [id, stop] of stops.entries()) {
    const here = placed[stop.aisle]![blockOf(area, stop.y)]!;
    const same = here.find(({ y }) => y === stop.y);
    if (same) same.ids.push(id);
    else here.push({ y: stop.y, ids: [id] });
  }
  for (const blocks of placed) for (const here of blocks) here.sort((a, b) => a.y - b.y);
  return placed;
}
