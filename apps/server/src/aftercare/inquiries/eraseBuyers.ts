import type { ErasedBuyers } from '../../orders/privacy/domainEvents.ts';
import type { Tx } from '../../platform/db/schema.ts';

/** Erases what couriers were asked about parcels, and their answers. */
export async function eraseInquiryTexts(tx: Tx, { brand_id, order_ids }: ErasedBuyers): Promise<void> {
  await tx
    .updateTable('courier_inquiries')
    .set({ message: '', detail: '' })
    .where('brand_id', '=', brand_id)
    .where('order_id', 'in', order_ids)
    .execute();
}
