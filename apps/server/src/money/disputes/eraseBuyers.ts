import type { ErasedBuyers } from '../../orders/privacy/domainEvents.ts';
import type { Tx } from '../../platform/db/schema.ts';

/** Erases the remarks of disputes. */
export async function eraseDisputeTexts(tx: Tx, { brand_id, order_ids }: ErasedBuyers): Promise<void> {
  await tx
    .updateTable('disputes')
    .set({ remark: '' })
    .where('brand_id', '=', brand_id)
    .where('order_id', 'in', order_ids)
    .execute();
}
