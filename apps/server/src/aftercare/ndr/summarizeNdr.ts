import type { calls } from '@khep/api';
import { ndrBucketLabels, ndrStatuses } from '@khep/domain/ndr';
import { sql } from 'kysely';
import type { z } from 'zod';
import { addDays, endOfDay, istDay, startOfDay } from '@khep/domain/days';
import type { Db } from '../../platform/db/schema.ts';

const statusLabels: Record<(typeof ndrStatuses)[number], string> = {
  'response-needed': 'Response needed',
  'response-requested': 'Response requested',
  delivered: 'Delivered',
  rto: 'RTO',
  closed: 'Lost or damaged',
};

type Summary = z.input<typeof calls.ndr.analytics.response>['data'];

/** Counts the cases of a period by status and by reason: the last 30 days by default. */
export async function summarizeNdr(
  db: Db,
  brand_id: string,
  days: { start_date?: string | undefined; end_date?: string | undefined },
  now: Date,
): Promise<Summary> {
  const to = days.end_date ?? istDay(now);
  const from = days.start_date ?? addDays(to, -29);
  const rows = await db
    .selectFrom('ndr_cases')
    .select(['status', 'bucket', sql<number>`count(*)::int`.as('count')])
    .where('brand_id', '=', brand_id)
    .where('ndr_at', '>=', startOfDay(from))
    .where('ndr_at', '<', endOfDay(to))
    .groupBy(['status', 'bucket'])
    .execute();
  const count = (of: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(of).reduce((sum, row) => sum + row.count, 0);
  return {
    cards: ndrStatuses.map((status) => ({
      id: status,
      label: statusLabels[status],
      value: count((row) => row.status === status),
      unit: 'cases',
      change: null,
    })),
    rows: Object.entries(ndrBucketLabels).map(([reason_id, reason]) => ({
      reason_id,
      reason,
      cases: count(({ bucket }) => bucket === reason_id),
      delivered: count(({ bucket, status }) => bucket === reason_id && status === 'delivered'),
      rto: count(({ bucket, status }) => bucket === reason_id && status === 'rto'),
    })),
  };
}
