import type { CodDashboard, RemittanceLineItem } from '@khep/api';
import { codDueDay } from '@khep/domain/cod';
import { paiseToRupees } from '@khep/domain/money';
import {
  ageBand,
  ageBands,
  codCategories,
  codCategoryLabels,
  overdueRemittance,
} from '@khep/domain/reconciliation';
import type { AgeBand, CodCategory } from '@khep/domain/reconciliation';
import { daysBetween, istDay } from '@khep/domain/days';
import { sql } from 'kysely';
import { loadCodCycleFinder } from '../../billing/codCycles.ts';
import { courierName } from '../../../partners/couriers/courierServices.ts';
import { countMatching, likePattern, queryKeyset } from '../../../platform/db/pagination.ts';
import { inIndia } from '../../../platform/db/indianTime.ts';
import type { Db } from '../../../platform/db/schema.ts';
import type { RemittanceLineRecord } from '../tables.ts';

export interface RemittanceFilter {
  category?: CodCategory | undefined;
  status?: 'all' | 'overdue' | undefined;
  remittance_id?: string | undefined;
  /** Of the overdue. */
  age?: AgeBand | undefined;
  courier_ids?: readonly number[] | undefined;
  search?: string | undefined;
}

interface Page {
  page: number;
  page_size: number;
  after?: string | undefined;
}

function serialize(row: RemittanceLineRecord): RemittanceLineItem {
  return {
    id: row.id,
    awb: row.awb,
    order_id: row.order_id,
    order_number: row.order_number || row.order_ref,
    courier_name: courierName(row.courier_id),
    category: row.category,
    why: row.why,
    expected: paiseToRupees(row.expected_paise),
    amount: paiseToRupees(row.amount_paise),
    remitted: paiseToRupees(row.remitted_paise),
    deducted: paiseToRupees(row.deducted_paise),
    net: paiseToRupees(row.net_paise),
    difference: paiseToRupees(row.difference_paise),
    delivered_on: row.delivered_on,
    due_date: row.due_on,
    utr: row.utr,
    remittance_id: row.file_id,
  };
}

export function matchingRemittances(db: Db, brand_id: string, filter: RemittanceFilter) {
  let query = db
    .selectFrom('remittance_lines')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('is_active', '=', true);
  const { category, remittance_id, courier_ids, search } = filter;
  if (category) query = query.where('category', '=', category);
  if (remittance_id) query = query.where('file_id', '=', remittance_id);
  if (courier_ids?.length) query = query.where('courier_id', 'in', [...courier_ids]);
  if (search)
    query = query.where(
      sql<boolean>`lower(awb || ' ' || order_number || ' ' || order_ref || ' ' || utr) like ${likePattern(search)}`,
    );
  return query;
}

/** Delivered COD shipments of the last year without an active remittance, and not paid by the COD calendar. */
function unremitted(db: Db, brand_id: string, { courier_ids, search }: RemittanceFilter, now: Date) {
  let query = db
    .selectFrom('shipments')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.brand_id', '=', 'shipments.brand_id')
        .onRef('orders.order_id', '=', 'shipments.order_id'),
    )
    .select([
      'shipments.shipment_id',
      'shipments.awb',
      'shipments.order_id',
      'orders.order_number',
      'shipments.courier_id',
      'shipments.collectible_paise',
      'shipments.ended_at',
    ])
    .where('shipments.brand_id', '=', brand_id)
    .where('shipments.state', '=', 'DELIVERED')
    .where('shipments.payment_mode', '=', 'cod')
    .where('shipments.collectible_paise', '>', 0)
    .where('shipments.ended_at', '>', new Date(now.getTime() - 365 * 86_400_000))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('remittance_lines')
            .select(sql`1`.as('one'))
            .whereRef('remittance_lines.brand_id', '=', 'shipments.brand_id')
            .whereRef('remittance_lines.awb', '=', 'shipments.awb')
            .where('remittance_lines.is_active', '=', true),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('cod_settlements')
            .select(sql`1`.as('one'))
            .whereRef('cod_settlements.brand_id', '=', 'shipments.brand_id')
            .whereRef('cod_settlements.shipment_id', '=', 'shipments.shipment_id'),
        ),
      ),
    );
  if (courier_ids?.length) query = query.where('shipments.courier_id', 'in', [...courier_ids]);
  if (search)
    query = query.where(
      sql<boolean>`lower(shipments.awb || ' ' || orders.order_number) like ${likePattern(search)}`,
    );
  return query;
}

