import type { DisputeHistory } from '@khep/domain/disputes';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/schema.ts';

const historyDays = 90;

/** Counts the disputes that couriers resolved in 90 days, by courier and number of photos. A partly won one counts by its share. */
export function loadDisputeHistory(db: Db, brand_id: string, now: Date): Promise<DisputeHistory[]> {
  return db
    .selectFrom('disputes')
    .select([
      'courier_id',
      'evidence_count',
      sql<number>`count(*)::int`.as('disputes'),
      sql<number>`sum(case when amount_paise = 0 then 0 else released_paise::float8 / amount_paise end)::float8`.as(
        'won',
      ),
    ])
    .where('brand_id', '=', brand_id)
    .where('resolved_at', '>=', new Date(now.getTime() - historyDays * 86_400_000))
    .where('state', 'in', ['WON', 'LOST', 'PARTIAL'])
    .groupBy(['courier_id', 'evidence_count'])
    .execute();
}
