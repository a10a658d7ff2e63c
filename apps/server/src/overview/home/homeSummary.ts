import type { HomeSummary, OrderCounts } from '@khep/api';
import { addUpHours, countChange, sortTodo } from '@khep/domain/home';
import { paiseToRupees } from '@khep/domain/money';
import { orderTabStatuses, workTabs } from '@khep/domain/orders';
import { endedStates, inTransitStates, shipmentStateLabel } from '@khep/domain/shipments';
import { sql } from 'kysely';
import { inIndia } from '../../platform/db/indianTime.ts';
import { courierName } from '../../partners/couriers/courierServices.ts';
import type { Db } from '../../platform/db/schema.ts';
import { findOpenDisputes } from '../../money/disputes/summarizeDisputes.ts';
import type { OpenDisputes } from '../../money/disputes/summarizeDisputes.ts';
import { findLostHost } from '../../dispatch/tracking/hosts/checkTrackingHost.ts';
import { countUnknownStatuses } from '../../dispatch/tracking/scans/statusMappings.ts';
import type { UnknownStatuses } from '../../dispatch/tracking/scans/statusMappings.ts';
import { loadCounts } from '../../orders/core/counts.ts';
import { findOpenCases } from '../../aftercare/ndr/list.ts';
import { countReturnTabs } from '../../aftercare/returns/list.ts';
import { addDays, istDay, istHour, startOfDay } from '@khep/domain/days';
import { countUnprinted } from '../../orders/shipments/unprinted.ts';
import { anyRest } from '../../orders/state/orderState.ts';

const weekMs = 7 * 86_400_000;

type Counts = Awaited<ReturnType<typeof loadCounts>>;
const of = (counts: Counts, ...values: string[]): number =>
  values.reduce((sum, value) => sum + (counts.get(value)?.count ?? 0), 0);

const stakeOf = (counts: Counts, ...values: string[]): number =>
  values.reduce((sum, value) => sum + (counts.get(value)?.amount_paise ?? 0), 0);

/** Counts of the tabs over all days, from the day counts: a few hundred rows whatever the history. */
export async function loadTabCounts(db: Db, brand_id: string): Promise<OrderCounts> {
  return (await workCounts(db, brand_id)).counts;
}

/** The same, with the number of orders that have unshipped items, each counted once. */
async function workCounts(
  db: Db,
  brand_id: string,
): Promise<{ counts: OrderCounts; to_ship: number; orders: Counts; needs: Counts }> {
  const [orders, needs, rests] = await Promise.all([
    loadCounts(db, brand_id, 'order'),
    loadCounts(db, brand_id, 'needs'),
    loadCounts(db, brand_id, 'rest'),
  ]);
  const counts: OrderCounts = {
    tabs: {
      new: of(orders, ...orderTabStatuses.new) + of(rests, 'new'),
      'ready-to-ship': of(orders, ...orderTabStatuses['ready-to-ship']) + of(rests, 'ready-to-ship'),
      'pickup-and-manifest':
        of(orders, ...orderTabStatuses['pickup-and-manifest']) + of(rests, 'pickup-and-manifest'),
      all: [...orders.values()].reduce((sum, { count }) => sum + count, 0),
      cancelled: of(orders, ...orderTabStatuses.cancelled),
    },
    needs: {
      packaging: of(needs, 'packaging'),
      courier: of(needs, 'courier'),
      address: of(needs, 'address'),
    },
  };
  return { counts, to_ship: of(orders, ...beforeShipping) + of(rests, anyRest), orders, needs };
}

const beforeShipping = workTabs.flatMap((tab) => orderTabStatuses[tab]);

type Work = HomeSummary['todo'][number];

/** A task before it is known what it has in common with others. */
interface TaskDraft extends Pick<Work, 'kind' | 'count' | 'title' | 'detail' | 'to'> {
  /** @default null */
  until?: Date | null;
  at_stake_paise?: number;
}

interface OtherWork {
  ndr: Awaited<ReturnType<typeof findOpenCases>>;
  needs: Counts;
  orders: Counts;
  /** When the next courier's pickup of the day closes; null without couriers. */
  cutOff: Date | null;
  disputes: OpenDisputes;
  /** Open requests of buyers. */
  requests: number;
  /** Orders with a scheduled box that has no printed label. */
  unprinted: number;
  unknown: UnknownStatuses;
  /** The brand's own tracking host, if its DNS records are gone. */
  lostHost: string | undefined;
}

