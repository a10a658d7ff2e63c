import { rupeesToPaise } from '../money/index.ts';
import type { BoxSize } from './types.ts';

/** A box as the brand says it: cm, kg, grams and rupees. */
export interface StockedBox {
  id: string;
  name: string;
  length: number;
  width: number;
  height: number;
  weight_capacity: number;
  /** Rupees for one. */
  box_cost: number;
  /** Grams. */
  empty_weight: number;
  /** All three, or none: the outside is as the inside then. */
  outer_length: number | null;
  outer_width: number | null;
  outer_height: number | null;
}

/** A box of the brand as packing takes it. */
export function boxSizeOf({
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
