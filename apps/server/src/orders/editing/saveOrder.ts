import type { OrderDraft } from '@khep/api';
import { json } from '../../platform/db/schema.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { appendEvent } from '../../platform/db/events.ts';
import type { ChangeContext } from '../../platform/db/events.ts';
import { newId } from '../../base/ids.ts';
import { assignBoxes } from '../packing/assign.ts';
import { parseBoxes } from '../packing/serializers.ts';
import type { Services } from '../../start/services.ts';
import { assertStockAvailable, settleOrderStock } from '../stock/orderStock.ts';
import { saveBuyerRegistration } from '../core/buyerRegistrations.ts';
import { decideRepeat } from '../core/repeatBuyers.ts';
import { countChanges } from '../core/counts.ts';
import { toCountChanges } from '../state/orderState.ts';
import type { LineRecord, OrderRecord } from '../core/tables.ts';
import { buildOrder } from './buildOrder.ts';
import { loadOrderContext } from './orderContext.ts';
import type { OrderContext } from './orderContext.ts';
import { checkDate, orderDate } from './orderDates.ts';
import { nextOrderNumber, assertOrderNumber } from './orderNumbers.ts';

/** An order ready to insert: validated, packed and rated outside the transaction. */
export interface PreparedOrder {
  input: OrderDraft;
  parts: Awaited<ReturnType<OrderContext>>;
  now: Date;
}

/** Prepares an order from its context. */
export async function prepareOrder(
  input: OrderDraft,
  loadContext: OrderContext,
  now: Date,
): Promise<PreparedOrder> {
  checkDate(input, now);
  return { input, parts: await loadContext(input), now };
}

/**
 * Inserts an order. Without a number it gets the next of the brand's series.
 * @param author `isExchange` where it sends the items of a return again
 */
export async function insertOrder(
  tx: Tx,
  { input, parts, now }: PreparedOrder,
  author: ChangeContext & { isExchange?: boolean | undefined },
): Promise<{ order_id: string; order_number: string }> {
  const { brand_id, actor, isExchange } = author;
  const order_id = newId('ord');
  const order_number = input.order_details.order_id || (await nextOrderNumber(tx, brand_id));
  await assertOrderNumber(tx, brand_id, order_number);
  const { order, lines } = buildOrder(input, {
    brand_id,
    order_id,
    order_number,
    order_date: orderDate(input, now),
    now,
    ...parts,
  });
  order.is_repeat = await decideRepeat(tx, order, { isExchange });
  await tx.insertInto('orders').values(orderRow(order)).execute();
  await tx.insertInto('order_lines').values(lines.map(lineRow)).execute();
  await saveBuyerRegistration(tx, brand_id, input.buyer_details, now);
  countChanges(tx, brand_id, toCountChanges(order, 1));
  await appendEvent(tx, {
    brand_id,
    order_id,
    kind: 'order.created',
    actor,
    at: now,
    data: {
      order_number,
      channel_id: order.channel_id,
      total_paise: order.total_paise,
      item_count: order.item_count,
    },
  });
  if (input.packed_boxes.length > 0)
    await assignBoxes(tx, { brand_id, order_id, boxes: parseBoxes(input.packed_boxes), actor, now });
  else await settleOrderStock(tx, order, { lines, shipments: [] }, { actor, now });
  await assertStockAvailable(tx, { brand_id, lines, stock: order.stock }, null);
  return { order_id, order_number };
}

/** Creates an order manually. */
export async function createOrder(
  db: Db,
  services: Services,
  input: OrderDraft,
  init: ChangeContext,
): Promise<string> {
  const now = services.clock.now();
  checkDate(input, now);
  const prepared = await prepareOrder(
    input,
    await loadOrderContext(db, services, init.brand_id, [input]),
    now,
  );
  const { order_id } = await db.transaction().execute((tx) => insertOrder(tx, prepared, init));
  return order_id;
}

/** A row to insert: jsonb as text. */
export function orderRow(order: OrderRecord) {
  return {
    ...order,
    details: json(order.details),
    suggestion: order.suggestion === null ? null : json(order.suggestion),
    stock: order.stock === null ? null : json(order.stock),
    hold_log: order.hold_log === null ? null : json(order.hold_log),
    cancelled_items: order.cancelled_items === null ? null : json(order.cancelled_items),
  };
}

/** A line to insert: jsonb as text. */
export function lineRow(line: LineRecord) {
  return { ...line, parts: line.parts === null ? null : json(line.parts) };
}
