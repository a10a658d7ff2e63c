import type { Tx } from '../db/schema.ts';
import { conflict } from '../errors.ts';
import { orderEwayBillProblem } from '../orders/invoicing/ewayBill.ts';
import type { ShipmentRecord } from '../shipments/tables.ts';
import type { LoadedOrder } from './loadOrders.ts';

/**
 * Refuses to ask a courier for a box that is not any more as it was read: between reading it and asking, its e-way bill
 * may have been taken off, its warehouse changed, or somebody else may have been quicker. The caller holds the box's row,
 * which each of these changes takes as well; so what holds here holds until the booking is written down.
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
  if (!now) throw conflict('The box was packed anew meanwhile.');
  if (now.box_state === 'CANCELLED') throw conflict('The box was cancelled meanwhile.');
  if (now.box_state !== 'DRAFT') throw conflict('The box got a courier meanwhile.');
  if (now.warehouse_id !== warehouse_id)
    throw conflict('The order ships from another warehouse by now. Allocate it again.');
  const gap = orderEwayBillProblem(now, {
    state: now.from_state ?? origin.state,
    pincode: now.from_pincode ?? origin.pincode,
  });
  if (gap) throw conflict(gap);
  if ((now.eway_bill ?? '') !== (order.eway_bill ?? ''))
    throw conflict('The e-way bill of the order was changed meanwhile. Allocate it again.');
}
