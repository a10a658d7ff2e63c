import { findOrdersAwaitingStock } from '@khep/domain/stock';
import { sql } from 'kysely';
import { bookingJobKinds } from '../../dispatch/allocation/plan/dayLoad.ts';
import { loadOrderParts } from '../../dispatch/allocation/plan/loadOrders.ts';
import type { LoadedOrder } from '../../dispatch/allocation/plan/loadOrders.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { OrderRecord } from '../../orders/core/tables.ts';
import { refreshSuggestions } from './refreshSuggestions.ts';

/** Orders in one plan. More are shipped in a second one. */
const maxOrders = 5000;

export interface OpenOrders {
  /** New orders, the oldest first: they take the first turns. */
  orders: LoadedOrder[];
  /** New orders that the shelf doesn't cover, by ID. */
  awaiting_stock: ReadonlySet<string>;
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
    newOrders(db, brand_id).selectAll().execute(),
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
    awaiting_stock: awaitingStock(await loadScarceSkus(db, brand_id), rows),
    more: Math.max(0, counts.new - rows.length),
    ready: counts.ready,
    partial: counts.partial,
  };
}

/** Finds the new orders of a brand that wait for stock, among those that one plan can have. */
export async function findOrdersWithoutStock(db: Db, brand_id: string): Promise<Set<string>> {
  const scarce = await loadScarceSkus(db, brand_id);
  // Most brands have none: their orders aren't read.
  if (scarce.length === 0) return new Set();
  return awaitingStock(scarce, await newOrders(db, brand_id).select(['order_id', 'stock']).execute());
}

/** The orders that one plan can have, the oldest first. */
const newOrders = (db: Db, brand_id: string) =>
  db
    .selectFrom('orders')
    .where('brand_id', '=', brand_id)
    .where('status', '=', 'NEW')
    .orderBy('order_date')
    .orderBy('order_id')
    .limit(maxOrders);

type ScarceSkus = Awaited<ReturnType<typeof loadScarceSkus>>;

/** Loads SKUs with more reserved than on hand: only they can make an order wait. */
const loadScarceSkus = (db: Db, brand_id: string) =>
  db
    .selectFrom('skus')
    .select(['id', 'sku_quantity', 'reserved_quantity'])
    .where('brand_id', '=', brand_id)
    .where('is_stock_tracked', '=', true)
    .whereRef('sku_quantity', '<', 'reserved_quantity')
    .execute();

/** Finds orders that wait for stock. */
function awaitingStock(
  scarce: ScarceSkus,
  orders: readonly Pick<OrderRecord, 'order_id' | 'stock'>[],
): Set<string> {
  if (scarce.length === 0) return new Set();
  const reserving = orders.map(({ order_id, stock }) => ({
    order_id,
    reserved: Object.fromEntries(
      Object.entries(stock?.reserved ?? {}).flatMap(([code, units]) => {
        const id = stock?.skus[code];
        return id === undefined ? [] : [[id, units]];
      }),
    ),
  }));
  // Boxes that wait for a pickup have their units already.
  const shelf = scarce.map(({ id, sku_quantity, reserved_quantity }) => {
    const ofThese = reserving.reduce((sum, { reserved }) => sum + (reserved[id] ?? 0), 0);
    return [id, sku_quantity - (reserved_quantity - ofThese)] as const;
  });
  return findOrdersAwaitingStock(reserving, Object.fromEntries(shelf));
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