/** COD of one courier service that was delivered on one day and isn't remitted. */
export interface UnremittedSum {
  courier_id: number;
  /** The payout day, YYYY-MM-DD. */
  due_on: string;
  parcels: number;
  paise: number;
}

/** Sums what isn't remitted by courier service and payout day: the overdue, and what is still to come. */
export async function sumUnremitted(db: Db, brand_id: string, now: Date): Promise<UnremittedSum[]> {
  const rows = await db
    .selectFrom(unremitted(db, brand_id, {}, now).as('open'))
    .select((eb) => [
      'open.courier_id',
      sql<string>`to_char(${inIndia('open.ended_at')}, 'YYYY-MM-DD')`.as('delivered_on'),
      eb.fn.countAll<number>().as('parcels'),
      sql<number>`sum(open.collectible_paise)::bigint`.as('paise'),
    ])
    .groupBy(['open.courier_id', 'delivered_on'])
    .execute();
  const cycleOf = await loadCodCycleFinder(db, brand_id);
  return rows.flatMap(({ courier_id, delivered_on, ...sum }) =>
    courier_id === null ? [] : [{ courier_id, due_on: codDueDay(delivered_on, cycleOf(courier_id)), ...sum }],
  );
}

/** Lists the overdue: delivered, and not remitted by the courier's payout day. The oldest first. */
async function listOverdue(
  db: Db,
  brand_id: string,
  filter: RemittanceFilter,
  now: Date,
): Promise<{ items: RemittanceLineItem[]; ages: Map<string, { lines: number; paise: number }> }> {
  const today = istDay(now);
  const rows = await unremitted(db, brand_id, filter, now)
    .orderBy('shipments.ended_at')
    .limit(10_000)
    .execute();
  const cycleOf = await loadCodCycleFinder(db, brand_id);
  const ages = new Map<string, { lines: number; paise: number }>();
  const items = rows.flatMap((row): RemittanceLineItem[] => {
    if (row.ended_at === null || row.courier_id === null) return [];
    const delivered_on = istDay(row.ended_at);
    const due_on = codDueDay(delivered_on, cycleOf(row.courier_id));
    const found = overdueRemittance({ collect: row.collectible_paise, due_on }, today);
    if (!found) return [];
    const band = ageBand(daysBetween(due_on, today));
    if (filter.age && filter.age !== band) return [];
    const sum = ages.get(band) ?? { lines: 0, paise: 0 };
    ages.set(band, { lines: sum.lines + 1, paise: sum.paise + row.collectible_paise });
    return [
      {
        id: row.shipment_id,
        awb: row.awb ?? '',
        order_id: row.order_id,
        order_number: row.order_number,
        courier_name: courierName(row.courier_id),
        category: found.category,
        why: found.why,
        expected: paiseToRupees(found.expected),
        amount: 0,
        remitted: 0,
        deducted: 0,
        net: 0,
        difference: paiseToRupees(found.difference),
        delivered_on,
        due_date: due_on,
        utr: '',
        remittance_id: '',
      },
    ];
  });
  return { items, ages };
}

