import { packItems } from '../pack/packItems.ts';
import { effectivePadding } from '../model/pieces.ts';
import type { PackItem, PackOptions, PackedItem, Sides } from '../model/types.ts';

/** Boxes are made in whole centimetres. */
const gridCm = 1;
/** Arrangements of an order that are kept, the smallest first. */
const mostArrangements = 6;
/** Footprints that pieces are stacked on, for each order. */
const mostFootprints = 16;
/** Different lengths that footprints are made of. */
const mostLengths = 9;

export const volumeOf = ({ length, width, height }: Sides): number => length * width * height;

export const isWithin = (a: Sides, b: Sides): boolean =>
  a.length <= b.length && a.width <= b.width && a.height <= b.height;

export const joined = (a: Sides, b: Sides): Sides => ({
  length: Math.max(a.length, b.length),
  width: Math.max(a.width, b.width),
  height: Math.max(a.height, b.height),
});

export const sidesKey = ({ length, width, height }: Sides): string => `${length} ${width} ${height}`;

/** Rounded up to what is made, with the padding of both walls. */
function toInner({ length, width, height }: Sides, padding: number): Sides {
  const up = (cm: number) => Math.ceil((cm + 2 * padding) / gridCm - 1e-6) * gridCm;
  return { length: up(length), width: up(width), height: up(height) };
}

/** The longer side is the length, unless a piece may not be turned. */
const turned = (sides: Sides, isFixed: boolean): Sides =>
  isFixed || sides.length >= sides.width
    ? sides
    : { length: sides.width, width: sides.length, height: sides.height };

/**
 * Returns the inner sizes that take the pieces of an order together, none of them within another, the smallest first: each
 * orientation of a single piece, else what the packer fills on footprints made of the sides of the pieces.
 */
export function arrangementsOf(items: readonly PackItem[], options: PackOptions): Sides[] {
  const isFixed = items.some(({ fixed }) => fixed === true);
  const padding = effectivePadding(options);
  const found = new Map<string, Sides>();
  for (const extent of extentsOf(items, options)) {
    const inner = toInner(turned(extent, isFixed), padding);
    found.set(sidesKey(inner), inner);
  }
  const all = [...found.values()].toSorted((a, b) => volumeOf(a) - volumeOf(b));
  const small = all.filter((one) => !all.some((other) => other !== one && isWithin(other, one)));
  return small.slice(0, mostArrangements);
}

function extentsOf(items: readonly PackItem[], options: PackOptions): Sides[] {
  const lengths = [...new Set(items.flatMap(({ length, width, height }) => [length, width, height]))];
  const longest = Math.max(...lengths);
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const sums = lengths.flatMap((a, at) => lengths.slice(at).map((b) => a + b));
  const steps = [...new Set([...lengths, ...(units > 1 ? sums : [])])].toSorted((a, b) => a - b);
  const kept = units > 1 ? [...steps.slice(0, mostLengths - 1), Math.max(...lengths)] : steps;
  const sides = [...new Set(kept)];
  const volume = items.reduce((sum, item) => sum + item.quantity * volumeOf(item), 0);
  const footprints = sides
    .flatMap((length, at) => sides.slice(0, at + 1).map((width) => ({ length, width })))
    // Near a cube, the paper around it and its volume are least.
    .toSorted((a, b) => spread(a, volume) - spread(b, volume))
    .slice(0, units > 1 ? mostFootprints : undefined);
  return footprints.flatMap(({ length, width }) => {
    const height = longest * units;
    const box = { box_id: 'tall', length, width, height };
    const { packed_boxes, unpackable_items } = packItems({
      items,
      boxes: [box],
      options: { ...options, padding: 0, effort: 0, objective: 'boxes' },
    });
    const [only, ...others] = packed_boxes;
    return only && others.length === 0 && unpackable_items.length === 0 ? [extentOf(only.items)] : [];
  });
}

/** How far a footprint is from the side of a cube of this volume. */
const spread = ({ length, width }: { length: number; width: number }, volume: number): number =>
  Math.abs(Math.log(length / Math.cbrt(volume))) + Math.abs(Math.log(width / Math.cbrt(volume)));

function extentOf(items: readonly PackedItem[]): Sides {
  const end = (at: 'x' | 'y' | 'z', side: keyof Sides) =>
    Math.max(...items.map(({ position, rotation }) => position[at] + rotation[side]));
  return { length: end('x', 'length'), width: end('y', 'width'), height: end('z', 'height') };
}
