import type { ErasedBuyers } from '../../orders/privacy/domainEvents.ts';
import { json } from '../../platform/db/schema.ts';
import type { Tx } from '../../platform/db/schema.ts';

/**
 * Erases the evidence of packed boxes: a photo of the label shows the address, and a wrong code may be one that names the
 * buyer. Its root stays, which is a number that tells nothing.
 */
export async function erasePackingEvidence(tx: Tx, { brand_id, order_ids }: ErasedBuyers): Promise<void> {
  await tx
    .updateTable('packed_boxes')
    .set({ evidence: json([]) })
    .where('brand_id', '=', brand_id)
    .where('shipment_id', 'in', (eb) =>
      eb
        .selectFrom('shipments')
        .select('shipments.shipment_id')
        .where('shipments.brand_id', '=', brand_id)
        .where('shipments.order_id', 'in', order_ids),
    )
    .execute();
}
