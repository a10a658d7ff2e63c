import { istDay } from '@khep/domain/days';
import type { OrderNeed } from '@khep/api';
import {
  findAddressWarnings,
  deriveOrderStatus,
  deriveNeeds,
  explodeLines,
  remainingTabs,
  unpackedLines,
  isOrderNeed,
} from '@khep/domain/orders';
import type { ComboLine, OrderStatus, ItemQuantity, PackedOrder } from '@khep/domain/orders';
import type { ShipmentState } from '@khep/domain/shipments';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { AttemptState } from '../../partners/couriers/bookingAttempts.ts';
import type { Tx } from '../../platform/db/schema.ts';
import { appendEvent } from '../../platform/db/events.ts';
import type { NewEvent } from '../../platform/db/events.ts';
import type { Actor } from '../../base/actor.ts';
import { settleOrderStock } from '../stock/orderStock.ts';
import { issueDueCreditNotes } from '../invoicing/creditNotes.ts';
import { countChanges } from '../core/counts.ts';
import type { CountChange } from '../core/counts.ts';
import { findPincode } from '../../brand/lookups/pincodeLookup.ts';
import type { OrderRecord } from '../core/tables.ts';
import type { ShipmentRecord } from '../shipments/tables.ts';
import { unsupportedGlyphWarning } from '../../platform/documents/unsupportedGlyphs.ts';

