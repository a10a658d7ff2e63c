import { decidableStatuses } from '@khep/domain/rtoRisk';
import { endOfDay, startOfDay } from '@khep/domain/days';
import type { OrderFilter } from '@khep/api';
import { orderTabStatuses, workTabs } from '@khep/domain/orders';
import type { OrderTab } from '@khep/domain/orders';
import { sql } from 'kysely';
import type { SelectQueryBuilder } from 'kysely';
import { countMatching, likePattern, parseSort, queryKeyset } from '../../../platform/db/pagination.ts';
import type { Database, Db } from '../../../platform/db/schema.ts';
import { findClaimedOrders, findOrdersWithoutStock } from '../../shipToday/openOrders.ts';
import { selectUnprinted } from '../../../orders/shipments/unprinted.ts';
import { loadCounts } from '../../../orders/core/counts.ts';
import { resolveDateRange } from '../../../base/dateRange.ts';
import type { DateRange } from '../../../base/dateRange.ts';
import { listedColumns, orderColumns } from './listedOrder.ts';
import type { ListedOrder } from './listedOrder.ts';

/** The filter of the orders list, with its defaults. */
export type Filter = OrderFilter;

const sorts = {
  order_date: { column: 'orders.order_date', holds: 'moment' },
  total: { column: 'orders.total_paise', holds: 'integer' },
} as const;

const sortNames = ['order_date', 'total'] as const;

type Rows = SelectQueryBuilder<Database, 'orders', object>;

/** Work tabs show all days: older open orders matter most. */
function daysOfList(filter: Filter, now: Date): DateRange | undefined {
  const isNamed = filter.start_date !== undefined || filter.end_date !== undefined;
  return !isNamed && filter.tab !== undefined && workTabs.includes(filter.tab)
    ? undefined
    : resolveDateRange(filter, now);
}

/** The tab of a list; undefined for all orders. */
function tabOf({ tab }: Filter): OrderTab | undefined {
  return tab === 'all' ? undefined : tab;
}

/** A filter with its lookups: AWB matches of the search, and partial orders of the tab. */
interface Searched extends Filter {
  orders_of_awb: readonly string[];
  orders_of_rest: readonly string[];
  /** Undefined without `waits_for`. */
  waiting: readonly string[] | undefined;
}

async function searched(db: Db, brand_id: string, filter: Filter): Promise<Searched> {
  const [orders_of_awb, orders_of_rest, waiting] = await Promise.all([
    ordersOfAwb(db, brand_id, filter),
    findPartialOrders(db, brand_id, tabOf(filter)),
    findWaitingOrders(db, brand_id, filter),
  ]);
  return { ...filter, orders_of_awb, orders_of_rest, waiting };
}

/** The orders that the plan of the day leaves out for one reason, found as the plan finds them. */
async function findWaitingOrders(
  db: Db,
  brand_id: string,
  { waits_for }: Filter,
): Promise<readonly string[] | undefined> {
  if (waits_for === undefined) return undefined;
  if (waits_for === 'packing') return findPartialOrders(db, brand_id, 'new');
  const found =
    waits_for === 'stock'
      ? await findOrdersWithoutStock(db, brand_id)
      : (await findClaimedOrders(db, brand_id)).order_ids;
  return [...found];
}

/** Orders in the tab with a part only: few at a time, with their own index. */
async function findPartialOrders(db: Db, brand_id: string, tab: OrderTab | undefined): Promise<string[]> {
  if (!tab || !workTabs.includes(tab)) return [];
  const rows = await db
    .selectFrom('orders')
    .select('order_id')
    .where('brand_id', '=', brand_id)
    .where('rest_tabs', '<>', '')
    .where('rest_tabs', 'like', `%,${tab},%`)
    .execute();
  return rows.map(({ order_id }) => order_id);
}

async function ordersOfAwb(db: Db, brand_id: string, filter: Filter): Promise<string[]> {
  const awb = filter.search?.trim() ?? '';
  // No courier's AWB is shorter, has no digit, or has a space.
  if (!/^(?=.*\d)\S{6,}$/.test(awb)) return [];
  const rows = await db
    .selectFrom('shipments')
    .select('order_id')
    .where('brand_id', '=', brand_id)
    .where('awb', '=', awb)
    .execute();
  return rows.map(({ order_id }) => order_id);
}

