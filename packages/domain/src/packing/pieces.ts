import { orientations } from './types.ts';
import type { BoxSize, Orientation, PackItem, PackOptions, Sides } from './types.ts';

/** Lengths inside are whole hundredths of a millimetre, so that touching faces compare equal. */
export const UNITS_PER_CM = 1000;
/** One kilometre: sums of a few such lengths still go into 32 bits, in which lengths are kept. */
const LONGEST_CM = 100_000;
/** The most pieces that one question is answered for; their places alone are megabytes. */
export const MOST_PIECES = 20_000;

export interface Turn {
  name: Orientation;
  dx: number;
  dy: number;
  dz: number;
}

/** An item with its sides in units and the ways it may lie. */
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
  /** Most grams of goods; Infinity where the box has no limit. */
  capacity: number;
  /** Outer volume, cm³. */
  outer: number;
  /** Where the usable room starts: the padding, in units. */
  inset: number;
}

const axisOf = { l: 0, w: 1, h: 2 } as const;

function mayStand(item: PackItem): readonly [boolean, boolean, boolean] {
  if (item.upright === true) return [false, false, true];
  return item.upright || [true, true, true];
}

function turnsOf(item: PackItem, sides: readonly [number, number, number]): Turn[] {
  const stand = mayStand(item);
  const turns: Turn[] = [];
  for (const name of item.fixed ? (['lwh'] as const) : orientations) {
    const [a, b, c] = name.split('').map((side) => axisOf[side as keyof typeof axisOf]) as [0, 0, 0];
    if (!item.fixed && !stand[c]) continue;
    const turn = { name, dx: sides[a], dy: sides[b], dz: sides[c] };
    const seen = turns.some((t) => t.dx === turn.dx && t.dy === turn.dy && t.dz === turn.dz);
    if (!seen) turns.push(turn);
  }
  return turns;
}

/** Whether the item can be placed at all: positive sides and weight of zero or more. */
export function hasSize(item: PackItem): boolean {
  const sides = [item.length, item.width, item.height];
  return sides.every((side) => Number.isFinite(side) && side > 0) && hasWeight(item);
}

export const hasWeight = ({ weight }: PackItem): boolean => Number.isFinite(weight) && weight >= 0;

/** Whole pieces: half a piece is none. */
export const wholePieces = ({ quantity }: PackItem): number => (quantity >= 1 ? Math.floor(quantity) : 0);

/** Whether it may lie in any way at all. */
export const hasTurn = (item: PackItem): boolean => Boolean(item.fixed) || mayStand(item).includes(true);

/** Whether a box can be looked for: what is longer than a box can be goes in none. */
export const isPlaceable = (item: PackItem): boolean =>
  hasSize(item) && hasTurn(item) && Math.max(item.length, item.width, item.height) <= LONGEST_CM;

export function toPiece(item: PackItem): Piece {
  const up = (cm: number) => Math.max(1, Math.ceil(cm * UNITS_PER_CM - 1e-6));
  const sides = [up(item.length), up(item.width), up(item.height)] as const;
  const [a, b, c] = sides.toSorted((p, q) => q - p) as [number, number, number];
  return {
    item,
    turns: turnsOf(item, sides),
    count: Math.min(wholePieces(item), MOST_PIECES),
    weight: item.weight,
    volume: a * b * c,
    longest: a,
    face: a * b,
  };
}

export const outerSides = (box: BoxSize): Sides =>
  box.outer ?? { length: box.length, width: box.width, height: box.height };

/** A number that nobody has said, or that is none, counts as 0. */
export const plain = (value: number | undefined): number => (Number.isNaN(value) ? 0 : (value ?? 0));

/** No padding brings goods out of the box. */
export const paddingOf = ({ padding }: Pick<PackOptions, 'padding'>): number => Math.max(0, plain(padding));

export function toRoom(box: BoxSize, options: PackOptions): Room {
  const inset = Math.round(Math.min(paddingOf(options), LONGEST_CM) * UNITS_PER_CM);
  // Of a box longer than can be counted, as much is used as can be.
  const down = (cm: number) =>
    Math.max(0, Math.floor(Math.min(plain(cm), LONGEST_CM) * UNITS_PER_CM + 1e-6) - 2 * inset);
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
