import type { Notification } from '@khep/api';
import type { Db } from '../../platform/db/schema.ts';
import { isForBuyer, serializeNotification } from './serialize.ts';

/** Lists the messages that the buyer got about a shipment, the latest first. */
export async function listBuyerMessages(
  db: Db,
  brand_id: string,
  shipment_id: string,
): Promise<Notification[]> {
  const rows = await db
    .selectFrom('notifications')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('shipment_id', '=', shipment_id)
    .orderBy('created_at', 'desc')
    .orderBy('notification_id', 'desc')
    .limit(50)
    .execute();
  return rows.filter(({ kind }) => isForBuyer(kind)).map(serializeNotification);
}
