import type { OrderNeed } from '@khep/api';
import {
  findAddressWarnings,
  deriveOrderStatus,
  deriveNeeds,
  remainingTabs,
  unpackedLines,
} from '@khep/domain/orders';
import type { OrderStatus, ItemQuantity } from '@khep/domain/orders';
import type { ShipmentState } from '@khep/domain/shipments';
import type { AttemptState } from '../couriers/bookingAttempts.ts';
import type { Tx } from '../db/schema.ts';
import { appendEvent } from '../events.ts';
import type { Actor } from '../actor.ts';
import { issueDueCreditNotes } from './invoicing/creditNotes.ts';
import { countChanges } from './counts.ts';
import type { CountChange } from './counts.ts';
import { istDay } from './days.ts';
import { findPincode } from './pincodeLookup.ts';
import type { OrderRecord } from './tables.ts';
import { unsupportedGlyphWarning } from './documents/unsupportedGlyphs.ts';

/** Units in no live box. */
export function unpackedQuantity(
  lines: readonly { sku_id: string; quantity: number }[],
  shipments: readonly { state: string; items: unknown }[],
): number {
  const live = shipments.filter(({ state }) => state !== 'CANCELLED');
  return unpackedLines(
    lines,
    live.map(({ items }) => items as ItemQuantity[]),
  ).reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Serializes a list as ',address,packaging,'. */
function listText(words: readonly string[]): string {
  return words.length === 0 ? '' : `,${words.join(',')},`;
}

const textList = (text: string): string[] => text.split(',').filter(Boolean);

/** Parses the needs column. */
export function parseNeeds(text: string): OrderNeed[] {
  return textList(text) as OrderNeed[];
}

/** In the counts of partial orders: each partially shipped order once, in any number of tabs. */
export const anyRest = 'any';

/** ',1,4,' of the live boxes. */
function couriersText(shipments: readonly { state: string; courier_id: number | null }[]): string {
  const ids = shipments.flatMap(({ state, courier_id }) => (state === 'CANCELLED' ? [] : (courier_id ?? [])));
  return listText([...new Set(ids)].sort((a, b) => a - b).map(String));
}

/** Warnings about the address. */
export function addressWarnings(details: OrderRecord['details']): string[] {
  const { address, city, state, pincode, phone } = details.buyer_details;
  return [
    ...findAddressWarnings({ address, city, state, pincode, phone }, findPincode(pincode) ?? null),
    ...[unsupportedGlyphWarning(details)].filter((doubt) => doubt !== undefined),
  ];
}

/** Whether an order needs packing: items in no box, or boxes without a courier, which can be packed again. */
export function canPack({ needs }: Pick<OrderRecord, 'needs'>): boolean {
  return parseNeeds(needs).some((need) => need !== 'address');
}

interface Judgement extends Pick<OrderRecord, 'needs' | 'rest_tabs'> {
  status: OrderStatus;
}

/** Derives an order's status from its shipments, its needs, and its tabs. */
export function deriveOrderState(
  { is_cancelled, details }: Pick<OrderRecord, 'is_cancelled' | 'details'>,
  lines: readonly { sku_id: string; quantity: number }[],
  shipments: readonly { state: string; manifest_id: string | null; items: unknown }[],
): Judgement {
  // Unpacked items of a cancelled order aren't shipped.
  const unpacked_quantity = is_cancelled ? 0 : unpackedQuantity(lines, shipments);
  const boxes = shipments.map(({ state, manifest_id }) => ({ state: state as ShipmentState, manifest_id }));
  const status = deriveOrderStatus(boxes, { is_cancelled, unpacked_quantity });
  const isBooked = unpacked_quantity === 0 && boxes.every(({ state }) => state !== 'DRAFT');
  // Once every box has a courier, its label has the address too.
  const needs = isBooked
    ? []
    : deriveNeeds({ unpacked_quantity, shipments: boxes, address_doubts: addressWarnings(details) });
  const rest = remainingTabs({ status, unpacked_quantity, shipments: boxes });
  return { status, needs: listText(needs), rest_tabs: listText(rest) };
}

/** Count rows of an order. */
export function toCountChanges(
  order: Pick<OrderRecord, 'order_date' | 'status' | 'needs' | 'rest_tabs' | 'total_paise'>,
  by: 1 | -1,
): CountChange[] {
  const day = istDay(order.order_date);
  const amount_paise = order.total_paise;
  const changes: CountChange[] = [{ measure: 'order', day, value: order.status, by, amount_paise }];
  for (const need of parseNeeds(order.needs))
    changes.push({ measure: 'needs', day, value: need, by, amount_paise });
  const rest = textList(order.rest_tabs);
  for (const value of rest.length > 0 ? [...rest, anyRest] : [])
    changes.push({ measure: 'rest', day, value, by, amount_paise });
  return changes;
}

/** Loads an order with `SELECT … FOR UPDATE`, serializing changes to its shipments. */
export async function lockOrder(
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

/** Bookings with an unknown outcome: a courier may have the current shipment. */
const unresolvedAttempts: readonly AttemptState[] = ['asked', 'booked', 'unsure', 'absent'];

/** Locks an order's shipments against new bookings, and returns whether one is in progress. */
export async function lockShipments(
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
    .where('state', 'in', [...unresolvedAttempts])
    .executeTakeFirst();
  return { boxes, isAsked: asked !== undefined };
}

/** Increases the version of a locked order. */
export async function increaseOrderVersion(
  tx: Tx,
  { brand_id, order_id }: Pick<OrderRecord, 'brand_id' | 'order_id'>,
): Promise<void> {
  await tx
    .updateTable('orders')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .execute();
}

/** Derives the order's status and needs anew from its boxes; counts, event and what is credited come along. */
export async function recomputeOrderState(
  tx: Tx,
  order: OrderRecord,
  now: Date,
  actor: Actor,
  change: { is_cancelled?: true } = {},
): Promise<OrderStatus> {
  const { brand_id, order_id } = order;
  const lines = await tx
    .selectFrom('order_lines')
    .select(['sku_id', 'quantity'])
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .execute();
  const shipments = await tx
    .selectFrom('shipments')
    .select(['state', 'manifest_id', 'items', 'courier_id'])
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .execute();
  const is_cancelled = change.is_cancelled ?? order.is_cancelled;
  const judged: Judged = {
    ...deriveOrderState({ ...order, is_cancelled }, lines, shipments),
    is_cancelled,
    couriers: couriersText(shipments),
  };
  const { status } = judged;
  if (Object.entries(judged).some(([column, value]) => order[column as keyof Judged] !== value))
    await saveOrderState(tx, order, judged, now, actor);
  // Fixed lock order everywhere: orders by id, counts, invoice series, credit note series. A transaction over
  // several orders schedules or manifests them, which issues no credit note.
  await issueDueCreditNotes(tx, { ...order, status, is_cancelled }, shipments, { now, actor });
  return status;
}

/** Derived columns of an order. */
type Judged = Judgement & Pick<OrderRecord, 'couriers' | 'is_cancelled'>;

async function saveOrderState(
  tx: Tx,
  order: OrderRecord,
  judged: Judged,
  now: Date,
  actor: Actor,
): Promise<void> {
  const { brand_id, order_id } = order;
  const { status } = judged;
  await tx
    .updateTable('orders')
    .set({ ...judged, updated_at: now })
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .execute();
  await countChanges(tx, brand_id, [
    ...toCountChanges(order, -1),
    ...toCountChanges({ ...order, ...judged }, 1),
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
