import { rupeesToPaise } from '../../money/index.ts';
import type { BoxSize } from './types.ts';

/** A catalogue box: cm, kg, grams and rupees. */
export interface StockedBox {
  id: string;
  name: string;
  length: number;
  width: number;
  height: number;
  weight_capacity: number;
  /** Rupees per box. */
  box_cost: number;
  /** Grams. */
  empty_weight: number;
  /** All three or none; without them the outer dimensions equal the inner ones. */
  outer_length: number | null;
  outer_width: number | null;
  outer_height: number | null;
}

/** Converts a catalogue box to a size for packing. */
export function toBoxSize({
  id,
  box_cost,
  outer_length,
  outer_width,
  outer_height,
  ...box
}: StockedBox): BoxSize {
  const { name, length, width, height, weight_capacity, empty_weight } = box;
  const isOutside = outer_length !== null && outer_width !== null && outer_height !== null;
  return {
    box_id: id,
    name,
    length,
    width,
    height,
    weight_capacity,
    empty_weight,
    cost: rupeesToPaise(box_cost),
    ...(isOutside && { outer: { length: outer_length, width: outer_width, height: outer_height } }),
  };
}
