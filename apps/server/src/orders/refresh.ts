import type { OrderNeed } from '@khep/api';
import { loadPincodes } from '@khep/domain/india';
import { addressDoubts, deriveOrderStatus, needsOf } from '@khep/domain/orders';
import type { OrderStatus } from '@khep/domain/orders';
import type { ShipmentState } from '@khep/domain/shipments';
import type { Selectable } from 'kysely';
import type { AttemptState } from '../couriers/bookings.ts';
import type { Tx } from '../db/schema.ts';
import { appendEvent } from '../events.ts';
import type { Actor } from '../events.ts';
import { creditWhatCameBack } from './creditNotes.ts';
import { countChanges } from './counts.ts';
import type { CountChange } from './counts.ts';
import { istDay } from './days.ts';
import type { OrderTables } from './tables.ts';

export type OrderRecord = Selectable<OrderTables['orders']>;
export type ShipmentRecord = Selectable<OrderTables['shipments']>;
export type LineRecord = Selectable<OrderTables['order_lines']>;

/** Pieces that are in no live box. */
function unpackedQuantity(
  lines: readonly { quantity: number }[],
  shipments: readonly { state: string; items: unknown }[],
): number {
  const ordered = lines.reduce((sum, line) => sum + line.quantity, 0);
  const packed = shipments
    .filter(({ state }) => state !== 'CANCELLED')
    .flatMap(({ items }) => items as { quantity?: number }[])
    .reduce((sum, item) => sum + (item.quantity ?? 1), 0);
  return Math.max(0, ordered - packed);
}

/** ',address,packaging,' from the list of needs. */
function needsText(needs: readonly OrderNeed[]): string {
  return needs.length === 0 ? '' : `,${needs.join(',')},`;
}

/** The list of needs from its column. */
export function needsList(text: string): OrderNeed[] {
  return text.split(',').filter(Boolean) as OrderNeed[];
}

/** ',1,4,' of the boxes that are not cancelled. */
function couriersText(shipments: readonly { state: string; courier_id: number | null }[]): string {
  const ids = shipments.flatMap(({ state, courier_id }) => (state === 'CANCELLED' ? [] : (courier_id ?? [])));
  return ids.length === 0 ? '' : `,${[...new Set(ids)].sort((a, b) => a - b).join(',')},`;
}

/** Every pincode of India, read once: orders are judged by it while a transaction is open. */
const pincodes = await loadPincodes();

/** Where a pincode is, as far as it is known. */
export function placeOfPincode(pincode: string): { city: string; state: string } | undefined {
  return pincodes.find(pincode);
}

/** Doubts about where an order goes, in words. */
export function doubtsOf({ buyer_details }: OrderRecord['details']): string[] {
  const { address, city, state, pincode, phone } = buyer_details;
  return addressDoubts({ address, city, state, pincode, phone }, pincodes.find(pincode) ?? null);
}

/** Status of an order as its boxes have it, and what it waits for. */
export function judgeOrder(
  order: Pick<OrderRecord, 'status' | 'details'>,
  lines: readonly { quantity: number }[],
  shipments: readonly { state: string; manifest_id: string | null; items: unknown }[],
): { status: OrderStatus; needs: string } {
  const unpacked_quantity = unpackedQuantity(lines, shipments);
  const boxes = shipments.map(({ state, manifest_id }) => ({ state: state as ShipmentState, manifest_id }));
  const status = deriveOrderStatus(boxes, { is_cancelled: order.status === 'CANCELLED', unpacked_quantity });
  if (status !== 'NEW') return { status, needs: '' };
  return {
    status,
    needs: needsText(
      needsOf({ unpacked_quantity, shipments: boxes, address_doubts: doubtsOf(order.details) }),
    ),
  };
}

/** The count rows that an order stands in. */
export function orderCounts(
  order: { order_date: Date; status: string; needs: string; total_paise: number },
  by: 1 | -1,
): CountChange[] {
  const day = istDay(order.order_date);
  const amount_paise = order.total_paise;
  const changes: CountChange[] = [{ measure: 'order', day, value: order.status, by, amount_paise }];
  for (const need of needsList(order.needs))
    changes.push({ measure: 'needs', day, value: need, by, amount_paise });
  return changes;
}

/** Reads an order and holds it until the transaction ends, so that two changes of its boxes come one after the other. */
export async function holdOrder(
  tx: Tx,
  brand_id: string,
  order_id: string,
): Promise<OrderRecord | undefined> {
  return tx
    .selectFrom('orders')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .forUpdate()
    .executeTakeFirst();
}

/** Bookings whose end is not known: a courier may have the box as the order is now. */
const inTheAir: readonly AttemptState[] = ['asked', 'booked', 'unsure', 'absent'];

/** Holds an order's boxes, so that no courier is asked for one meanwhile; and whether one is being asked already. */
export async function holdBoxes(
  tx: Tx,
  { brand_id, order_id }: Pick<OrderRecord, 'brand_id' | 'order_id'>,
): Promise<{ boxes: { awb: string | null; state: string }[]; isAsked: boolean }> {
  const boxes = await tx
    .selectFrom('shipments')
    .select(['awb', 'state'])
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .orderBy('shipment_id')
    .forUpdate()
    .execute();
  const asked = await tx
    .selectFrom('booking_attempts')
    .select('reference')
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .where('state', 'in', [...inTheAir])
    .executeTakeFirst();
  return { boxes, isAsked: asked !== undefined };
}

/** Derives the order's status and needs anew from its boxes; counts, event and what is credited come along. */
export async function refreshOrder(
  tx: Tx,
  order: OrderRecord,
  now: Date,
  actor: Actor,
  change: { status?: 'CANCELLED' | 'NEW' } = {},
): Promise<OrderStatus> {
  const { brand_id, order_id } = order;
  const lines = await tx
    .selectFrom('order_lines')
    .select('quantity')
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .execute();
  const shipments = await tx
    .selectFrom('shipments')
    .select(['state', 'manifest_id', 'items', 'courier_id'])
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .execute();
  const { status, needs } = judgeOrder({ ...order, status: change.status ?? order.status }, lines, shipments);
  const couriers = couriersText(shipments);
  const judged = { status, needs, couriers };
  if (status !== order.status || needs !== order.needs || couriers !== order.couriers)
    await putJudgement(tx, order, judged, now, actor);
  // Rows are taken in this sequence everywhere: orders by their ids, then counts, then the series of invoices, and that of
  // credit notes last. A transaction that refreshes several orders schedules or manifests them: no box comes back by
  // that, and what had come back before was credited then, or with its invoice.
  await creditWhatCameBack(tx, { ...order, status }, shipments, { now, actor });
  return status;
}

async function putJudgement(
  tx: Tx,
  order: OrderRecord,
  { status, needs, couriers }: Pick<OrderRecord, 'needs' | 'couriers'> & { status: OrderStatus },
  now: Date,
  actor: Actor,
): Promise<void> {
  const { brand_id, order_id } = order;
  await tx
    .updateTable('orders')
    .set({ status, needs, couriers, updated_at: now })
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .execute();
  await countChanges(tx, brand_id, [
    ...orderCounts(order, -1),
    ...orderCounts({ ...order, status, needs }, 1),
  ]);
  if (status !== order.status) {
    await appendEvent(tx, {
      brand_id,
      order_id,
      kind: 'order.status',
      actor,
      data: { from: order.status, to: status },
      at: now,
    });
  }
}
