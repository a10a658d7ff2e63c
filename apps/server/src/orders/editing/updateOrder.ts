import { istDay } from '@khep/domain/days';
import { isDeepStrictEqual } from 'node:util';
import type { OrderChange } from '@khep/api';
import { canEditOrder } from '@khep/domain/orders';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { conflict, notFound, validationError } from '../../base/errors.ts';
import { appendEvent } from '../../platform/db/events.ts';
import type { ChangeContext, NewEvent } from '../../platform/db/events.ts';
import { assignBoxes, deleteDrafts, loadDraftBoxes, publishReplaced } from '../packing/assign.ts';
import type { AssignedBox } from '../packing/assign.ts';
import { parseBoxes } from '../packing/serializers.ts';
import type { Services } from '../../start/services.ts';
import { assertStockAvailable, settleOrderStock } from '../stock/orderStock.ts';
import { saveBuyerRegistration } from '../core/buyerRegistrations.ts';
import { countChanges } from '../core/counts.ts';
import { findInvoicedContent, assertInvoiceUnchanged } from '../invoicing/issuedInvoices.ts';
import { lockOrder, toCountChanges } from '../state/orderState.ts';
import { loadStoredOrder } from '../core/storedOrder.ts';
import { decideRepeat } from '../core/repeatBuyers.ts';
import type { LineRecord, OrderRecord } from '../core/tables.ts';
import { buildOrder } from './buildOrder.ts';
import { completeChange } from './completeChange.ts';
import { loadOrderContext } from './orderContext.ts';
import { checkDate, dayOf, orderDate } from './orderDates.ts';
import { assertOrderNumber } from './orderNumbers.ts';
import { withOrderVersion } from './orderVersion.ts';
import { lineRow, orderRow } from './saveOrder.ts';

/** Returns the fields of lines that packing depends on. */
const packed = (lines: readonly LineRecord[]) =>
  lines.map(({ sku_id, quantity, weight_g, length_cm, width_cm, height_cm, parts }) => ({
    sku_id,
    quantity,
    weight_g,
    length_cm,
    width_cm,
    height_cm,
    parts,
  }));

/** Without columns that differ without any change: when and how often it was saved, its costs and its hold of today. */
function contentOf(record: OrderRecord) {
  const {
    version: _version,
    updated_at: _at,
    suggestion: _suggestion,
    hold: _hold,
    hold_at: _held,
    ...order
  } = record;
  // Compared as stored.
  return JSON.parse(JSON.stringify(order)) as unknown;
}

/**
 * Changes a new order; what the change omits stays as it is. Boxes that still match are kept, others are packed
 * again. A change of nothing writes nothing.
 * @param event replaces the event of an edit, for a change with a reason
 * @throws VersionConflict
 */
