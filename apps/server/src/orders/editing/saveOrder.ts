import type { OrderDraft } from '@khep/api';
import { canEditOrder } from '@khep/domain/orders';
import type { OrderStatus } from '@khep/domain/orders';
import type { Packing } from '@khep/domain/packing';
import { json } from '../../db/schema.ts';
import type { Db, Tx } from '../../db/schema.ts';
import { ApiError, conflict, validationError, notFound } from '../../errors.ts';
import { appendEvent } from '../../events.ts';
import type { ChangeContext } from '../../events.ts';
import { newId } from '../../ids.ts';
import { assignBoxes, deleteDrafts } from '../../packing/assign.ts';
import { loadPackingContext } from '../../packing/packingContext.ts';
import type { PackingContext } from '../../packing/packingContext.ts';
import { suggestBoxesForOrders } from '../../packing/suggestBoxes.ts';
import type { Services } from '../../services.ts';
import { parseBoxes } from '../../packing/serializers.ts';
import { countChanges } from '../counts.ts';
import { isDay, istDay, startOfDay } from '../days.ts';
import { findInvoicedContent, assertInvoiceUnchanged } from '../invoicing/issuedInvoices.ts';
import { nextOrderNumber, assertOrderNumber } from './orderNumbers.ts';
import { buildLines, buildOrder } from './buildOrder.ts';
import type { OrderedSku, RecordInit } from './buildOrder.ts';
import { lockOrder, toCountChanges } from '../orderState.ts';
import type { OrderRecord } from '../tables.ts';
import { withOrderVersion } from './orderVersion.ts';

/** Everything needed to build orders. */
type OrderContext = (input: OrderDraft) => Promise<Pick<RecordInit, 'skus' | 'warehouse_id' | 'pack'>>;

/** Loads the context of orders before any transaction, once for all. */
export async function loadOrderContext(
  db: Db,
  services: Services,
  brand_id: string,
  inputs: readonly OrderDraft[],
): Promise<OrderContext> {
  const codes = new Set(
    inputs.flatMap((input) => input.order_details.product_details.map(({ sku_id }) => sku_id)),
  );
  const [skuRows, basis] = await Promise.all([
    db
      .selectFrom('skus')
      .select([
        'sku_id',
        'sku_name',
        'actual_weight',
        'sku_length',
        'sku_width',
        'sku_height',
        'gst',
        'cess',
        'hsn_code',
      ])
      .where('brand_id', '=', brand_id)
      .where('sku_id', 'in', [...codes])
      .where('removed_at', 'is', null)
      .execute(),
    loadPackingContext(db, brand_id, { sku_ids: codes }),
  ]);
  const skus = new Map<string, OrderedSku>(skuRows.map((row) => [row.sku_id, row]));
  const now = services.clock.now();
  const packings = await packInputs(inputs, skus, basis, now);
  const warehouses = new Map<string | null, ReturnType<typeof requireWarehouse>>();
  return async (input) => {
    const { warehouse_id } = input;
    const reading = warehouses.get(warehouse_id) ?? requireWarehouse(db, brand_id, warehouse_id);
    warehouses.set(warehouse_id, reading);
    const warehouse = await reading;
    return {
      skus,
      warehouse_id: warehouse.id,
      pack: () => packings.get(input) ?? { packed_boxes: [], unpackable_items: [] },
    };
  };
}

/** Packs drafts in worker threads, before any transaction. A draft with a wrong line has no packing: saving it reports the line. */
async function packInputs(
  inputs: readonly OrderDraft[],
  skus: ReadonlyMap<string, OrderedSku>,
  context: PackingContext,
  now: Date,
): Promise<Map<OrderDraft, Packing>> {
  const packable = inputs.flatMap((input) => {
    try {
      return [{ input, lines: buildLines(input, { skus, now }) }];
    } catch (error) {
      if (error instanceof ApiError) return [];
      throw error;
    }
  });
  const packings = await suggestBoxesForOrders(
    packable.map(({ lines }) => lines),
    context,
  );
  return new Map(packable.map(({ input }, i) => [input, packings[i]!]));
}

/** The warehouse of an id, or the primary one. */
export async function requireWarehouse(db: Db, brand_id: string, id: string | null) {
  let query = db
    .selectFrom('warehouses')
    .select(['id', 'name', 'pincode', 'city', 'state'])
    .where('brand_id', '=', brand_id)
    .where('removed_at', 'is', null);
  query = id
    ? query.where('id', '=', id)
    : query.orderBy('is_primary_warehouse', 'desc').orderBy('id').limit(1);
  const row = await query.executeTakeFirst();
  if (!row)
    throw id
      ? notFound('warehouse')
      : validationError({ warehouse_id: 'Add a warehouse first. Orders are shipped from it.' });
  return row;
}

