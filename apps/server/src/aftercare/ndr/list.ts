import { resolveDateRange } from '../../base/dateRange.ts';
import type { NdrRow, NdrStatus as WireStatus } from '@khep/api';
import type { calls } from '@khep/api';
import { paiseToRupees } from '@khep/domain/money';
import { failedDelivery, ndrBucketLabels, ndrBuckets, suspectPoints } from '@khep/domain/ndr';
import { parcelSituation } from '@khep/domain/shipments';
import type { ParcelSituation } from '@khep/domain/shipments';
import type { BuyerChoice, NdrStatus, RtoRisk } from '@khep/domain/ndr';
import { sql } from 'kysely';
import type { z } from 'zod';
import { courierName } from '../../partners/couriers/courierServices.ts';
import type { BrandCouriers } from '../../partners/couriers/port.ts';
import { countMatching, likePattern, queryKeyset } from '../../platform/db/pagination.ts';
import type { Db } from '../../platform/db/schema.ts';
import { endOfDay, startOfDay } from '@khep/domain/days';
import type { Services } from '../../start/services.ts';
import { loadLastAnswers } from './lastAnswers.ts';
import { loadRtoRisks } from './likeCases.ts';
import { loadCaseSituations } from './situations.ts';
import type { NdrCaseRecord } from './tables.ts';

type Filter = z.output<typeof calls.ndr.list.query>;

export interface CaseOrder {
  order_number: string;
  buyer_name: string;
  city: string;
}

/** Serializes a case for a list. */
export function serializeCase(
  row: NdrCaseRecord,
  order: CaseOrder | undefined,
  situation: ParcelSituation,
  risk: RtoRisk | undefined,
  couriers: BrandCouriers,
  answer: NdrRow['answer'],
): NdrRow {
  const bucket = row.bucket;
  return {
    dv_order_id: row.shipment_id,
    order_id: row.order_id,
    order_number: order?.order_number ?? '',
    awb: row.awb,
    courier_id: row.courier_id,
    courier_name: courierName(row.courier_id),
    is_simulated: couriers.list().find(({ courier_id }) => courier_id === row.courier_id)?.simulated ?? false,
    buyer_name: order?.buyer_name ?? '',
    city: order?.city ?? '',
    pincode: row.pincode,
    reason_id: bucket,
    reason: ndrBucketLabels[bucket],
    attempts: row.attempts,
    ndr_time: row.ndr_at.toISOString(),
    first_ndr_time: row.first_ndr_at.toISOString(),
    deadline: row.deadline_at.toISOString(),
    situation,
    is_late: row.late_at !== null,
    status: row.status,
    payment_mode: row.payment_mode === 'cod' ? 'cod' : 'prepaid',
    value: paiseToRupees(row.value_paise),
    fake_points: row.fake_points,
    is_suspect: row.fake_points >= suspectPoints,
    risk: risk ?? null,
    buyer_answered_at: row.buyer_answered_at?.toISOString() ?? null,
    rejection: row.rejection,
    answer,
  };
}

/** Cases that match, unsorted. */
function filtered(db: Db, brand_id: string, filter: Filter, now: Date) {
  const { status, start_date, end_date, reason_ids, courier_ids, payment_mode, search } = filter;
  const { from, to } = resolveDateRange(filter, now);
  let query = db.selectFrom('ndr_cases').where('ndr_cases.brand_id', '=', brand_id);
  if (status) query = query.where('status', '=', status);
  // Open cases are listed whatever their age, unless days are chosen.
  const isOpenWork = status === 'response-needed' || status === 'response-requested';
  if (!isOpenWork || start_date !== undefined || end_date !== undefined)
    query = query.where('ndr_at', '>=', startOfDay(from)).where('ndr_at', '<', endOfDay(to));
  if (reason_ids?.length) query = query.where('bucket', 'in', reason_ids);
  if (courier_ids?.length) query = query.where('courier_id', 'in', courier_ids);
  if (payment_mode) query = query.where('payment_mode', '=', payment_mode);
  if (filter.is_suspect === true) query = query.where('fake_points', '>=', suspectPoints);
  if (filter.is_answered === true) query = query.where('buyer_answered_at', 'is not', null);
  if (!search) return query;
  return query.where((eb) =>
    eb.or([
      eb('awb', '=', search.replaceAll(/\s/g, '')),
      eb(
        'order_id',
        'in',
        eb
          .selectFrom('orders')
          .select('orders.order_id')
          .where('orders.brand_id', '=', brand_id)
          .where('orders.search_text', 'like', likePattern(search)),
      ),
    ]),
  );
}

/** A page of cases with the total: those that need a response by their deadline, others by their latest attempt. */
export async function listNdrCases(db: Db, services: Services, brand_id: string, filter: Filter) {
  const matching = filtered(db, brand_id, filter, services.clock.now()).selectAll('ndr_cases');
  const isOpen = filter.status === 'response-needed';
  const [{ total, total_is_capped }, { rows, next }] = await Promise.all([
    countMatching(db, matching),
    queryKeyset(
      matching,
      isOpen
        ? { column: 'deadline_at', holds: 'moment', id: 'shipment_id', direction: 'asc' }
        : { column: 'ndr_at', holds: 'moment', id: 'shipment_id', direction: 'desc' },
      filter,
    ),
  ]);
  const success_orders = await serializeCases(db, services, brand_id, rows);
  return { success_orders, total, total_is_capped, next };
}

