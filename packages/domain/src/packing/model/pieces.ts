import { orientations } from './types.ts';
import type { BoxSize, Orientation, PackItem, PackOptions, Sides } from './types.ts';

/** Internal lengths are integers of 10 µm, so that touching faces compare equal. */
export const UNITS_PER_CM = 1000;
/** One kilometre: sums of a few such lengths fit in 32 bits. */
const MAX_LENGTH_CM = 100_000;
/** Maximum pieces per request; their positions alone take megabytes. */
export const MAX_PIECES = 20_000;

export interface Turn {
  name: Orientation;
  dx: number;
  dy: number;
  dz: number;
}

/** An item with its sides in units and its allowed orientations. */
export interface Piece {
  item: PackItem;
  turns: Turn[];
  count: number;
  weight: number;
  volume: number;
  longest: number;
  /** Largest face. */
  face: number;
}

/** A box with its usable room in units. */
export interface Room {
  box: BoxSize;
  x: number;
  y: number;
  z: number;
  volume: number;
  /** Maximum grams of contents; Infinity if the box has no limit. */
  capacity: number;
  /** Outer volume in cm³. */
  outer: number;
  /** Start of the usable room: the padding in units. */
  inset: number;
}

const axisIndex = { l: 0, w: 1, h: 2 } as const;

function uprightSides(item: PackItem): readonly [boolean, boolean, boolean] {
  if (item.upright === true) return [false, false, true];
  return item.upright || [true, true, true];
}

function allowedTurns(item: PackItem, sides: readonly [number, number, number]): Turn[] {
  const stand = uprightSides(item);
  const turns: Turn[] = [];
  for (const name of item.fixed ? (['lwh'] as const) : orientations) {
    const [a, b, c] = name.split('').map((side) => axisIndex[side as keyof typeof axisIndex]) as [0, 0, 0];
    if (!item.fixed && !stand[c]) continue;
    const turn = { name, dx: sides[a], dy: sides[b], dz: sides[c] };
    const seen = turns.some((t) => t.dx === turn.dx && t.dy === turn.dy && t.dz === turn.dz);
    if (!seen) turns.push(turn);
  }
  return turns;
}

/** Returns whether the item can be placed: positive sides and a weight of zero or more. */
export function hasSize(item: PackItem): boolean {
  const sides = [item.length, item.width, item.height];
  return sides.every((side) => Number.isFinite(side) && side > 0) && hasWeight(item);
}

export const hasWeight = ({ weight }: PackItem): boolean => Number.isFinite(weight) && weight >= 0;

/** Rounds down to whole pieces. */
export const wholePieces = ({ quantity }: PackItem): number => (quantity >= 1 ? Math.floor(quantity) : 0);

/** Returns whether any orientation is allowed. */
export const hasTurn = (item: PackItem): boolean => Boolean(item.fixed) || uprightSides(item).includes(true);

/** Returns whether a box can be searched for: longer items fit none. */
export const isPlaceable = (item: PackItem): boolean =>
  hasSize(item) && hasTurn(item) && Math.max(item.length, item.width, item.height) <= MAX_LENGTH_CM;

export function toPiece(item: PackItem): Piece {
  const up = (cm: number) => Math.max(1, Math.ceil(cm * UNITS_PER_CM - 1e-6));
  const sides = [up(item.length), up(item.width), up(item.height)] as const;
  const [a, b, c] = sides.toSorted((p, q) => q - p) as [number, number, number];
  return {
    item,
    turns: allowedTurns(item, sides),
    count: Math.min(wholePieces(item), MAX_PIECES),
    weight: item.weight,
    volume: a * b * c,
    longest: a,
    face: a * b,
  };
}

export const outerSides = (box: BoxSize): Sides =>
  box.outer ?? { length: box.length, width: box.width, height: box.height };

/** Treats missing and NaN as 0. */
export const plain = (value: number | undefined): number => (Number.isNaN(value) ? 0 : (value ?? 0));

/** Ignores negative padding, which would extend the room beyond the box. */
export const effectivePadding = ({ padding }: Pick<PackOptions, 'padding'>): number =>
  Math.max(0, plain(padding));

export function toRoom(box: BoxSize, options: PackOptions): Room {
  const inset = Math.round(Math.min(effectivePadding(options), MAX_LENGTH_CM) * UNITS_PER_CM);
  // Limits the usable size of very long boxes.
  const down = (cm: number) =>
    Math.max(0, Math.floor(Math.min(plain(cm), MAX_LENGTH_CM) * UNITS_PER_CM + 1e-6) - 2 * inset);
  const [x, y, z] = [down(box.length), down(box.width), down(box.height)];
  const outer = outerSides(box);
  const limit = box.weight_capacity ? Math.round(box.weight_capacity * 1000) : Infinity;
  return {
    box,
    x,
    y,
    z,
    volume: x * y * z,
    capacity: limit - (box.empty_weight ?? 0),
    outer: outer.length * outer.width * outer.height,
    inset,
  };
}
