import type { ErasedBuyers } from '../../orders/privacy/domainEvents.ts';
import type { Tx } from '../../platform/db/schema.ts';

/** Erases who subscribed to an order, what buyers said of its delivery, and what couriers said of its parcels. */
export async function eraseTrackedBuyers(tx: Tx, { brand_id, order_ids }: ErasedBuyers): Promise<void> {
  await tx
    .deleteFrom('tracking_subscriptions')
    .where('brand_id', '=', brand_id)
    .where('order_id', 'in', order_ids)
    .execute();
  await tx
    .updateTable('delivery_feedback')
    .set({ comment: '' })
    .where('brand_id', '=', brand_id)
    .where('order_id', 'in', order_ids)
    .execute();
  const shipments = await tx
    .selectFrom('shipments')
    .select('shipment_id')
    .where('brand_id', '=', brand_id)
    .where('order_id', 'in', order_ids)
    .execute();
  if (shipments.length === 0) return;
  await tx
    .updateTable('scans')
    .set({ remark: '' })
    .where('brand_id', '=', brand_id)
    .where(
      'shipment_id',
      'in',
      shipments.map(({ shipment_id }) => shipment_id),
    )
    .execute();
}
