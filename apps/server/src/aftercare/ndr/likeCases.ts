import { likeCasesRisk } from '@khep/domain/ndr';
import type { EndedCases, RtoRisk } from '@khep/domain/ndr';
import type { ParcelSituation } from '@khep/domain/shipments';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../platform/db/schema.ts';
import type { NdrCaseRecord } from './tables.ts';

const dayMs = 86_400_000;
/** Cases of this time count. */
const historyDays = 180;
/** A brand's cases are counted at most this often: lists are refreshed all the time. */
const freshMs = 10 * 60_000;

type CaseRisk = ReturnType<typeof likeCasesRisk>;
const counted = new WeakMap<Db, LRUCache<string, { risk: Promise<CaseRisk>; at: Date }>>();

/**
 * Loads the chance that a case turns back, by what became of the brand's like cases. There is none for a brand whose cases
 * don't predict better than the average, and none for a parcel about which nothing can be decided any more.
 */
export async function loadRtoRisks(
  db: Db,
  brand_id: string,
  now: Date,
): Promise<(row: NdrCaseRecord, situation: Pick<ParcelSituation, 'can'>) => RtoRisk | undefined> {
  const cache = counted.get(db) ?? new LRUCache<string, { risk: Promise<CaseRisk>; at: Date }>({ max: 500 });
  counted.set(db, cache);
  let known = cache.get(brand_id);
  if (!known || Math.abs(now.getTime() - known.at.getTime()) >= freshMs) {
    known = { risk: countCases(db, brand_id, now), at: now };
    cache.set(brand_id, known);
    known.risk.catch(() => cache.delete(brand_id));
  }
  const riskOf = await known.risk;
  return (row, { can }) =>
    can.includes('answer') ? riskOf({ ...row, area: row.pincode.slice(0, 3) }) : undefined;
}

async function countCases(db: Db, brand_id: string, now: Date): Promise<CaseRisk> {
  const from = new Date(now.getTime() - historyDays * dayMs);
  const { rows } = await sql<EndedCases>`
    with ended as (
      select bucket, payment_mode, attempts, left(pincode, 3) as area, status = 'rto' as is_returned, ended_at
      from ndr_cases
      where brand_id = ${brand_id} and ended_at > ${from}::timestamptz and status in ('delivered', 'rto')
    ), cut as (
      select percentile_disc(2.0 / 3) within group (order by ended_at) as at from ended
    )
    select bucket, payment_mode, attempts, area, is_returned, ended_at > cut.at as is_newer, count(*)::int as count
    from ended cross join cut
    group by 1, 2, 3, 4, 5, 6`.execute(db);
  return likeCasesRisk(rows);
}