function filtered(db: Db, brand_id: string, filter: Searched, now: Date): Rows {
  const days = daysOfList(filter, now);
  let query: Rows = db.selectFrom('orders').where('orders.brand_id', '=', brand_id);
  if (days)
    query = query
      .where('orders.order_date', '>=', startOfDay(days.from))
      .where('orders.order_date', '<', endOfDay(days.to));
  const tab = tabOf(filter);
  // By status alone if possible: that index also has the sort order.
  if (tab)
    query = query.where((eb) =>
      filter.orders_of_rest.length === 0
        ? eb('orders.status', 'in', orderTabStatuses[tab])
        : eb.or([
            eb('orders.status', 'in', orderTabStatuses[tab]),
            eb('orders.order_id', 'in', filter.orders_of_rest),
          ]),
    );
  const { needs, order_status } = filter;
  if (order_status?.length) query = query.where('orders.status', 'in', order_status);
  if (needs?.length)
    query = query.where((eb) => eb.or(needs.map((need) => eb('orders.needs', 'like', `%,${need},%`))));
  if (filter.channel_ids?.length) query = query.where('orders.channel_id', 'in', filter.channel_ids);
  if (filter.warehouse_ids?.length) query = query.where('orders.warehouse_id', 'in', filter.warehouse_ids);
  if (filter.min_rto_risk !== undefined)
    query = query
      .where('orders.rto_risk', '>=', filter.min_rto_risk)
      .where('orders.status', 'in', decidableStatuses);
  if (filter.hold?.length) query = query.where('orders.hold', 'in', filter.hold);
  if (filter.buyer_request) query = query.where('orders.buyer_request', 'is not', null);
  const { unprinted } = filter;
  if (unprinted) query = query.where('orders.order_id', 'in', selectUnprinted(db, brand_id, unprinted));
  if (filter.payment_mode) query = query.where('orders.payment_mode', '=', filter.payment_mode);
  const { courier_ids, waiting } = filter;
  if (waiting)
    query =
      waiting.length === 0 ? query.where(sql<boolean>`false`) : query.where('orders.order_id', 'in', waiting);
  if (courier_ids?.length)
    query = query.where((eb) => eb.or(courier_ids.map((id) => eb('orders.couriers', 'like', `%,${id},%`))));
  const { search } = filter;
  if (search) {
    const like = likePattern(search);
    // Each side has its own index; a subquery would use neither.
    query = query.where((eb) =>
      filter.orders_of_awb.length === 0
        ? eb('orders.search_text', 'like', like)
        : eb.or([eb('orders.search_text', 'like', like), eb('orders.order_id', 'in', filter.orders_of_awb)]),
    );
  }
  return query;
}

/** A page of orders, newest first by default; by cursor with `after`, by number with `page`. */
export async function listOrders(
  db: Db,
  brand_id: string,
  filter: Filter,
  now: Date,
): Promise<{ rows: ListedOrder[]; next: string | null }> {
  const { name, direction } = parseSort(filter.sort ?? '-order_date', sortNames);
  const matching = filtered(db, brand_id, await searched(db, brand_id, filter), now);
  return queryKeyset(
    matching
      .select(orderColumns.map((column) => `orders.${column}` as const))
      .select(listedColumns(brand_id)),
    { ...sorts[name], id: 'orders.order_id', direction },
    filter,
  );
}

/** Counts a filter's orders: from the day counts if possible, else up to the cap. */
export async function countOrders(
  db: Db,
  brand_id: string,
  filter: Filter,
  now: Date,
): Promise<{ total: number; total_is_capped: boolean }> {
  const isPlain =
    !filter.search &&
    !filter.courier_ids?.length &&
    !filter.channel_ids?.length &&
    !filter.warehouse_ids?.length &&
    filter.min_rto_risk === undefined &&
    !filter.hold?.length &&
    !filter.waits_for &&
    filter.buyer_request === undefined &&
    filter.unprinted === undefined &&
    !filter.payment_mode;
  if (isPlain) {
    const total = await plainCount(db, brand_id, filter, daysOfList(filter, now) ?? {});
    if (total !== undefined) return { total, total_is_capped: false };
  }
  const looked = await searched(db, brand_id, filter);
  return countMatching(db, filtered(db, brand_id, looked, now));
}

/** A count from the day counts; undefined if they don't have it. */
async function plainCount(
  db: Db,
  brand_id: string,
  filter: Filter,
  days: Partial<DateRange>,
): Promise<number | undefined> {
  const { needs = [], order_status = [] } = filter;
  const tab = tabOf(filter);
  const [need, ...more] = needs;
  if (need) {
    // Orders with needs are new orders, each counted once per need.
    if (tab !== 'new' || order_status.length > 0 || more.length > 0) return undefined;
    return (await loadCounts(db, brand_id, 'needs', days)).get(need)?.count ?? 0;
  }
  if (tab && order_status.length > 0) return undefined;
  const counts = await loadCounts(db, brand_id, 'order', days);
  const statuses = tab ? orderTabStatuses[tab] : order_status.length > 0 ? order_status : [...counts.keys()];
  const whole = statuses.reduce((sum, status) => sum + (counts.get(status)?.count ?? 0), 0);
  if (!tab || !workTabs.includes(tab)) return whole;
  return whole + ((await loadCounts(db, brand_id, 'rest', days)).get(tab)?.count ?? 0);
}