export async function updateOrder(
  db: Db,
  services: Services,
  order_id: string,
  change: OrderChange,
  author: ChangeContext,
  event?: Pick<NewEvent, 'kind' | 'data'>,
): Promise<void> {
  const { brand_id, actor } = author;
  const stored = await loadStoredOrder(db, brand_id, order_id);
  const input = completeChange(change, stored);
  if (!change.is_billing_same_as_shipping && !input.is_billing_same_as_shipping && !input.billing_details)
    throw validationError({ billing_details: 'Enter the billing address, or use the shipping address' });
  const now = services.clock.now();
  checkDate(input, now);
  const context = { lines: stored.lines, stock: stored.order.stock };
  const parts = await (await loadOrderContext(db, services, brand_id, [input], context))(input);
  // The change was completed from this version.
  const based = { ...author, ifMatch: author.ifMatch ?? stored.order.version };
  await withOrderVersion(db, services, based, order_id, async (tx, assertOrderVersion) => {
    const before = await lockOrder(tx, brand_id, order_id);
    if (!before) throw notFound('order');
    assertOrderVersion(before);
    await assertEditable(tx, before);
    const order_number = input.order_details.order_id || before.order_number;
    if (order_number !== before.order_number) await assertOrderNumber(tx, brand_id, order_number);
    const day = dayOf(input) ?? istDay(before.order_date);
    const { order: built, lines } = buildOrder(input, {
      brand_id,
      order_id,
      order_number,
      order_date: day === istDay(before.order_date) ? before.order_date : orderDate(input, now),
      now,
      created_at: before.created_at,
      version: before.version + 1,
      eway_bill: before.eway_bill,
      buyer_request: before.buyer_request,
      buyer_language: before.buyer_language,
      hold_log: before.hold_log,
      is_repeat: before.is_repeat,
      cancelled_items: before.cancelled_items,
      stock: before.stock,
      ...parts,
    });
    const drafts = await loadDraftBoxes(tx, before);
    const isSamePacked = isDeepStrictEqual(packed(lines), packed(stored.lines));
    const boxes = change.packed_boxes ? parseBoxes(change.packed_boxes) : isSamePacked ? drafts : [];
    // Status and needs follow from the boxes.
    const { status, needs, rest_tabs, couriers } = before;
    const order: OrderRecord = { ...built, status, needs, rest_tabs, couriers };
    const isSameBoxes = isSamePacked && isDeepStrictEqual(comparable(boxes), comparable(drafts));
    if (
      isSameBoxes &&
      isDeepStrictEqual(contentOf(order), contentOf(before)) &&
      isDeepStrictEqual(lines, stored.lines)
    )
      return;
    const invoiced = await findInvoicedContent(tx, before);
    const deleted = await deleteDrafts(tx, before);
    await tx
      .deleteFrom('order_lines')
      .where('brand_id', '=', brand_id)
      .where('order_id', '=', order_id)
      .execute();
    // Another number is another buyer.
    if (built.buyer_phone !== before.buyer_phone) built.is_repeat = await decideRepeat(tx, built);
    const { brand_id: _brand, order_id: _order, ...row } = orderRow(built);
    await tx
      .updateTable('orders')
      .set(row)
      .where('brand_id', '=', brand_id)
      .where('order_id', '=', order_id)
      .execute();
    await tx.insertInto('order_lines').values(lines.map(lineRow)).execute();
    await saveBuyerRegistration(tx, brand_id, input.buyer_details, now);
    if (invoiced) await assertInvoiceUnchanged(tx, built, invoiced);
    countChanges(tx, brand_id, [...toCountChanges(before, -1), ...toCountChanges(built, 1)]);
    await appendEvent(tx, {
      brand_id,
      order_id,
      kind: event?.kind ?? 'order.updated',
      actor,
      at: now,
      data: { ...event?.data, total_paise: built.total_paise, item_count: built.item_count },
    });
    if (boxes.length > 0) await assignBoxes(tx, { brand_id, order_id, boxes, deleted, actor, now });
    else {
      await publishReplaced(tx, {
        author: { brand_id, actor },
        order_id,
        before: deleted,
        after: [],
        now,
      });
      await settleOrderStock(tx, built, { lines, shipments: [] }, { actor, now });
    }
    await assertStockAvailable(tx, { brand_id, lines, stock: built.stock }, before.stock);
  });
}

/** @throws ApiError 409 */
async function assertEditable(tx: Tx, before: OrderRecord): Promise<void> {
  const booked = await tx
    .selectFrom('shipments')
    .select('shipment_id')
    .where('brand_id', '=', before.brand_id)
    .where('order_id', '=', before.order_id)
    .where('state', 'not in', ['DRAFT', 'CANCELLED'])
    .executeTakeFirst();
  const verdict = canEditOrder({ status: before.status });
  if (!verdict.allowed || booked) throw conflict(verdict.reason || bookedProblem);
}

/** Why a new order with a booked box can't be edited. */
export const bookedProblem = 'A box of this order has a courier. Cancel that shipment first.';

/** Reduces boxes to their stored fields, for comparison. */
const comparable = (boxes: readonly AssignedBox[]): unknown =>
  JSON.parse(
    JSON.stringify(
      boxes.map(({ items, total_weight, ...box }) => ({
        ...box,
        name: box.name ?? '',
        grams: Math.round(total_weight * 1000),
        items: items.map((item) => ({ ...item, sku_name: undefined })),
      })),
    ),
  ) as unknown;
