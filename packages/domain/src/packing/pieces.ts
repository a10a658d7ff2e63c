import { orientations } from './types.ts';
import type { BoxSize, Orientation, PackItem, PackOptions, Sides } from './types.ts';

/** Lengths inside are whole hundredths of a millimetre, so that touching faces compare equal. */
export const UNITS_PER_CM = 1000;

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
  return sides.every((side) => Number.isFinite(side) && side > 0) && !(item.weight < 0);
}

export function toPiece(item: PackItem): Piece {
  const up = (cm: number) => Math.ceil(cm * UNITS_PER_CM - 1e-6);
  const sides = [up(item.length), up(item.width), up(item.height)] as const;
  const [a, b, c] = sides.toSorted((p, q) => q - p) as [number, number, number];
  return {
    item,
    turns: turnsOf(item, sides),
    count: Math.max(0, Math.floor(item.quantity)),
    weight: item.weight || 0,
    volume: a * b * c,
    longest: a,
    face: a * b,
  };
}

export const outerSides = (box: BoxSize): Sides =>
  box.outer ?? { length: box.length, width: box.width, height: box.height };

export function toRoom(box: BoxSize, options: PackOptions): Room {
  const inset = Math.round((options.padding ?? 0) * UNITS_PER_CM);
  const down = (cm: number) => Math.max(0, Math.floor(cm * UNITS_PER_CM + 1e-6) - 2 * inset);
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