/** An order ready to insert: validated, packed and rated outside the transaction. */
interface PreparedOrder {
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

/** Inserts an order. Without a number it gets the next of the brand's series. */
export async function insertOrder(
  tx: Tx,
  { input, parts, now }: PreparedOrder,
  { brand_id, actor }: ChangeContext,
): Promise<{ order_id: string; order_number: string }> {
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
  await tx.insertInto('orders').values(orderRow(order)).execute();
  await tx.insertInto('order_lines').values(lines).execute();
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

/** Replaces the contents of a new order; draft boxes are packed again. @throws VersionConflict */
export async function updateOrder(
  db: Db,
  services: Services,
  order_id: string,
  input: OrderDraft,
  author: ChangeContext,
): Promise<void> {
  const { brand_id, actor } = author;
  // First of all: what is wrong with the input must not tell that another brand's order is there.
  const isKnown = await db
    .selectFrom('orders')
    .select('order_id')
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .executeTakeFirst();
  if (!isKnown) throw notFound('order');
  const now = services.clock.now();
  checkDate(input, now);
  const parts = await (await loadOrderContext(db, services, brand_id, [input]))(input);
  await withOrderVersion(db, services, author, order_id, async (tx, assertOrderVersion) => {
    const before = await lockOrder(tx, brand_id, order_id);
    if (!before) throw notFound('order');
    assertOrderVersion(before);
    const verdict = canEditOrder({ status: before.status as OrderStatus });
    if (!verdict.allowed) throw conflict(verdict.reason);
    const booked = await tx
      .selectFrom('shipments')
      .select('shipment_id')
      .where('brand_id', '=', brand_id)
      .where('order_id', '=', order_id)
      .where('state', 'not in', ['DRAFT', 'CANCELLED'])
      .executeTakeFirst();
    if (booked) throw conflict('A box of this order has a courier. Cancel that shipment first.');
    const order_number = input.order_details.order_id || before.order_number;
    if (order_number !== before.order_number) await assertOrderNumber(tx, brand_id, order_number);
    const day = dayOf(input) ?? istDay(before.order_date);
    const { order, lines } = buildOrder(input, {
      brand_id,
      order_id,
      order_number,
      order_date: day === istDay(before.order_date) ? before.order_date : orderDate(input, now),
      now,
      created_at: before.created_at,
      version: before.version + 1,
      eway_bill: before.eway_bill,
      ...parts,
    });
    const invoiced = await findInvoicedContent(tx, before);
    await deleteDrafts(tx, before);
    await tx
      .deleteFrom('order_lines')
      .where('brand_id', '=', brand_id)
      .where('order_id', '=', order_id)
      .execute();
    const { brand_id: _brand, order_id: _order, ...change } = orderRow(order);
    await tx
      .updateTable('orders')
      .set(change)
      .where('brand_id', '=', brand_id)
      .where('order_id', '=', order_id)
      .execute();
    await tx.insertInto('order_lines').values(lines).execute();
    if (invoiced) await assertInvoiceUnchanged(tx, order, invoiced);
    countChanges(tx, brand_id, [...toCountChanges(before, -1), ...toCountChanges(order, 1)]);
    await appendEvent(tx, {
      brand_id,
      order_id,
      kind: 'order.updated',
      actor,
      at: now,
      data: { total_paise: order.total_paise, item_count: order.item_count },
    });
    if (input.packed_boxes.length > 0)
      await assignBoxes(tx, { brand_id, order_id, boxes: parseBoxes(input.packed_boxes), actor, now });
  });
}

/** A row to insert: jsonb as text. */
function orderRow(order: OrderRecord) {
  return {
    ...order,
    details: json(order.details),
    suggestion: order.suggestion === null ? null : json(order.suggestion),
  };
}

/** YYYY-MM-DD of the order's date in IST; undefined for now. */
function dayOf(input: OrderDraft): string | undefined {
  const { order_date } = input.order_details;
  if (!order_date) return undefined;
  if (isDay(order_date)) return order_date;
  const at = Date.parse(order_date);
  // 31 February has the format of a date and would be parsed as March.
  if (Number.isNaN(at) || /^\d{4}-\d{2}-\d{2}$/.test(order_date))
    throw validationError({ 'order_details.order_date': 'Enter the date as YYYY-MM-DD.' });
  return istDay(new Date(at));
}

function checkDate(input: OrderDraft, now: Date): void {
  if ((dayOf(input) ?? '') > istDay(now))
    throw validationError({
      'order_details.order_date': 'The order date is in the future. Choose today or an earlier date.',
    });
}

/** Today's orders have the current time; earlier ones noon of their day. */
function orderDate(input: OrderDraft, now: Date): Date {
  const day = dayOf(input);
  return day === undefined || day === istDay(now)
    ? now
    : new Date(startOfDay(day).getTime() + 12 * 3_600_000);
}
