import { rtoRisk } from '@khep/domain/ndr';
import type { CaseOutcomes, RtoRisk } from '@khep/domain/ndr';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/schema.ts';
import type { NdrCaseRecord } from './tables.ts';

type Like = Pick<NdrCaseRecord, 'bucket' | 'payment_mode' | 'attempts' | 'pincode'>;
const areaOf = (pincode: string) => pincode.slice(0, 3);
const days = 180;

/** Loads what became of the brand's cases, and returns the risk of one by its likes. */
export async function loadRtoRisks(
  db: Db,
  brand_id: string,
  rows: readonly Like[],
  now: Date,
): Promise<(row: Like) => RtoRisk | undefined> {
  if (rows.length === 0) return () => undefined;
  const areas = [...new Set(rows.map(({ pincode }) => areaOf(pincode)))];
  const found = await db
    .selectFrom('ndr_cases')
    .select((eb) => [
      'bucket',
      'payment_mode',
      'attempts',
      'status',
      eb
        .case()
        .when(sql<string>`left(pincode, 3)`, 'in', areas)
        .then(sql<string>`left(pincode, 3)`)
        .else('')
        .end()
        .as('area'),
      sql<number>`count(*)::int`.as('count'),
    ])
    .where('brand_id', '=', brand_id)
    .where('ended_at', '>', new Date(now.getTime() - days * 86_400_000))
    .where('status', 'in', ['delivered', 'rto'])
    .groupBy(['bucket', 'payment_mode', 'attempts', 'status', 'area'])
    .execute();
  const groups = new Map<string, CaseOutcomes>();
  const add = (key: string, status: string, count: number) => {
    const group = groups.get(key) ?? { delivered: 0, returned: 0 };
    group[status === 'delivered' ? 'delivered' : 'returned'] += count;
    groups.set(key, group);
  };
  const keys = ({ bucket, payment_mode, attempts }: Omit<Like, 'pincode'>, area: string) => ({
    pincode: `p|${bucket}|${payment_mode}|${attempts}|${area}`,
    attempt: `a|${bucket}|${payment_mode}|${attempts}`,
    reason: `r|${bucket}`,
    all: '*',
  });
  for (const row of found)
    for (const key of Object.values(keys(row, row.area))) add(key, row.status, row.count);
  return (row) => {
    const key = keys(row, areaOf(row.pincode));
    const of = (one: string) => groups.get(one) ?? { delivered: 0, returned: 0 };
    return rtoRisk({
      pincode: of(key.pincode),
      attempt: of(key.attempt),
      reason: of(key.reason),
      all: of(key.all),
    });
  };
}