/** Lists lines of remittances, the largest shortage first; or the overdue shipments. */
export async function listRemittances(db: Db, brand_id: string, filter: RemittanceFilter & Page, now: Date) {
  if (filter.status === 'overdue' || filter.category === 'NOT_REMITTED') {
    const { items } = await listOverdue(db, brand_id, filter, now);
    const from = filter.after ? Number(filter.after) || 0 : (filter.page - 1) * filter.page_size;
    const next = from + filter.page_size;
    return {
      items: items.slice(from, next),
      total: items.length,
      total_is_capped: items.length >= 10_000,
      next: next < items.length ? String(next) : null,
    };
  }
  const query = matchingRemittances(db, brand_id, filter);
  const { rows, next } = await queryKeyset(
    query,
    { column: 'difference_paise', holds: 'integer', id: 'id', direction: 'asc' },
    filter,
  );
  return { items: rows.map(serialize), next, ...(await countMatching(db, query)) };
}

/** Sums of COD: what deliveries expect, what couriers remitted, and the differences by category, courier and age. */
export async function loadCodDashboard(
  db: Db,
  brand_id: string,
  filter: RemittanceFilter,
  now: Date,
): Promise<CodDashboard> {
  const lines = matchingRemittances(db, brand_id, filter).as('lines');
  const groups = await db
    .selectFrom(lines)
    .select((eb) => [
      'lines.category',
      'lines.courier_id',
      eb.fn.countAll<number>().as('lines'),
      sql<number>`sum(lines.expected_paise)::bigint`.as('expected'),
      sql<number>`sum(lines.remitted_paise)::bigint`.as('remitted'),
      sql<number>`sum(lines.deducted_paise)::bigint`.as('deducted'),
      sql<number>`sum(lines.net_paise)::bigint`.as('net'),
      sql<number>`sum(lines.difference_paise)::bigint`.as('amount'),
    ])
    .groupBy(['lines.category', 'lines.courier_id'])
    .execute();
  const overdue = filter.remittance_id
    ? { items: [], ages: new Map<string, { lines: number; paise: number }>() }
    : await listOverdue(db, brand_id, filter, now);
  const late = overdue.items.reduce((sum, { expected }) => sum + expected, 0);
  type Sum = (typeof groups)[number];
  const total = (pick: (row: Sum) => number | null, keep: (row: Sum) => boolean = () => true) =>
    groups.filter(keep).reduce((sum, row) => sum + (pick(row) ?? 0), 0);
  const couriers = [...new Set(groups.map(({ courier_id }) => courier_id))];
  return {
    lines: total((row) => row.lines),
    matched: total(
      (row) => row.lines,
      ({ category }) => category === 'MATCHED',
    ),
    unpriced: 0,
    billed: paiseToRupees(total(({ remitted }) => remitted)),
    expected: Math.round((paiseToRupees(total(({ expected }) => expected)) + late) * 100) / 100,
    difference: Math.round((paiseToRupees(total(({ amount }) => amount)) - late) * 100) / 100,
    recovered: 0,
    deducted: paiseToRupees(total(({ deducted }) => deducted)),
    net: paiseToRupees(total(({ net }) => net)),
    categories: codCategories.flatMap((category): CodDashboard['categories'] => {
      if (category === 'NOT_REMITTED')
        return overdue.items.length > 0
          ? [{ id: category, label: codCategoryLabels[category], lines: overdue.items.length, amount: -late }]
          : [];
      const isOwn = (row: (typeof groups)[number]) => row.category === category;
      const count = total((row) => row.lines, isOwn);
      return count > 0
        ? [
            {
              id: category,
              label: codCategoryLabels[category],
              lines: count,
              amount: paiseToRupees(total(({ amount }) => amount, isOwn)),
            },
          ]
        : [];
    }),
    couriers: couriers.map((id) => {
      const isOwn = (row: (typeof groups)[number]) => row.courier_id === id;
      return {
        id: String(id),
        label: courierName(id),
        lines: total((row) => row.lines, isOwn),
        amount: paiseToRupees(total(({ amount }) => amount, isOwn)),
      };
    }),
    ages: ageBands.flatMap((band) => {
      const sum = overdue.ages.get(band);
      return sum
        ? [{ id: band, label: `${band} days late`, lines: sum.lines, amount: -paiseToRupees(sum.paise) }]
        : [];
    }),
    statuses: [],
    missing: { id: '', label: '', lines: 0, amount: 0 },
    causes: [],
  };
}
