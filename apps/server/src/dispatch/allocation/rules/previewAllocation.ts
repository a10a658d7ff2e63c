import type { AllocationPreview } from '@khep/api';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/schema.ts';

/** Order numbers named for a reason. */
const mostNamed = 3;

type Decided = keyof AllocationPreview['couriers'][number]['decided_by'];

/** Sums the rows of a comparison in the database: those of 10,000 orders with their couriers are some 50 MB. */
export async function previewAllocation(
  db: Db,
  { brand_id, job_id }: { brand_id: string; job_id: string },
): Promise<AllocationPreview> {
  const rows = db
    .selectFrom('job_rows')
    .select([
      'row_key',
      'position',
      'message',
      sql<string | null>`outcome->>'why'`.as('why'),
      sql<string | null>`outcome->>'order_number'`.as('order_number'),
      sql<Decided>`outcome->>'decided_by'`.as('decided_by'),
      sql`jsonb_path_query_first(outcome, '$.couriers[*] ? (@.is_recommended == true)')`.as('courier'),
    ])
    .where('brand_id', '=', brand_id)
    .where('job_id', '=', job_id)
    .as('rows');

  const sums = await db
    .selectFrom(rows)
    .select([
      sql<number>`(courier->>'courier_id')::int`.as('courier_id'),
      sql<string>`courier->>'courier_name'`.as('courier_name'),
      'decided_by',
      sql<number>`count(*)::int`.as('orders'),
      sql<number>`coalesce(sum(round((courier->>'price')::numeric * 100)), 0)::float8`.as('paise'),
      sql<number>`count(*) filter (where courier->>'price' is null)::int`.as('unrated'),
      sql<number>`coalesce(sum((courier->>'tat_days')::numeric), 0)::float8`.as('days'),
      sql<number>`count(courier->>'tat_days')::int`.as('promised'),
    ])
    .where('courier', 'is not', null)
    .groupBy(['courier_id', 'courier_name', 'decided_by'])
    .execute();

  const without = await db
    .selectFrom(rows)
    .select([
      sql<string>`coalesce(why, message)`.as('reason'),
      sql<string[]>`json_agg(row_key order by position)`.as('order_ids'),
      sql<string[]>`json_agg(coalesce(order_number, row_key) order by position)`.as('order_numbers'),
    ])
    .where('courier', 'is', null)
    .groupBy('reason')
    .execute();

  const couriers = Map.groupBy(sums, ({ courier_id }) => courier_id);
  const sum = (some: typeof sums, part: 'orders' | 'paise' | 'unrated' | 'days' | 'promised') =>
    some.reduce((total, one) => total + one[part], 0);
  return {
    couriers: [...couriers]
      .map(([courier_id, some]) => ({
        courier_id,
        courier_name: some[0]!.courier_name,
        orders: sum(some, 'orders'),
        total: sum(some, 'paise') / 100,
        unrated: sum(some, 'unrated'),
        average_days: sum(some, 'promised') > 0 ? sum(some, 'days') / sum(some, 'promised') : null,
        decided_by: Object.fromEntries(some.map(({ decided_by, orders }) => [decided_by, orders])),
      }))
      .sort((a, b) => b.orders - a.orders || a.courier_id - b.courier_id),
    without: without
      .map(({ reason, order_ids, order_numbers }) => ({
        why: reason,
        order_ids,
        order_numbers: order_numbers.slice(0, mostNamed),
      }))
      .sort((a, b) => b.order_ids.length - a.order_ids.length || a.why.localeCompare(b.why)),
  };
}
