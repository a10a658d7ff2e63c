import type { CourierAlert } from '@khep/api';
import type { z } from 'zod';
import type { Db } from '../../platform/db/schema.ts';

/** Lists the open alerts of a brand, the latest first. */
export async function listAlerts(db: Db, brand_id: string): Promise<z.output<typeof CourierAlert>[]> {
  const rows = await db
    .selectFrom('courier_alerts')
    .select(['alert_id', 'kind', 'partner', 'awb', 'words', 'count', 'first_at', 'last_at'])
    .where('brand_id', '=', brand_id)
    .where('settled_at', 'is', null)
    .orderBy('last_at', 'desc')
    .limit(200)
    .execute();
  return rows.map(({ alert_id: id, kind, partner, awb, words, count, first_at, last_at }) => ({
    id,
    kind,
    partner,
    awb,
    words,
    count,
    first_at: first_at.toISOString(),
    last_at: last_at.toISOString(),
  }));
}