/** Units in no live box that are still to be shipped. */
export function unpackedQuantity(
  { is_cancelled, cancelled_items }: Pick<OrderRecord, 'is_cancelled' | 'cancelled_items'>,
  lines: readonly ComboLine[],
  shipments: readonly { state: ShipmentState; items: unknown }[],
): number {
  // Unpacked items of a cancelled order aren't shipped.
  if (is_cancelled) return 0;
  const live = shipments.filter(({ state }) => state !== 'CANCELLED');
  return unpackedLines(explodeLines(lines), [
    cancelled_items ?? [],
    ...live.map(({ items }) => items as ItemQuantity[]),
  ]).reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Serializes a list as ',address,packaging,'. */
function listText(words: readonly string[]): string {
  return words.length === 0 ? '' : `,${words.join(',')},`;
}

const textList = (text: string): string[] => text.split(',').filter(Boolean);

/** Parses the needs column. */
export function parseNeeds(text: string): OrderNeed[] {
  return textList(text).filter(isOrderNeed);
}

/** In the counts of partial orders: each partially shipped order once, in any number of tabs. */
export const anyRest = 'any';

/** ',1,4,' of the live boxes. */
function couriersText(shipments: readonly { state: ShipmentState; courier_id: number | null }[]): string {
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

interface Judgement extends Pick<OrderRecord, 'needs' | 'rest_tabs' | 'couriers'> {
  status: OrderStatus;
}

/** Derives an order's status from its shipments, its needs, its tabs and its couriers. */
export function deriveOrderState(
  order: Pick<OrderRecord, 'is_cancelled' | 'cancelled_items' | 'details'>,
  lines: readonly ComboLine[],
  shipments: readonly {
    state: ShipmentState;
    manifest_id: string | null;
    items: unknown;
    courier_id: number | null;
  }[],
): Judgement {
  const { is_cancelled, details } = order;
  const unpacked_quantity = unpackedQuantity(order, lines, shipments);
  const boxes = shipments.map(({ state, manifest_id }) => ({ state: state, manifest_id }));
  const status = deriveOrderStatus(boxes, { is_cancelled, unpacked_quantity });
  const isBooked = unpacked_quantity === 0 && boxes.every(({ state }) => state !== 'DRAFT');
  // Once every box has a courier, its label has the address too.
  const needs = isBooked
    ? []
    : deriveNeeds({ unpacked_quantity, shipments: boxes, address_doubts: addressWarnings(details) });
  const rest = remainingTabs({ status, unpacked_quantity, shipments: boxes });
  return {
    status,
    needs: listText(needs),
    rest_tabs: listText(rest),
    couriers: couriersText(shipments),
  };
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

/** Locks orders by ascending id, as every transaction over several orders does. */
export async function lockOrders(
  tx: Tx,
  brand_id: string,
  order_ids: readonly string[],
): Promise<Map<string, OrderRecord>> {
  if (order_ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('orders')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('order_id', 'in', [...new Set(order_ids)])
    .orderBy('order_id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.order_id, row]));
}

/** Bookings with an unknown outcome: a courier may have the current shipment. */
const unresolvedAttempts: readonly AttemptState[] = ['asked', 'booked', 'unsure', 'absent'];

/** Locks an order's shipments against new bookings, and returns whether one is in progress. */
export async function lockShipments(
  tx: Tx,
  { brand_id, order_id }: Pick<OrderRecord, 'brand_id' | 'order_id'>,
): Promise<{ boxes: Pick<ShipmentRecord, 'awb' | 'courier_id' | 'state'>[]; isAsked: boolean }> {
  const boxes = await tx
    .selectFrom('shipments')
    .select(['awb', 'courier_id', 'state'])
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

/** The lines and boxes that an order's state is derived from. */
interface OrderContents {
  lines: ComboLine[];
  shipments: {
    shipment_id: string;
    state: ShipmentState;
    manifest_id: string | null;
    items: unknown;
    courier_id: number | null;
  }[];
}

/** Loads the lines and boxes of an order in one statement. Lock the order before. */
export async function loadOrderContents(
  tx: Tx,
  { brand_id, order_id }: Pick<OrderRecord, 'brand_id' | 'order_id'>,
): Promise<OrderContents> {
  return tx
    .selectFrom('orders')
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('order_lines')
          .select(['sku_id', 'quantity', 'parts'])
          .where('brand_id', '=', brand_id)
          .where('order_id', '=', order_id)
          .orderBy('line_no'),
      ).as('lines'),
      jsonArrayFrom(
        eb
          .selectFrom('shipments')
          .select(['shipment_id', 'shipments.state', 'manifest_id', 'items', 'courier_id'])
          .where('brand_id', '=', brand_id)
          .where('order_id', '=', order_id)
          .orderBy('box_no'),
      ).as('shipments'),
    ])
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow();
}

/** The contents of an order, to plan which units can be cancelled. */
export function toPackedOrder<Line extends ComboLine>(
  { cancelled_items }: Pick<OrderRecord, 'cancelled_items'>,
  lines: readonly Line[],
  shipments: readonly { shipment_id: string; state: ShipmentState; items: unknown }[],
): PackedOrder<Line> {
  return {
    lines,
    cancelled: cancelled_items ?? [],
    shipments: shipments.map(({ shipment_id, state, items }) => ({
      shipment_id,
      state: state,
      items: items as ItemQuantity[],
    })),
  };
}

/** Derived columns of an order. */
type DerivedColumns = Judgement & Pick<OrderRecord, 'is_cancelled'>;

/** Row, counts and event that a change of an order's state writes. */
interface PlannedOrderState {
  row: DerivedColumns & Pick<OrderRecord, 'updated_at'>;
  counts: CountChange[];
  /** Present if the status changes. */
  event?: NewEvent;
}

/** Plans an order's status and needs from its boxes; undefined if nothing changes. */
export function planOrderState(
  order: OrderRecord,
  { lines, shipments }: OrderContents,
  { now, actor, is_cancelled = order.is_cancelled }: { now: Date; actor: Actor; is_cancelled?: boolean },
): PlannedOrderState | undefined {
  const { brand_id, order_id } = order;
  const derived: DerivedColumns = {
    ...deriveOrderState({ ...order, is_cancelled }, lines, shipments),
    is_cancelled,
  };
  if (Object.entries(derived).every(([column, value]) => order[column as keyof DerivedColumns] === value))
    return undefined;
  const { status } = derived;
  return {
    row: { ...derived, updated_at: now },
    counts: [...toCountChanges(order, -1), ...toCountChanges({ ...order, ...derived }, 1)],
    ...(status === order.status
      ? {}
      : {
          event: {
            brand_id,
            order_id,
            kind: 'order.status',
            actor,
            data: { from: order.status, to: status },
            at: now,
          },
        }),
  };
}

/** Updates a locked order to the state of its boxes, with counts, event and due credit notes. */
export async function recomputeOrderState(
  tx: Tx,
  order: OrderRecord,
  now: Date,
  actor: Actor,
  change: { is_cancelled?: true } = {},
): Promise<OrderStatus> {
  const contents = await loadOrderContents(tx, order);
  const planned = planOrderState(order, contents, { now, actor, ...change });
  if (planned) await saveOrderState(tx, order, planned);
  const current = { ...order, ...planned?.row };
  // Fixed lock order: orders by id, SKUs by id, invoice series, credit note series, day counts.
  await settleOrderStock(tx, current, contents, { now, actor });
  await issueDueCreditNotes(tx, current, contents.shipments, { now, actor });
  return current.status;
}

async function saveOrderState(
  tx: Tx,
  { brand_id, order_id }: OrderRecord,
  { row, counts, event }: PlannedOrderState,
): Promise<void> {
  await tx
    .updateTable('orders')
    .set(row)
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .execute();
  countChanges(tx, brand_id, counts);
  if (event) await appendEvent(tx, event);
}
