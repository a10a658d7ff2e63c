import { sql } from 'kysely';
import type { Tx } from '../../platform/db/schema.ts';
import type { ErasedBuyers } from './domainEvents.ts';

/** Replacement for a name that can't be empty. */
export const erasedName = 'Erased';

/** Fields of events that people and couriers write: they may name the buyer. */
const freeFields = ['message', 'note', 'remark', 'comment', 'answer', 'text'];

/**
 * Erases what shipments, messages and the event log of some orders have of their buyers, with every text that people or
 * couriers wrote, because it may name the buyer. Higher floors erase theirs on `buyersErased`; `eraseTexts.test.ts` finds
 * columns that are missing.
 */
export async function eraseTexts(tx: Tx, { brand_id, order_ids }: ErasedBuyers): Promise<void> {
  await tx
    .updateTable('shipments')
    .set({ last_scan: sql`last_scan || '{"remark": ""}'::jsonb` })
    .where('brand_id', '=', brand_id)
    .where('order_id', 'in', order_ids)
    .execute();
  await tx
    .deleteFrom('notifications')
    .where('brand_id', '=', brand_id)
    .where('order_id', 'in', order_ids)
    .execute();
  await tx
    .updateTable('events')
    .set({ data: sql`data - ${sql.val(freeFields)}::text[]` })
    .where('brand_id', '=', brand_id)
    .where('order_id', 'in', order_ids)
    .where(sql<boolean>`data ?| ${sql.val(freeFields)}::text[]`)
    .execute();
}
