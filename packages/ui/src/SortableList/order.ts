/** The list with the item at `from` taken out and put in at `to`; a place past either end is the end. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  const [item] = next.splice(from, 1);
  if (item === undefined) return next;
  next.splice(Math.max(0, Math.min(to, next.length)), 0, item);
  return next;
}

/** Where a row begins and ends, down the page. */
export interface Extent {
  top: number;
  bottom: number;
}

/**
 * Where the row at `from` belongs when the pointer is at `y`: it changes places with a neighbour once the pointer has
 * passed the neighbour's middle. After the change that middle lies behind the pointer, so rows of unlike heights do not
 * flicker to and fro.
 */
export function placeAt(rows: readonly Extent[], from: number, y: number): number {
  const middle = (index: number) => (rows[index]!.top + rows[index]!.bottom) / 2;
  let place = from;
  while (place + 1 < rows.length && y > middle(place + 1)) place += 1;
  if (place === from) while (place > 0 && y < middle(place - 1)) place -= 1;
  return place;
}
