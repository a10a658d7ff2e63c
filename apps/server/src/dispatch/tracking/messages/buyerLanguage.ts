import type { TrackingLanguage } from '@khep/domain/tracking';
import type { Db } from '../../../platform/db/schema.ts';

/** Saves the language that the buyer of an order chose on a page: messages about the order use it. */
export async function saveBuyerLanguage(
  db: Db,
  { brand_id, order_id }: { brand_id: string; order_id: string },
  language: TrackingLanguage,
): Promise<void> {
  await db
    .updateTable('orders')
    .set({ buyer_language: language })
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .where('buyer_language', 'is distinct from', language)
    .execute();
}
