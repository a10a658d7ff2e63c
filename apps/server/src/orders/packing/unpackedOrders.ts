import type { ShipmentState } from '@khep/domain/shipments';
import { explodeLines, unpackedLines } from '@khep/domain/orders';
import type { ComboLine } from '@khep/domain/orders';
import { notFound } from '../../base/errors.ts';
import type { Db } from '../../platform/db/schema.ts';
import { shipmentsOfOrders } from '../shipments/queries.ts';
import type { OrderRecord } from '../core/tables.ts';
import type { Contents } from './apportionValue.ts';

/** A booked box, which packing keeps. Drafts are packed again. */
const stays = ({ state, awb }: { state: ShipmentState; awb: string | null }) =>
  state !== 'CANCELLED' && (state !== 'DRAFT' || awb !== null);

/** An order's lines with the quantity to pack: what isn't in a booked box or cancelled. Combos are packed as their parts. */
export function loadUnpackedLines<Line extends ComboLine>(
  { cancelled_items }: Pick<OrderRecord, 'cancelled_items'>,
  lines: readonly Line[],
  boxes: readonly { state: ShipmentState; awb: string | null; items: unknown }[],
): Line[] {
  return unpackedLines(explodeLines(lines), [
    cancelled_items ?? [],
    ...boxes.filter(stays).map(({ items }) => items as Contents),
  ]);
}

/** Loads orders with their unpacked lines, each once. @throws ApiError 404 if one is unknown */
export async function requireUnpackedOrders(db: Db, brand_id: string, order_ids: readonly string[]) {
  const ids = [...new Set(order_ids)];
  const orders = await loadUnpackedOrders(db, brand_id, ids);
  if (orders.length !== ids.length) throw notFound('order');
  return orders;
}

/** Loads orders in the requested order, with their unpacked lines; missing orders are omitted. */
export async function loadUnpackedOrders(db: Db, brand_id: string, order_ids: readonly string[]) {
  // Before its contents: of an order that is changed meanwhile the version is the earlier one, which is noticed.
  const orders = await db
    .selectFrom('orders')
    .select(['order_id', 'order_number', 'warehouse_id', 'status', 'cancelled_items', 'version'])
    .where('brand_id', '=', brand_id)
    .where('order_id', 'in', [...order_ids])
    .execute();
  const [lines, boxes] = await Promise.all([
    db
      .selectFrom('order_lines')
      .selectAll()
      .where('brand_id', '=', brand_id)
      .where('order_id', 'in', [...order_ids])
      .orderBy('line_no')
      .execute(),
    shipmentsOfOrders(db, brand_id, order_ids),
  ]);
  const linesOfOrder = Map.groupBy(lines, ({ order_id }) => order_id);
  const boxesOfOrder = Map.groupBy(boxes, ({ order_id }) => order_id);
  const byId = new Map(orders.map((order) => [order.order_id, order]));
  return order_ids.flatMap((id) => {
    const order = byId.get(id);
    if (!order) return [];
    return [
      { ...order, lines: loadUnpackedLines(order, linesOfOrder.get(id) ?? [], boxesOfOrder.get(id) ?? []) },
    ];
  });
}
