import type { ReturnCounts, RtoFilter, RtoList, RtoRow } from '@khep/api';
import { paiseToRupees } from '@khep/domain/money';
import {
  isReverseEnded,
  returnReasonLabel,
  returnTabFilters,
  returnTabOf,
  returnTabs,
  reverseStates,
} from '@khep/domain/returns';
import type { ReturnTab } from '@khep/domain/returns';
import { sql } from 'kysely';
import type { SelectQueryBuilder } from 'kysely';
import { courierName } from '../../partners/couriers/courierServices.ts';
import { countMatching, likePattern, queryKeyset } from '../../platform/db/pagination.ts';
import type { Database, Db } from '../../platform/db/schema.ts';
import { addDays, endOfDay, istDay, startOfDay } from '@khep/domain/days';
import type { ReturnRecord } from './tables.ts';

type Rows = SelectQueryBuilder<Database, 'returns', object>;

/** Limits a query to a tab. */
function ofTab(query: Rows, tab: ReturnTab): Rows {
  if (tab === 'all') return query;
  const { states, is_booked } = returnTabFilters[tab];
  const inStates = query.where('returns.state', 'in', [...states]);
  if (is_booked === undefined) return inStates;
  return inStates.where('returns.awb', is_booked ? 'is not' : 'is', null);
}

/** The day of the refund that was promised; without one, last. */
const dueOrder = sql<string>`coalesce(returns.refund_due, '9999-12-31')`;

/** Lists returns and RTOs, the newest first, received ones by what is due; work tabs show all days. */
export async function listReturns(db: Db, brand_id: string, filter: RtoFilter): Promise<RtoList> {
  let query = ofTab(db.selectFrom('returns').where('returns.brand_id', '=', brand_id), filter.tab ?? 'all');
  const { kind, warehouse_ids, status, start_date, end_date, search } = filter;
  if (kind?.length) query = query.where('returns.kind', 'in', kind);
  if (warehouse_ids?.length) query = query.where('returns.warehouse_id', 'in', warehouse_ids);
  if (status?.length) query = query.where('returns.state', 'in', status);
  if (start_date !== undefined) query = query.where('returns.created_at', '>=', startOfDay(start_date));
  if (end_date !== undefined) query = query.where('returns.created_at', '<', endOfDay(end_date));
  if (search) {
    const like = likePattern(search);
    query = query.where((eb) =>
      eb.or([eb('returns.search_text', 'like', like), eb('returns.awb', '=', search.replaceAll(/\s/g, ''))]),
    );
  }
  const { rows, next } = await queryKeyset(
    query.selectAll('returns').select(dueOrder.as('due_order')),
    filter.tab === 'return-received'
      ? {
          column: 'due_order',
          expression: dueOrder,
          holds: 'text',
          id: 'returns.return_id',
          direction: 'asc',
        }
      : { column: 'returns.created_at', holds: 'moment', id: 'returns.return_id', direction: 'desc' },
    filter,
  );
  const { total, total_is_capped } = await countMatching(db, query);
  return { orders: (rows as ReturnRecord[]).map(serializeReturnRow), total, total_is_capped, next };
}

/** A return as it is listed. */
export function serializeReturnRow(row: ReturnRecord): RtoRow {
  return {
    id: row.return_id,
    return_number: row.return_number,
    kind: row.kind,
    status: row.state,
    order_id: row.order_id,
    order_number: row.order_number,
    buyer_name: row.buyer_name,
    city: row.city,
    payment_mode: row.payment_mode === 'cod' ? 'cod' : 'prepaid',
    awb: row.awb ?? '',
    courier_name: row.courier_id === null || row.awb === null ? '' : courierName(row.courier_id),
    reason: returnReasonLabel(row.reason),
    units: row.units,
    first_item: row.items[0]?.sku_name ?? '',
    value: paiseToRupees(row.value_paise),
    refund_due: row.refund_due,
    created_at: row.created_at.toISOString(),
    received_at: row.received_at?.toISOString() ?? null,
    updated_at: row.updated_at.toISOString(),
  };
}

/** Counts open returns by tab. */
export async function countReturnTabs(db: Db, brand_id: string): Promise<Record<ReturnTab, number>> {
  const groups = await db
    .selectFrom('returns')
    .select(['state', sql<boolean>`awb is not null`.as('is_booked'), sql<number>`count(*)::int`.as('count')])
    .where('brand_id', '=', brand_id)
    .where(
      'state',
      'in',
      reverseStates.filter((state) => !isReverseEnded(state)),
    )
    .groupBy(['state', sql`awb is not null`])
    .execute();
  const tabs = Object.fromEntries(returnTabs.map((tab) => [tab, 0])) as Record<ReturnTab, number>;
  for (const { state, is_booked, count } of groups) {
    const tab = returnTabOf({ state, is_booked });
    if (tab) tabs[tab] += count;
    tabs.all += count;
  }
  return tabs;
}

/** Counts behind the tabs, what is due, and why parcels came back in the last 30 days. */
export async function countReturns(db: Db, brand_id: string, now: Date): Promise<ReturnCounts> {
  const today = istDay(now);
  const [tabs, received, reasons] = await Promise.all([
    countReturnTabs(db, brand_id),
    db
      .selectFrom('returns')
      .select([
        sql<number>`coalesce(sum(value_paise - fee_paise) filter (where is_paid and kind <> 'exchange'), 0)::bigint`.as(
          'paise',
        ),
        sql<number>`(count(*) filter (where refund_due <= ${addDays(today, 1)}))::int`.as('due'),
        sql<number>`(count(*) filter (where state = 'DTO_DELIVERED'))::int`.as('to_check'),
      ])
      .where('brand_id', '=', brand_id)
      .where('state', 'in', ['DTO_DELIVERED', 'QC_PASSED'])
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('returns')
      .select(['reason', sql<number>`count(*)::int`.as('count')])
      .where('brand_id', '=', brand_id)
      .where('created_at', '>=', startOfDay(addDays(today, -29)))
      .groupBy('reason')
      .orderBy(sql`count(*)`, 'desc')
      .limit(6)
      .execute(),
  ]);
  return {
    tabs,
    to_check: received.to_check,
    to_refund: paiseToRupees(received.paise),
    due_soon: received.due,
    reasons: reasons.map(({ reason, count }) => ({ reason: returnReasonLabel(reason), count })),
  };
}
