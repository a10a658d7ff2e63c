import { floorConflict } from '../../base/floorProblem.ts';
import { notFound } from '../../base/errors.ts';
import { lockOrder } from '../../orders/state/orderState.ts';
import type { ShipmentRecord } from '../../orders/shipments/tables.ts';
import type { Tx } from '../../platform/db/schema.ts';
import { inWarehouse } from '../waves/waitingBoxes.ts';

/** Locks the order of a box and returns its id. @throws ApiError 404 */
export async function lockOrderOf(tx: Tx, brand_id: string, shipment_id: string): Promise<string> {
  const box = await tx
    .selectFrom('shipments')
    .select('order_id')
    .where('brand_id', '=', brand_id)
    .where('shipment_id', '=', shipment_id)
    .executeTakeFirst();
  if (!box || !(await lockOrder(tx, brand_id, box.order_id))) throw notFound('shipment');
  return box.order_id;
}

/**
 * Locks a box that can still be packed: booked, in the warehouse, not packed and not held. Its order is locked before.
 * @throws ApiError 404, 409 with what prevents it
 */
export async function requireOpenBox(tx: Tx, brand_id: string, shipment_id: string): Promise<ShipmentRecord> {
  const box = await tx
    .selectFrom('shipments')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('shipment_id', '=', shipment_id)
    .forUpdate()
    .executeTakeFirst();
  if (!box) throw notFound('shipment');
  if (box.state === 'CANCELLED')
    throw floorConflict('box_cancelled', {}, 'This box was cancelled. Put its pieces back.');
  if (box.awb === null || !inWarehouse.includes(box.state))
    throw floorConflict('box_left', {}, 'This box has left the bench.');
  const packed = await tx
    .selectFrom('packed_boxes')
    .select('root')
    .where('brand_id', '=', brand_id)
    .where('shipment_id', '=', shipment_id)
    .executeTakeFirst();
  if (packed) throw floorConflict('box_packed', {}, 'This box is packed already.');
  const hold = await tx
    .selectFrom('box_holds')
    .select('reason')
    .where('brand_id', '=', brand_id)
    .where('shipment_id', '=', shipment_id)
    .executeTakeFirst();
  if (hold) throw floorConflict('box_held', {}, 'This box is held. Release it first.');
  const gone = await tx
    .selectFrom('handover_parcels')
    .select('handover_id')
    .where('brand_id', '=', brand_id)
    .where('shipment_id', '=', shipment_id)
    .executeTakeFirst();
  if (gone) throw floorConflict('box_handed_over', {}, 'This box was handed over.');
  return box;
}
