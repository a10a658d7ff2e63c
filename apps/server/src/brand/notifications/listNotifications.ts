import type { calls } from '@khep/api';
import type { z } from 'zod';
import { countMatching, queryKeyset } from '../../platform/db/pagination.ts';
import type { Db } from '../../platform/db/schema.ts';
import { serializeNotification } from './serialize.ts';

/** Lists the messages of a brand, the latest first. */
export async function listNotifications(
  db: Db,
  brand_id: string,
  query: z.output<typeof calls.notifications.list.query>,
): Promise<z.input<typeof calls.notifications.list.response>> {
  let matching = db.selectFrom('notifications').selectAll().where('brand_id', '=', brand_id);
  if (query.state) matching = matching.where('state', '=', query.state);
  if (query.shipment_id) matching = matching.where('shipment_id', '=', query.shipment_id);
  const [{ total, total_is_capped }, { rows, next }] = await Promise.all([
    countMatching(db, matching),
    queryKeyset(
      matching,
      { column: 'created_at', holds: 'moment', id: 'notification_id', direction: 'desc' },
      query,
    ),
  ]);
  return { notifications: rows.map(serializeNotification), total, total_is_capped, next };
}
