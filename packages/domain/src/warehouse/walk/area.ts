/** The walkable part of a warehouse: parallel aisles between two cross aisles, or three with one across the middle. */
export interface WalkArea {
  aisles: number;
  /** Between the centres of neighbouring aisles; all lengths in one unit. */
  aisle_distance: number;
  /** Where cross aisles meet an aisle, as lengths along it, ascending from 0: two, or three. */
  crosses: readonly number[];
}

/** Where a walk begins and ends: where an aisle meets a cross aisle, both from 0. */
export interface WalkStart {
  aisle: number;
  cross: number;
}

/** A place in an aisle. */
export interface WalkStop {
  aisle: number;
  /** Length along the aisle, from its first cross aisle. */
  y: number;
}

/** Returns why no walk can be planned through these places; undefined if one can. */
export function walkProblem(
  area: WalkArea,
  start: WalkStart,
  stops: readonly WalkStop[],
): string | undefined {
  const { aisles, aisle_distance, crosses } = area;
  if (!Number.isInteger(aisles) || aisles < 1) return 'Enter one aisle or more.';
  if (!(aisle_distance > 0 && aisle_distance < Infinity)) return 'Enter a distance between aisles above 0.';
  if (crosses.length < 2 || crosses.length > 3) return 'Enter two or three cross aisles.';
  if (crosses[0] !== 0 || crosses.some((y, at) => !Number.isFinite(y) || (at > 0 && y <= crosses[at - 1]!)))
    return 'Enter the places of the cross aisles from 0, in ascending order.';
  if (!isIn(start.aisle, aisles) || !isIn(start.cross, crosses.length))
    return 'The start is where an aisle meets a cross aisle.';
  const end = crosses.at(-1)!;
  const lost = stops.findIndex(({ aisle, y }) => !isIn(aisle, aisles) || !(y >= 0 && y <= end));
  return lost < 0 ? undefined : `Stop ${lost + 1} is outside the aisles.`;
}

const isIn = (index: number, count: number) => Number.isInteger(index) && index >= 0 && index < count;

/** The number of the block, from 0, in which a place of an aisle is. */
export function blockOf({ crosses }: WalkArea, y: number): number {
  return crosses.length === 3 && y >= crosses[1]! ? 1 : 0;
}

/** Length of the shortest way between two places. */
export function wayLength({ aisle_distance, crosses }: WalkArea, from: WalkStop, to: WalkStop): number {
  if (from.aisle === to.aisle) return Math.abs(from.y - to.y);
  let along = Infinity;
  for (const cross of crosses) along = Math.min(along, Math.abs(from.y - cross) + Math.abs(to.y - cross));
  return Math.abs(from.aisle - to.aisle) * aisle_distance + along;
}

/** Length of the closed walk from the start through places in their order. */
export function walkLength(area: WalkArea, start: WalkStart, stops: readonly WalkStop[]): number {
  const home = { aisle: start.aisle, y: area.crosses[start.cross]! };
  let length = 0;
  let at = home;
  for (const stop of stops) {
    length += wayLength(area, at, stop);
    at = stop;
  }
  return length + wayLength(area, at, home);
}
