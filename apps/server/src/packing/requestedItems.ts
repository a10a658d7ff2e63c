import type { Db } from '../db/schema.ts';
import { validationError } from '../errors.ts';
import type { PackableLine } from './packingContext.ts';

/** An item of a form; sides in centimetres, weight in grams. */
interface RequestedItem {
  sku_id: string;
  quantity: number;
  length?: number | undefined;
  width?: number | undefined;
  height?: number | undefined;
  weight?: number | undefined;
}

/** A line with its name for people. */
export type NamedLine = PackableLine & { sku_name: string };

/**
 * Items of a form with what their SKUs say; a side that the form gives goes first.
 * @throws Refusal 422 on the item that has neither a SKU nor all its sides and weight
 */
export async function resolveItems(
  db: Db,
  brand_id: string,
  items: readonly RequestedItem[],
): Promise<NamedLine[]> {
  const codes = [...new Set(items.map(({ sku_id }) => sku_id))];
  const rows =
    codes.length === 0
      ? []
      : await db
          .selectFrom('skus')
          .select(['sku_id', 'sku_name', 'actual_weight', 'sku_length', 'sku_width', 'sku_height'])
          .where('brand_id', '=', brand_id)
          .where('sku_id', 'in', codes)
          .where('removed_at', 'is', null)
          .execute();
  const skus = new Map(rows.map((row) => [row.sku_id, row]));
  return items.map((item, index) => {
    const sku = skus.get(item.sku_id);
    const isMeasured = [item.length, item.width, item.height, item.weight].every(
      (value) => value !== undefined,
    );
    if (!sku && !isMeasured)
      throw validationError({
        [`items.${index}.sku_id`]: `There is no SKU ${item.sku_id}. Add it, or give its sides and weight.`,
      });
    return {
      sku_id: item.sku_id,
      sku_name: sku?.sku_name ?? '',
      quantity: item.quantity,
      weight_g: item.weight ?? sku?.actual_weight ?? 0,
      length_cm: item.length ?? Number(sku?.sku_length),
      width_cm: item.width ?? Number(sku?.sku_width),
      height_cm: item.height ?? Number(sku?.sku_height),
    };
  });
}
