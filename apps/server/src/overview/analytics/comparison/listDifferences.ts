import type { Db } from '../../../platform/db/schema.ts';

/** Lists the open alerts about sums of a brand, in the order of their cells. */
export async function listDifferences(
  db: Db,
  brand_id: string,
): Promise<{ id: string; subject: string; words: string }[]> {
  return db
    .selectFrom('courier_alerts')
    .select(['alert_id as id', 'subject', 'words'])
    .where('brand_id', '=', brand_id)
    .where('partner', '=', 'analytics')
    .where('settled_at', 'is', null)
    .orderBy('subject')
    .execute();
}
