import { explodeLines } from '@khep/domain/orders';
import type { Db } from '../../platform/db/schema.ts';
import { validationError } from '../../base/errors.ts';
import { loadOrderedSkus } from '../core/orderedSkus.ts';
import type { PackableLine } from './packingContext.ts';

/** An item of a request; dimensions in centimetres, weight in grams. */
interface RequestedItem {
  sku_id: string;
  quantity: number;
  length?: number | undefined;
  width?: number | undefined;
  height?: number | undefined;
  weight?: number | undefined;
}

/** A line with its name for users. */
export type NamedLine = PackableLine & { sku_name: string };

/**
 * Resolves items by their SKUs, combos to their parts; dimensions of the request have priority.
 * @throws ApiError 422 on an item with neither a SKU nor complete dimensions and weight
 */
export async function resolveItems(
  db: Db,
  brand_id: string,
  items: readonly RequestedItem[],
): Promise<NamedLine[]> {
  const skus = await loadOrderedSkus(
    db,
    brand_id,
    items.map(({ sku_id }) => sku_id),
  );
  const lines = items.map((item, index) => {
    const sku = skus.get(item.sku_id);
    const isMeasured = [item.length, item.width, item.height, item.weight].every(
      (value) => value !== undefined,
    );
    if (!sku && !isMeasured)
      throw validationError({
        [`items.${index}.sku_id`]: `SKU ${item.sku_id} not found. Add it, or enter its dimensions and weight.`,
      });
    return {
      sku_id: item.sku_id,
      sku_name: sku?.sku_name ?? '',
      quantity: item.quantity,
      weight_g: item.weight ?? sku?.actual_weight ?? 0,
      length_cm: item.length ?? Number(sku?.sku_length),
      width_cm: item.width ?? Number(sku?.sku_width),
      height_cm: item.height ?? Number(sku?.sku_height),
      parts: sku?.parts ?? null,
    };
  });
  return explodeLines(lines);
}
