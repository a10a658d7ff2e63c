import type { ComboPart } from '@khep/domain/orders';
import { loadComboParts } from '../../brand/catalogue/combos.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { LineRecord, OrderStockJson } from './tables.ts';

/** A SKU copied to an order line: later changes of the SKU don't change the order. */
export interface OrderedSku {
  /** Its record; empty if it was deleted since the order had it. */
  id: string;
  sku_id: string;
  sku_name: string;
  actual_weight: number;
  sku_length: number;
  sku_width: number;
  sku_height: number;
  gst: number;
  cess: number;
  hsn_code: string;
  is_active: boolean;
  /** The SKUs of a combo; null for a single SKU. */
  parts: readonly (ComboPart & { id: string })[] | null;
}

/** Loads SKUs by their codes, combos with their parts. */
export async function loadOrderedSkus(
  db: Db | Tx,
  brand_id: string,
  codes: Iterable<string>,
): Promise<Map<string, OrderedSku>> {
  const wanted = [...new Set(codes)];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .selectFrom('skus')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('sku_id', 'in', wanted)
    .where('removed_at', 'is', null)
    .execute();
  const combos = await loadComboParts(db, brand_id, rows);
  return new Map(
    rows.map((row) => {
      const parts = (combos.get(row.sku_id) ?? []).map(
        ({ available_quantity: _available, is_stock_tracked: _tracked, ...part }) => part,
      );
      return [
        row.sku_id,
        {
          id: row.id,
          sku_id: row.sku_id,
          sku_name: row.sku_name,
          actual_weight: row.actual_weight,
          sku_length: row.sku_length,
          sku_width: row.sku_width,
          sku_height: row.sku_height,
          gst: row.gst,
          cess: row.cess,
          hsn_code: row.hsn_code,
          is_active: row.is_active,
          parts: parts.length > 0 ? parts : null,
        },
      ];
    }),
  );
}

/** The codes of lines and of the parts of their combos. */
export function codesOfSkus(skus: Iterable<OrderedSku>): string[] {
  return [...skus].flatMap(({ sku_id, parts }) => [sku_id, ...(parts ?? []).map((part) => part.sku_id)]);
}

/** Code and record of each SKU that has stock. */
export function stockedSkus(skus: Iterable<OrderedSku>): [code: string, id: string][] {
  return [...skus].flatMap((sku): [string, string][] =>
    (sku.parts ?? [sku]).flatMap(({ sku_id, id }): [string, string][] => (id === '' ? [] : [[sku_id, id]])),
  );
}

/**
 * The SKUs of an order's lines as it has them: an edited order keeps what was ordered, also if the SKU was
 * changed, deactivated or deleted since.
 */
export function keepOrdered(
  skus: ReadonlyMap<string, OrderedSku>,
  lines: readonly LineRecord[],
  stock: OrderStockJson | null,
): Map<string, OrderedSku> {
  const kept = new Map(skus);
  for (const line of lines) {
    const now = skus.get(line.sku_id);
    kept.set(line.sku_id, {
      id: stock?.skus[line.sku_id] ?? now?.id ?? '',
      sku_id: line.sku_id,
      sku_name: line.sku_name,
      actual_weight: line.weight_g,
      sku_length: line.length_cm,
      sku_width: line.width_cm,
      sku_height: line.height_cm,
      gst: line.gst,
      cess: line.cess,
      hsn_code: line.hsn_code,
      is_active: true,
      parts:
        line.parts?.map((part) => ({
          ...part,
          id: stock?.skus[part.sku_id] ?? now?.parts?.find((one) => one.sku_id === part.sku_id)?.id ?? '',
        })) ?? null,
    });
  }
  return kept;
}
