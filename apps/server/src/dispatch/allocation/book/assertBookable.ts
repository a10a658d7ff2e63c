import { formatRupees } from '@khep/domain/money';
import type { BookingGuard } from '../../../partners/couriers/bookingAttempts.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import { conflict } from '../../../base/errors.ts';
import { orderEwayBillProblem } from '../../../orders/invoicing/ewayBill.ts';
import type { ShipmentRecord } from '../../../orders/shipments/tables.ts';
import type { LoadedOrder } from '../plan/loadOrders.ts';

/**
 * Rejects a booking if the shipment has changed since it was loaded: its e-way bill, its warehouse or its
 * courier. The caller locks the shipment's row, as these changes do, until the attempt is recorded.
 */
async function assertBookable(
  tx: Tx,
  { order, origin }: LoadedOrder,
  { brand_id, order_id, shipment_id, warehouse_id }: ShipmentRecord,
  freight_paise: number,
): Promise<void> {
  const now = await tx
    .selectFrom('shipments')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.brand_id', '=', 'shipments.brand_id')
        .onRef('orders.order_id', '=', 'shipments.order_id'),
    )
    .leftJoin('warehouses', (join) =>
      join
        .onRef('warehouses.brand_id', '=', 'shipments.brand_id')
        .onRef('warehouses.id', '=', 'shipments.warehouse_id'),
    )
    .select([
      'shipments.state as box_state',
      'shipments.warehouse_id',
      'orders.order_date',
      'orders.total_paise',
      'orders.state',
      'orders.pincode',
      'orders.eway_bill',
      'warehouses.state as from_state',
      'warehouses.pincode as from_pincode',
    ])
    .where('shipments.brand_id', '=', brand_id)
    .where('shipments.order_id', '=', order_id)
    .where('shipments.shipment_id', '=', shipment_id)
    .executeTakeFirst();
  if (!now) throw conflict('Someone else changed the packaging.');
  if (now.box_state === 'CANCELLED') throw conflict('Someone else cancelled this box.');
  if (now.box_state !== 'DRAFT') throw conflict('Someone else allocated this box.');
  if (now.warehouse_id !== warehouse_id)
    throw conflict("The order's warehouse was changed. Allocate it again.");
  const gap = orderEwayBillProblem(now, {
    state: now.from_state ?? origin.state,
    pincode: now.from_pincode ?? origin.pincode,
  });
  if (gap) throw conflict(gap);
  if ((now.eway_bill ?? '') !== (order.eway_bill ?? ''))
    throw conflict("The order's e-way bill was changed. Allocate it again.");
  const wallet = await shortWallet(tx, brand_id, freight_paise).executeTakeFirst();
  if (wallet)
    throw conflict(
      `The wallet has ${formatRupees(wallet.available_paise)} available, and this shipment costs ${formatRupees(freight_paise)}. Top up, then allocate it again.`,
    );
}

/** The wallet that pays for a booking, if less than its charge is available. Parcels in flight aren't held yet. */
const shortWallet = (db: Db | Tx, brand_id: string, freight_paise: number) =>
  db
    .selectFrom('wallets')
    .select('available_paise')
    .where('brand_id', '=', brand_id)
    .where('bills_freight', '=', true)
    .where('available_paise', '<', freight_paise);

/**
 * Guards the booking of a shipment: its row, its warehouse and its order are as they were loaded, and the wallet can pay
 * for it.
 * @param freight_paise what Khep charges for it; 0 if its courier bills it
 */
export function bookingGuard(
  loaded: LoadedOrder,
  draft: ShipmentRecord,
  freight_paise: number,
): BookingGuard {
  const { order, origin } = loaded;
  return {
    assertBookable: (tx) => assertBookable(tx, loaded, draft, freight_paise),
    async insertAttempt(db, attempt) {
      const row = await db
        .insertInto('booking_attempts')
        .columns([
          'brand_id',
          'reference',
          'courier_id',
          'order_id',
          'shipment_id',
          'state',
          'asked_at',
          'checks',
          'check_after',
          'updated_at',
        ])
        .expression((eb) =>
          eb
            .selectFrom('orders')
            .innerJoin('shipments', (join) =>
              join
                .onRef('shipments.brand_id', '=', 'orders.brand_id')
                .onRef('shipments.order_id', '=', 'orders.order_id'),
            )
            .innerJoin('warehouses', (join) =>
              join
                .onRef('warehouses.brand_id', '=', 'shipments.brand_id')
                .onRef('warehouses.id', '=', 'shipments.warehouse_id'),
            )
            .select((row) => [
              'orders.brand_id',
              row.cast<string>(row.val(attempt.reference), 'text').as('reference'),
              row.cast<number>(row.val(attempt.courier_id), 'integer').as('courier_id'),
              'orders.order_id',
              'shipments.shipment_id',
              row.cast<string>(row.val(attempt.state), 'text').as('state'),
              row.cast<Date>(row.val(attempt.asked_at), 'timestamptz').as('asked_at'),
              row.cast<number>(row.val(attempt.checks), 'integer').as('checks'),
              row.cast<Date>(row.val(attempt.check_after), 'timestamptz').as('check_after'),
              row.cast<Date>(row.val(attempt.updated_at), 'timestamptz').as('updated_at'),
            ])
            .where('orders.brand_id', '=', attempt.brand_id)
            .where('orders.order_id', '=', attempt.order_id)
            .where('orders.eway_bill', 'is not distinct from', order.eway_bill)
            .where('orders.total_paise', '=', order.total_paise)
            .where('orders.order_date', '=', order.order_date)
            .where('orders.state', '=', order.state)
            .where('orders.pincode', '=', order.pincode)
            .where('shipments.brand_id', '=', attempt.brand_id)
            .where('shipments.shipment_id', '=', attempt.shipment_id)
            .where('shipments.state', '=', 'DRAFT')
            .where('shipments.warehouse_id', '=', draft.warehouse_id)
            .where('warehouses.brand_id', '=', attempt.brand_id)
            .where('warehouses.state', '=', origin.state)
            .where('warehouses.pincode', '=', origin.pincode)
            .where((where) => where.not(where.exists(shortWallet(db, attempt.brand_id, freight_paise))))
            // The order first, then its shipment, as everywhere. A change that is being made is waited for,
            // and read as it was saved.
            .forShare('orders')
            .forUpdate('shipments'),
        )
        .onConflict((conflict) => conflict.doNothing())
        .returning('reference')
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