/** Serializes cases with the names of their orders and their risk. */
export async function serializeCases(
  db: Db,
  services: Services,
  brand_id: string,
  rows: readonly NdrCaseRecord[],
): Promise<NdrRow[]> {
  if (rows.length === 0) return [];
  const now = services.clock.now();
  const [orders, riskOf, situationOf, couriers, answers] = await Promise.all([
    db
      .selectFrom('orders')
      .select(['order_id', 'order_number', 'buyer_name', 'city'])
      .where('brand_id', '=', brand_id)
      .where(
        'order_id',
        'in',
        rows.map(({ order_id }) => order_id),
      )
      .execute(),
    loadRtoRisks(db, brand_id, now),
    loadCaseSituations(db, brand_id, rows, now),
    services.couriers.forBrand(brand_id),
    loadLastAnswers(
      db,
      brand_id,
      rows.map(({ shipment_id }) => shipment_id),
    ),
  ]);
  const byId = new Map(orders.map((order) => [order.order_id, order]));
  return rows.map((row) => {
    const situation = situationOf(row);
    const answer = answers.get(row.shipment_id) ?? null;
    return serializeCase(row, byId.get(row.order_id), situation, riskOf(row, situation), couriers, answer);
  });
}

/** Counts the cases of each status; those that need a response are also the number on Home and in the sidebar. */
export async function countNdrCases(db: Db, brand_id: string): Promise<Partial<Record<NdrStatus, number>>> {
  const rows = await db
    .selectFrom('ndr_cases')
    .select(['status', sql<number>`count(*)::int`.as('count')])
    .where('brand_id', '=', brand_id)
    .groupBy('status')
    .execute();
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

/** Loads what failed deliveries without an answer are worth, and when the first of them ends. */
export function findOpenCases(
  db: Db,
  brand_id: string,
): Promise<{ count: number; value_paise: number; first_deadline: Date | null }> {
  return db
    .selectFrom('ndr_cases')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`coalesce(sum(value_paise), 0)::bigint`.as('value_paise'),
      sql<Date | null>`min(deadline_at)`.as('first_deadline'),
    ])
    .where('brand_id', '=', brand_id)
    .where('status', '=', 'response-needed')
    .executeTakeFirstOrThrow();
}

/** Loads the counts by status and by reason, and what is at stake in open cases. */
export async function loadNdrStatus(db: Db, brand_id: string, now: Date): Promise<WireStatus> {
  const [counts, open] = await Promise.all([
    countNdrCases(db, brand_id),
    db
      .selectFrom('ndr_cases')
      .select([
        'bucket',
        'attempts',
        'courier_id',
        'deadline_at',
        'answered_attempt',
        'rejection',
        sql<BuyerChoice | null>`buyer_answer ->> 'choice'`.as('choice'),
        sql<number>`count(*)::int`.as('count'),
        sql<number>`sum(value_paise)::bigint`.as('value'),
        sql<number>`(sum(value_paise) filter (where payment_mode = 'cod'))::bigint`.as('cod'),
        sql<number>`(count(*) filter (where fake_points >= ${suspectPoints}))::int`.as('suspect'),
      ])
      .where('brand_id', '=', brand_id)
      .where('status', '=', 'response-needed')
      .groupBy(['bucket', 'attempts', 'courier_id', 'deadline_at', 'answered_attempt', 'rejection', 'choice'])
      .execute(),
  ]);
  const total = (of: (row: (typeof open)[number]) => number | null, rows = open) =>
    rows.reduce((sum, row) => sum + (of(row) ?? 0), 0);
  const turnsBack = open.filter((row) => {
    const ndr = { ...row, buyer_answer: row.choice === null ? null : { choice: row.choice } };
    return parcelSituation('UNDELIVERED', failedDelivery(ndr, undefined), now).otherwise === 'turns-back';
  });
  const byDeadline = [...Map.groupBy(open, ({ deadline_at }) => deadline_at.toISOString())]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, 20);
  return {
    reasons: ndrBuckets.map((bucket) => ({
      reason_id: bucket,
      text: ndrBucketLabels[bucket],
      count: total(
        ({ count }) => count,
        open.filter((row) => row.bucket === bucket),
      ),
    })),
    counts,
    open: {
      suspect: total(({ suspect }) => suspect),
      value: paiseToRupees(total(({ value }) => value)),
      cod: paiseToRupees(total(({ cod }) => cod)),
      turns_back: {
        count: total(({ count }) => count, turnsBack),
        value: paiseToRupees(total(({ value }) => value, turnsBack)),
      },
      cut_offs: byDeadline.map(([at, rows]) => {
        const back = total(
          ({ count }) => count,
          rows.filter((row) => turnsBack.includes(row)),
        );
        return {
          at,
          courier_names: [...new Set(rows.map(({ courier_id }) => courierName(courier_id)))],
          turns_back: back,
          re_attempted: total(({ count }) => count, rows) - back,
        };
      }),
    },
  };
}
