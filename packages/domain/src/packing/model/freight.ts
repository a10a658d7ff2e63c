import { defaultConversionFactor } from '../../measures/defaultConversionFactor.ts';
import { plain } from './pieces.ts';
import type { Room } from './pieces.ts';
import type { FreightSlabs, PackOptions } from './types.ts';

// Used only to rank boxes if the caller has no rate card: two parcels cost more than one of the same charged
// weight, and every started slab counts.
const defaultSlabs: FreightSlabs = { slab_g: 500, first: 4500, each: 4000 };

/** Returns the charged weight in grams: the greater of dead and volumetric weight. */
export function chargedGrams(room: Room, weight: number, options: PackOptions): number {
  const volumetric = Math.round((room.outer * 1000) / (options.conversion_factor ?? defaultConversionFactor));
  return Math.max(volumetric, weight + (room.box.empty_weight ?? 0));
}

/** Returns the freight of one box in paise. */
export function slabFreight(slabs: FreightSlabs, charged_g: number): number {
  const count = Math.max(1, Math.ceil(charged_g / (slabs.slab_g ?? 500)));
  return slabs.first + (count - 1) * slabs.each;
}

/** Returns box cost plus freight in paise, the default objective. */
export const totalCost = (room: Room, weight: number, options: PackOptions): number =>
  plain(room.box.cost) + slabFreight(options.freight ?? defaultSlabs, chargedGrams(room, weight, options));

/**
 * Returns the price of one box that boxes are chosen by: the objective, plus small parts that break ties by the number of
 * boxes, then outer volume.
 */
export function boxPrice(room: Room, weight: number, options: PackOptions): number {
  const cost = totalCost(room, weight, options);
  // Outer volumes are in cm³, costs in paise; both stay well below the next factor.
  if (options.objective === 'boxes') return 1e9 + room.outer + cost * 1e-6;
  if (options.objective === 'volume') return room.outer + 1e-2 + cost * 1e-8;
  return cost + 1e-2 + room.outer * 1e-8;
}
