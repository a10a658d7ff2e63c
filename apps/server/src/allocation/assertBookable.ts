import type { Tx } from '../db/schema.ts';
import { conflict } from '../errors.ts';
import { orderEwayBillProblem } from '../orders/invoicing/ewayBill.ts';
import type { ShipmentRecord } from '../shipments/tables.ts';
import type { LoadedOrder } from './loadOrders.ts';

/**
 * Rejects a booking if the shipment has changed since it was loaded: its e-way bill, its warehouse or its
 * courier. The caller locks the shipment's row, as these changes do, until the attempt is recorded.
 */
export async function assertBookable(
  tx: Tx,
  { order, origin }: LoadedOrder,
  { brand_id, order_id, shipment_id, warehouse_id }: ShipmentRecord,
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
}
