import { explodeLines } from '@khep/domain/orders';
import { json } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/schema.ts';
import { createSuggestion } from '../../orders/editing/createSuggestion.ts';
import type { OrderRecord } from '../../orders/core/tables.ts';
import { loadPackingContext } from '../../orders/packing/packingContext.ts';
import { suggestBoxesForOrders } from '../../orders/packing/suggestBoxes.ts';
import { shipmentsOfOrders } from '../../orders/shipments/queries.ts';

/** Orders packed in one plan: a second is enough for these, later plans do the others. */
const maxPacked = 500;

/** Whether a suggestion can be priced: those of older orders have no weights. */
const isPriced = ({ suggestion }: OrderRecord): boolean =>
  suggestion !== null &&
  (suggestion.unpackable.length > 0 ||
    (suggestion.boxes.length > 0 && suggestion.boxes.every(({ weight_g }) => weight_g !== undefined)));

/** Suggests boxes for unpacked orders whose suggestion is missing or incomplete, and saves them. */
export async function refreshSuggestions(
  db: Db,
  brand_id: string,
  orders: readonly OrderRecord[],
): Promise<OrderRecord[]> {
  const doubtful = orders.filter((order) => order.needs.includes(',packaging,') && !isPriced(order));
  if (doubtful.length === 0) return [...orders];
  const some = doubtful.slice(0, maxPacked);
  const ids = some.map(({ order_id }) => order_id);
  const [rows, boxes] = await Promise.all([
    db
      .selectFrom('order_lines')
      .selectAll()
      .where('brand_id', '=', brand_id)
      .where('order_id', 'in', ids)
      .orderBy('line_no')
      .execute(),
    shipmentsOfOrders(db, brand_id, ids),
  ]);
  const lines = explodeLines(rows);
  const packed = new Set(boxes.map(({ order_id }) => order_id));
  const linesOf = Map.groupBy(lines, ({ order_id }) => order_id);
  const unpacked = some.filter(({ order_id }) => !packed.has(order_id));
  const context = await loadPackingContext(db, brand_id, { sku_ids: lines.map(({ sku_id }) => sku_id) });
  const packings = await suggestBoxesForOrders(
    unpacked.map(({ order_id }) => linesOf.get(order_id) ?? []),
    context,
  );
  const fresh = new Map<string, OrderRecord>();
  for (const [index, order] of unpacked.entries()) {
    const packing = packings[index];
    if (!packing) continue;
    const suggestion = createSuggestion(packing, linesOf.get(order.order_id) ?? [], order.collectible_paise);
    fresh.set(order.order_id, { ...order, suggestion });
    await db
      .updateTable('orders')
      .set({ suggestion: json(suggestion) })
      .where('brand_id', '=', brand_id)
      .where('order_id', '=', order.order_id)
      .execute();
  }
  return orders.map((order) => fresh.get(order.order_id) ?? order);
}