function toTodoItems(
  counts: OrderCounts,
  shipments: Counts,
  { ndr, needs, orders, cutOff, disputes, requests, unprinted, unknown, lostHost }: OtherWork,
): Work[] {
  const shipping = (rows: Counts, ...values: string[]) => ({
    until: cutOff,
    at_stake_paise: stakeOf(rows, ...values),
  });
  const all: TaskDraft[] = [
    {
      kind: 'ndr',
      count: ndr.count,
      title: 'Failed deliveries',
      detail: 'The courier is waiting for your instructions',
      to: '/ndr/response-needed',
      until: ndr.first_deadline,
      at_stake_paise: ndr.value_paise,
    },
    {
      kind: 'buyer_request',
      count: requests,
      title: 'Requests of buyers',
      detail: 'Another day, a corrected address or a return',
      to: '/oms/all-orders?buyer_request=open&date=all',
    },
    {
      kind: 'dispute',
      count: disputes.count,
      title: 'Charges to dispute',
      detail: 'They count as accepted if no one answers',
      to: '/dispute/raised?status=NEW',
      until: disputes.act_by,
      at_stake_paise: disputes.amount_paise,
    },
    {
      kind: 'status',
      count: unknown.count,
      title: 'Unknown courier statuses',
      detail: `Their shipments keep the last state until they are mapped, ${courierName(unknown.courier_id)} first`,
      to: `/setting/integration/courier/${unknown.courier_id}?tab=statuses`,
    },
    {
      kind: 'tracking_host',
      count: lostHost === undefined ? 0 : 1,
      title: 'DNS records of your tracking domain',
      detail: `Links to buyers no longer use ${lostHost}`,
      to: '/setting/label-tracking?tab=tracking',
    },
    {
      kind: 'pickup',
      count: of(shipments, 'PICKUP_FAILED'),
      title: 'Failed pickups',
      detail: 'Reschedule the pickup',
      to: '/oms/pickup-and-manifest',
      ...shipping(shipments, 'PICKUP_FAILED'),
    },
    {
      kind: 'label',
      count: unprinted,
      title: 'Orders without a printed label',
      detail: 'Their pickup is scheduled, and couriers reject boxes without a label',
      to: '/oms/all-orders?unprinted=scheduled&date=all',
      until: cutOff,
    },
    {
      kind: 'address',
      count: counts.needs.address,
      title: 'Addresses to check',
      detail: "Incomplete, or the PIN code doesn't match",
      to: '/oms/new-orders?needs=address',
      ...shipping(needs, 'address'),
    },
    {
      kind: 'packaging',
      count: counts.needs.packaging,
      title: 'Orders without packaging',
      detail: 'Confirm the suggested boxes',
      to: '/oms/new-orders?needs=packaging',
      ...shipping(needs, 'packaging'),
    },
    {
      kind: 'courier',
      count: counts.needs.courier,
      title: 'Orders without a courier',
      detail: 'Packed, waiting for allocation',
      to: '/oms/new-orders?needs=courier',
      ...shipping(needs, 'courier'),
    },
    {
      kind: 'schedule',
      count: counts.tabs['ready-to-ship'],
      title: 'Orders ready to ship',
      detail: 'Print labels and schedule a pickup',
      to: '/oms/ready-to-ship',
      ...shipping(orders, ...orderTabStatuses['ready-to-ship']),
    },
  ];
  const tasks = all
    .filter(({ count }) => count > 0)
    .map(({ until = null, at_stake_paise, ...task }): Work => ({
      ...task,
      until: until?.toISOString() ?? null,
      at_stake: at_stake_paise === undefined ? null : paiseToRupees(at_stake_paise),
    }));
  return sortTodo(tasks, 'deadline');
}

/** How many rows fall in the day of each moment, up to that moment. */
type UpTo = [today: number, before: number];

async function countDelivered(db: Db, brand_id: string, moments: readonly [Date, Date]): Promise<UpTo> {
  const count = async (at: Date) =>
    (
      await db
        .selectFrom('shipments')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('brand_id', '=', brand_id)
        .where('state', '=', 'DELIVERED')
        .where('ended_at', '>=', startOfDay(istDay(at)))
        .where('ended_at', '<=', at)
        .executeTakeFirstOrThrow()
    ).count;
  return Promise.all([count(moments[0]), count(moments[1])]);
}

async function countFailed(db: Db, brand_id: string, moments: readonly [Date, Date]): Promise<UpTo> {
  const count = async (at: Date) =>
    (
      await db
        .selectFrom('ndr_cases')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('brand_id', '=', brand_id)
        .where('ndr_at', '>=', startOfDay(istDay(at)))
        .where('ndr_at', '<=', at)
        .executeTakeFirstOrThrow()
    ).count;
  return Promise.all([count(moments[0]), count(moments[1])]);
}

/** Counts the orders of a day by the hour in India in which they were placed. */
async function ordersByHour(db: Db, brand_id: string, day: string): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('orders')
    .select([
      sql<number>`extract(hour from ${inIndia('order_date')})::int`.as('hour'),
      sql<number>`count(*)::int`.as('orders'),
    ])
    .where('brand_id', '=', brand_id)
    .where('order_date', '>=', startOfDay(day))
    .where('order_date', '<', startOfDay(addDays(day, 1)))
    .groupBy('hour')
    .execute();
  return new Map(rows.map(({ hour, orders }) => [hour, orders]));
}

