import type { ErasedBuyers } from '../../../orders/privacy/domainEvents.ts';
import type { Tx } from '../../../platform/db/schema.ts';

/** Erases the notes on lines of couriers' invoices. */
export async function eraseLineNotes(tx: Tx, { brand_id, order_ids }: ErasedBuyers): Promise<void> {
  await tx
    .updateTable('invoice_lines')
    .set({ note: '' })
    .where('brand_id', '=', brand_id)
    .where('order_id', 'in', order_ids)
    .execute();
}
