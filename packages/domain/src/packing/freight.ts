import { plain } from './pieces.ts';
import type { Room } from './pieces.ts';
import type { FreightSlabs, PackOptions } from './types.ts';

// Used only to rank boxes where the caller has no card: two parcels cost more than one of the same
// charged weight, and each started slab counts.
const usualSlabs: FreightSlabs = { slab_g: 500, first: 4500, each: 4000 };

/** Charged weight in grams: the greater of dead and volumetric weight. */
export function chargedGrams(room: Room, weight: number, options: PackOptions): number {
  const volumetric = Math.round((room.outer * 1000) / (options.conversion_factor ?? 5000));
  return Math.max(volumetric, weight + (room.box.empty_weight ?? 0));
}

/** Freight of one box in paise. */
export function freightOf(slabs: FreightSlabs, charged_g: number): number {
  const count = Math.max(1, Math.ceil(charged_g / (slabs.slab_g ?? 500)));
  return slabs.first + (count - 1) * slabs.each;
}

/** Box and freight together, paise: what packing tries to make small. */
export const totalCost = (room: Room, weight: number, options: PackOptions): number =>
  plain(room.box.cost) + freightOf(options.freight ?? usualSlabs, chargedGrams(room, weight, options));
