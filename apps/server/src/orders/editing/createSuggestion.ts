import type { Packing } from '@khep/domain/packing';
import { volumetricWeight } from '@khep/domain/rating';
import { apportionToBoxes } from '../packing/apportionValue.ts';
import type { LineRecord, SuggestionJson } from '../core/tables.ts';

/** The suggested boxes of an order, for the list and for planning its courier. */
export function createSuggestion(
  packing: Packing,
  lines: readonly LineRecord[],
  collectible_paise: number,
): SuggestionJson {
  const { packed_boxes } = packing;
  const shares = apportionToBoxes(collectible_paise, {
    lines,
    kept: [],
    boxes: packed_boxes.map(({ items }) => items),
  });
  return {
    boxes: packed_boxes.map((box, index) => ({
      box_id: box.box_id,
      name: box.name ?? '',
      ...box.dimensions,
      // As it is saved when the packaging is confirmed.
      weight_g: Math.max(1, Math.round(box.total_weight * 1000)),
      collectible_paise: shares[index] ?? 0,
    })),
    unpackable: packing.unpackable_items.map((item) => item.reason),
    volumetric_weight_g: packed_boxes.reduce(
      (sum, { dimensions: { length, width, height } }) =>
        sum + volumetricWeight({ length_cm: length, width_cm: width, height_cm: height }),
      0,
    ),
  };
}
