import type { PaymentMode } from '@khep/domain/money';
import type { BuyerDetails } from '@khep/api';
import type { RtoOutcome, RtoRiskOrder } from '@khep/domain/rtoRisk';
import { isReturning } from '@khep/domain/shipments';
import type { ShipmentState } from '@khep/domain/shipments';
import type { Db } from '../../platform/db/schema.ts';
import { mapInTurns } from '../../base/mapInTurns.ts';
import { addressWarnings } from '../state/orderState.ts';
import type { OrderDetailsJson } from '../core/tables.ts';

const dayMs = 86_400_000;
/** How far back the model learns: older parcels say little of today's couriers. */
const historyDays = 180;
/** The newest parcels; more change the rates little. */
const maxParcels = 20_000;

const endedStates: ShipmentState[] = [
  'DELIVERED',
  'RTO_INITIATED',
  'RTO_IN_TRANSIT',
  'RTO_OUT_FOR_DELIVERY',
  'RTO_UNDELIVERED',
  'RTO_DELIVERED',
  'RTO_ACKNOWLEDGED',
];

/** Earlier parcels of a phone number, by the time their outcome was known. */
export type PhoneHistory = ReadonlyMap<string, readonly { at: number; returned: boolean }[]>;

/** Selects the fields of an order that the model needs. */
export function toRiskOrder(
  order: { payment_mode: PaymentMode; total_paise: number; details: Pick<OrderDetailsJson, 'buyer_details'> },
  phone: RtoRiskOrder['phone'],
): RtoRiskOrder {
  const { pincode, address, landmark }: BuyerDetails = order.details.buyer_details;
  return {
    payment_mode: order.payment_mode === 'cod' ? 'cod' : 'prepaid',
    pincode,
    value: order.total_paise,
    address,
    landmark,
    address_warnings: addressWarnings(order.details as OrderDetailsJson).length,
    phone,
  };
}

/** Counts the parcels of a phone number whose outcome was known before. */
export function phoneBefore(history: PhoneHistory, phone: string, before: number): RtoRiskOrder['phone'] {
  const own = (history.get(phone) ?? []).filter(({ at }) => at < before);
  const returned = own.filter((one) => one.returned).length;
  return { delivered: own.length - returned, returned };
}

/** Loads parcels of a brand that were delivered or came back, as the model learns from them. */
export async function loadOutcomes(db: Db, brand_id: string, now: Date): Promise<RtoOutcome[]> {
  const rows = await db
    .selectFrom('shipments')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.brand_id', '=', 'shipments.brand_id')
        .onRef('orders.order_id', '=', 'shipments.order_id'),
    )
    .select([
      'shipments.state',
      'shipments.updated_at',
      'orders.order_date',
      'orders.buyer_phone',
      'orders.payment_mode',
      'orders.total_paise',
      'orders.details',
    ])
    .where('shipments.brand_id', '=', brand_id)
    .where('orders.brand_id', '=', brand_id)
    .where('shipments.state', 'in', endedStates)
    .where('orders.order_date', '>=', new Date(now.getTime() - historyDays * dayMs))
    .orderBy('orders.order_date', 'desc')
    .limit(maxParcels)
    .execute();
  const history = new Map<string, { at: number; returned: boolean }[]>();
  for (const { buyer_phone, state, updated_at } of rows) {
    const own = history.get(buyer_phone) ?? [];
    own.push({ at: updated_at.getTime(), returned: isReturning(state) });
    history.set(buyer_phone, own);
  }
  return mapInTurns(rows, (row) => ({
    at: row.order_date.toISOString(),
    returned: isReturning(row.state),
    // As it was known when the order came in: the outcome of the parcel itself came later.
    order: toRiskOrder(row, phoneBefore(history, row.buyer_phone, row.order_date.getTime())),
  }));
}

/** Loads the earlier parcels of phone numbers. */
export async function loadPhones(db: Db, brand_id: string, phones: readonly string[]): Promise<PhoneHistory> {
  const wanted = [...new Set(phones)].filter((phone) => phone !== '');
  if (wanted.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders')
    .innerJoin('shipments', (join) =>
      join
        .onRef('shipments.brand_id', '=', 'orders.brand_id')
        .onRef('shipments.order_id', '=', 'orders.order_id'),
    )
    .select(['orders.buyer_phone', 'shipments.state', 'shipments.updated_at'])
    .where('orders.brand_id', '=', brand_id)
    .where('shipments.brand_id', '=', brand_id)
    .where('orders.buyer_phone', 'in', wanted)
    .where('shipments.state', 'in', endedStates)
    .execute();
  const history = new Map<string, { at: number; returned: boolean }[]>();
  for (const { buyer_phone, state, updated_at } of rows)
    history.set(buyer_phone, [
      ...(history.get(buyer_phone) ?? []),
      { at: updated_at.getTime(), returned: isReturning(state) },
    ]);
  return history;
}