/** Loads the home screen's numbers. @param cutOff when the next courier's pickup of the day closes; null without couriers */
export async function homeSummary(
  db: Db,
  brand_id: string,
  now: Date,
  cutOff: Date | null,
): Promise<HomeSummary> {
  const today = istDay(now);
  const weekStart = startOfDay(addDays(today, -6));
  const weekAgo = new Date(now.getTime() - weekMs);
  const [
    { counts, to_ship, orders, needs },
    shipments,
    days,
    before,
    hoursToday,
    hoursBefore,
    ended,
    returns,
    disputes,
    ndr,
    delivered,
    failed,
    requests,
    unprinted,
    unknown,
    lostHost,
  ] = await Promise.all([
    workCounts(db, brand_id),
    loadCounts(db, brand_id, 'shipment'),
    db
      .selectFrom('day_counts')
      .select([
        'day',
        sql<number>`sum(count)::int`.as('orders'),
        sql<number>`sum(amount_paise)::bigint`.as('amount'),
      ])
      .where('brand_id', '=', brand_id)
      .where('measure', '=', 'order')
      .where('day', '>=', addDays(today, -13))
      .groupBy('day')
      .execute(),
    // Up to the same time of day, to compare like with like.
    db
      .selectFrom('orders')
      .select([
        sql<number>`count(*)::int`.as('orders'),
        sql<number>`coalesce(sum(total_paise), 0)::bigint`.as('amount'),
      ])
      .where('brand_id', '=', brand_id)
      .where('order_date', '>=', startOfDay(istDay(weekAgo)))
      .where('order_date', '<=', weekAgo)
      .executeTakeFirstOrThrow(),
    ordersByHour(db, brand_id, today),
    ordersByHour(db, brand_id, istDay(weekAgo)),
    db
      .selectFrom('shipments')
      .select(['state', sql<number>`count(*)::int`.as('count')])
      .where('brand_id', '=', brand_id)
      .where('state', 'in', endedStates)
      .where('ended_at', '>=', weekStart)
      .groupBy('state')
      .execute(),
    countReturnTabs(db, brand_id),
    findOpenDisputes(db, brand_id),
    findOpenCases(db, brand_id),
    countDelivered(db, brand_id, [now, weekAgo]),
    countFailed(db, brand_id, [now, weekAgo]),
    db
      .selectFrom('orders')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('brand_id', '=', brand_id)
      .where('buyer_request', 'is not', null)
      .executeTakeFirstOrThrow(),
    countUnprinted(db, brand_id, 'scheduled'),
    countUnknownStatuses(db, brand_id),
    findLostHost(db, brand_id),
  ]);
  const byDay = new Map(
    days.map((row) => [row.day, { orders: row.orders, total: paiseToRupees(row.amount) }]),
  );
  const todays = byDay.get(today)?.orders ?? 0;
  const endedBy = new Map(ended.map(({ state, count }) => [state, count]));
  const deliveredThisWeek = endedBy.get('DELIVERED') ?? 0;
  const allEnded = [...endedBy.values()].reduce((sum, count) => sum + count, 0);
  return {
    orders_today: todays,
    orders_today_change: countChange(todays, before.orders),
    to_ship,
    to_ship_packed: to_ship - counts.needs.packaging,
    delivered_this_week: deliveredThisWeek,
    delivered_share: allEnded === 0 ? null : Math.round((deliveredThisWeek / allEnded) * 1000) / 10,
    against: {
      before_day: istDay(weekAgo),
      rows: [
        { id: 'orders', today: todays, before: before.orders },
        { id: 'revenue', today: byDay.get(today)?.total ?? 0, before: paiseToRupees(before.amount) },
        { id: 'delivered', today: delivered[0], before: delivered[1] },
        { id: 'ndr', today: failed[0], before: failed[1] },
      ],
      hours: addUpHours(hoursToday, hoursBefore, istHour(now)),
    },
    todo: toTodoItems(counts, shipments, {
      ndr,
      needs,
      orders,
      cutOff,
      disputes,
      requests: requests.count,
      unprinted,
      unknown,
      lostHost,
    }),
    trend: Array.from({ length: 14 }, (_, index) => addDays(today, index - 13)).map((day) => ({
      day,
      orders: 0,
      total: 0,
      ...byDay.get(day),
    })),
    network: inTransitStates
      .map((status) => ({ status, label: shipmentStateLabel(status), count: of(shipments, status) }))
      .filter(({ count }) => count > 0),
    counts: {
      'orders.new': counts.tabs.new,
      'orders.ready-to-ship': counts.tabs['ready-to-ship'],
      'orders.pickup-and-manifest': counts.tabs['pickup-and-manifest'],
      orders: to_ship,
      ndr: ndr.count,
      dispute: disputes.count,
      shipment: of(shipments, ...inTransitStates),
      // Those that wait for the seller.
      rto: returns.request + returns.new + returns['return-received'],
      ...Object.fromEntries(Object.entries(returns).map(([tab, count]) => [`rto.${tab}`, count])),
    },
  };
}
