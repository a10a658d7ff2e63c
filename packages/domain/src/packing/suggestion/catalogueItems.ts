import type { OrderedItem } from '../pack/packOrder.ts';
import type { Packing } from '../model/types.ts';
import { defaultPackingRules, explicitPackingRules, withPackingRules } from '../rules/packingRules.ts';
import type { PackingRules } from '../rules/packingRules.ts';

/** An order line; its own weight and dimensions have priority over the SKU's. Grams and centimetres. */
export interface LineToPack {
  sku_id: string;
  quantity: number | undefined;
  actual_weight?: number | undefined;
  sku_length?: number | undefined;
  sku_width?: number | undefined;
  sku_height?: number | undefined;
}

/** A SKU of the catalogue with what the packer needs. */
export interface CatalogueSku extends PackingRules {
  id: string;
  sku_id: string;
  sku_name: string;
  actual_weight: number;
  sku_length: number;
  sku_width: number;
  sku_height: number;
  /** The box that it always ships in. */
  box_id?: string | null | undefined;
  is_combo: boolean;
  combo_products: readonly { sku_id: string; quantity: number }[];
}

/** A line as the SKUs that are packed: the parts of a combo. Undefined if one of them is unknown. */
function packedSkus(
  line: LineToPack,
  skus: readonly CatalogueSku[],
): { sku: CatalogueSku; line: LineToPack; quantity: number }[] | undefined {
  const sku = skus.find(({ sku_id }) => sku_id === line.sku_id);
  if (!sku || (line.quantity ?? 0) < 1) return undefined;
  const quantity = line.quantity ?? 0;
  if (!sku.is_combo) return [{ sku, line, quantity }];
  const parts = sku.combo_products.map((part) => ({
    part,
    sku: skus.find(({ id, sku_id }) => id === part.sku_id || sku_id === part.sku_id),
  }));
  if (parts.some((part) => !part.sku)) return undefined;
  return parts.flatMap(({ part, sku: own }) =>
    own ? [{ sku: own, line: { sku_id: own.sku_id, quantity }, quantity: quantity * part.quantity }] : [],
  );
}

/** Maps order lines to items to pack. Empty if any SKU is unknown, because a partial result would be wrong. */
export function toOrderedItems(lines: readonly LineToPack[], skus: readonly CatalogueSku[]): OrderedItem[] {
  const packed = lines.map((line) => packedSkus(line, skus));
  if (packed.includes(undefined)) return [];
  return packed.flatMap((own = []) =>
    own.map(({ sku, line, quantity }) =>
      withPackingRules(
        {
          sku_id: sku.sku_id,
          quantity,
          length: line.sku_length || sku.sku_length,
          width: line.sku_width || sku.sku_width,
          height: line.sku_height || sku.sku_height,
          weight: line.actual_weight || sku.actual_weight,
          ...(sku.box_id && { box_id: sku.box_id }),
        },
        sku,
      ),
    ),
  );
}

/** Adds the names and the packing rules of the catalogue to a result of the packer. */
export function nameCatalogueItems(
  { packed_boxes, unpackable_items }: Packing,
  skus: readonly (Pick<CatalogueSku, 'sku_id' | 'sku_name'> & PackingRules)[],
) {
  const bySku = new Map(skus.map((sku) => [sku.sku_id, sku]));
  const nameOf = (sku_id: string) => bySku.get(sku_id)?.sku_name ?? '';
  return {
    boxes: packed_boxes.map((box) => ({
      ...box,
      items: box.items.map((item) => ({
        ...item,
        sku_name: nameOf(item.sku_id),
        ...explicitPackingRules(bySku.get(item.sku_id) ?? defaultPackingRules),
      })),
    })),
    unpackable: unpackable_items.map((item) => ({ ...item, sku_name: nameOf(item.sku_id) })),
  };
}
