import { outerSides } from '../model/pieces.ts';
import type { BoxSize, Sides } from '../model/types.ts';
import { volumeOf } from './arrangements.ts';

const surface = ({ length, width, height }: Sides): number =>
  2 * (length * width + length * height + width * height);

/**
 * A box of another inner size, made like the brand's box that is nearest in volume: the same walls and weight limit; its
 * price and weight by the surface.
 */
export function madeLike(inner: Sides, boxes: readonly BoxSize[], box_id: string): BoxSize {
  const distance = (box: BoxSize) => Math.abs(Math.log(volumeOf(box) / volumeOf(inner)));
  const model = boxes.reduce<BoxSize | undefined>(
    (best, box) => (!best || distance(box) < distance(best) ? box : best),
    undefined,
  );
  const { length, width, height } = inner;
  if (!model) return { box_id, length, width, height };
  const outer = outerSides(model);
  const wall = (side: keyof Sides) => outer[side] - model[side];
  const ratio = surface(inner) / surface(model);
  const tenth = (cm: number) => Math.round(cm * 10) / 10;
  return {
    box_id,
    length,
    width,
    height,
    outer: {
      length: tenth(length + wall('length')),
      width: tenth(width + wall('width')),
      height: tenth(height + wall('height')),
    },
    weight_capacity: model.weight_capacity ?? 0,
    empty_weight: Math.round((model.empty_weight ?? 0) * ratio),
    cost: Math.round((model.cost ?? 0) * ratio),
  };
}
