/** Moves an item from `from` to `to`, clamped to the list. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  const [item] = next.splice(from, 1);
  if (item === undefined) return next;
  next.splice(Math.max(0, Math.min(to, next.length)), 0, item);
  return next;
}

/** Vertical extent of a row. */
export interface Extent {
  top: number;
  bottom: number;
}

/**
 * Returns the target position for a pointer at `y`: rows swap once the pointer passes the neighbour's middle,
 * which avoids flicker with different heights.
 */
export function placeAt(rows: readonly Extent[], from: number, y: number): number {
  const middle = (index: number) => (rows[index]!.top + rows[index]!.bottom) / 2;
  let place = from;
  while (place + 1 < rows.length && y > middle(place + 1)) place += 1;
  if (place === from) while (place > 0 && y < middle(place - 1)) place -= 1;
  return place;
}
