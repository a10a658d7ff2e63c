import { sql } from 'kysely';
import { bookingJobKinds } from '../allocation/dayLoad.ts';
import { loadOrderParts } from '../allocation/loadOrders.ts';
import type { LoadedOrder } from '../allocation/loadOrders.ts';
import type { Db, Tx } from '../db/schema.ts';
import { refreshSuggestions } from './refreshSuggestions.ts';

/** Orders in one plan. More are shipped in a second one. */
const maxOrders = 5000;

export interface OpenOrders {
  /** New orders, the oldest first: they take the first turns. */
  orders: LoadedOrder[];
  /** New orders above the limit. */
  more: number;
  /** Orders with a courier that wait for a pickup. */
  ready: number;
  /** Partially shipped orders with remaining items. */
  partial: number;
}

/** Loads all new orders of a brand, with a current packaging suggestion for those that aren't packed. */
export async function loadOpenOrders(db: Db, brand_id: string): Promise<OpenOrders> {
  const [rows, counts] = await Promise.all([
    db
      .selectFrom('orders')
      .selectAll()
      .where('brand_id', '=', brand_id)
      .where('status', '=', 'NEW')
      .orderBy('order_date')
      .orderBy('order_id')
      .limit(maxOrders)
      .execute(),
    db
      .selectFrom('orders')
      .select([
        sql<number>`(count(*) filter (where status = 'NEW'))::int`.as('new'),
        sql<number>`(count(*) filter (where status = 'READY_TO_SHIP'))::int`.as('ready'),
        sql<number>`(count(*) filter (where rest_tabs like '%,new,%'))::int`.as('partial'),
      ])
      .where('brand_id', '=', brand_id)
      .where((eb) => eb.or([eb('status', 'in', ['NEW', 'READY_TO_SHIP']), eb('rest_tabs', '<>', '')]))
      .executeTakeFirstOrThrow(),
  ]);
  const orders = await loadOrderParts(db, brand_id, await refreshSuggestions(db, brand_id, rows));
  return {
    orders,
    more: Math.max(0, counts.new - rows.length),
    ready: counts.ready,
    partial: counts.partial,
  };
}

/** A run in progress, and the orders that wait in it or in another allocation. */
export interface ClaimedOrders {
  run_id: string | null;
  order_ids: ReadonlySet<string>;
}

/** Finds orders that a running job will book. */
export async function findClaimedOrders(db: Db | Tx, brand_id: string): Promise<ClaimedOrders> {
  const jobs = await db
    .selectFrom('jobs')
    .select(['job_id', 'kind'])
    .where('brand_id', '=', brand_id)
    .where('state', 'in', ['queued', 'running'])
    .where('kind', 'in', [...bookingJobKinds])
    .orderBy('created_at', 'desc')
    .execute();
  if (jobs.length === 0) return { run_id: null, order_ids: new Set() };
  const rows = await db
    .selectFrom('job_rows')
    .select('row_key')
    .where('brand_id', '=', brand_id)
    .where(
      'job_id',
      'in',
      jobs.map(({ job_id }) => job_id),
    )
    .where('state', '=', 'waiting')
    .execute();
  return {
    run_id: jobs.find(({ kind }) => kind === 'shipToday.run')?.job_id ?? null,
    order_ids: new Set(rows.map(({ row_key }) => row_key)),
  };
}
