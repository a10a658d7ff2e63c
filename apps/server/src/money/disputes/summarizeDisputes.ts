import type { DisputeSummary } from '@khep/api';
import { disputeOdds, disputeTabStates, expectedBack } from '@khep/domain/disputes';
import type { DisputeState, DisputeTab } from '@khep/domain/disputes';
import { paiseToRupees, sumPaise } from '@khep/domain/money';
import { sql } from 'kysely';
import { courierName } from '../../partners/couriers/courierServices.ts';
import type { Db } from '../../platform/db/schema.ts';
import { istDay } from '@khep/domain/days';
import { loadDisputeHistory } from './history.ts';

const monthMs = 30 * 86_400_000;

/** Counts the disputes of each state; also for the sidebar. */
export async function countDisputes(db: Db, brand_id: string): Promise<Map<DisputeState, number>> {
  const rows = await db
    .selectFrom('disputes')
    .select(['state', sql<number>`count(*)::int`.as('count')])
    .where('brand_id', '=', brand_id)
    .groupBy('state')
    .execute();
  return new Map(rows.map(({ state, count }) => [state, count]));
}

export interface OpenDisputes {
  count: number;
  amount_paise: number;
  /** When the first of them counts as accepted. */
  act_by: Date | null;
}

/** The charges that wait for an answer. */
export function findOpenDisputes(db: Db, brand_id: string): Promise<OpenDisputes> {
  return db
    .selectFrom('disputes')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`coalesce(sum(amount_paise), 0)::bigint`.as('amount_paise'),
      sql<Date | null>`min(act_by)`.as('act_by'),
    ])
    .where('brand_id', '=', brand_id)
    .where('state', '=', 'NEW')
    .executeTakeFirstOrThrow();
}

/** Loads what is at stake, by when, and what like disputes brought. */
export async function summarizeDisputes(db: Db, brand_id: string, now: Date): Promise<DisputeSummary> {
  const since = new Date(now.getTime() - monthMs);
  const [counts, open, history, released, heavier, shipped] = await Promise.all([
    countDisputes(db, brand_id),
    db
      .selectFrom('disputes')
      .select(['state', 'act_by', 'amount_paise', 'held_paise', 'courier_id', 'evidence_count', 'is_frozen'])
      .where('brand_id', '=', brand_id)
      .where('state', 'in', disputeTabStates.raised)
      .execute(),
    loadDisputeHistory(db, brand_id, now),
    db
      .selectFrom('disputes')
      .select(sql<number>`coalesce(sum(released_paise), 0)::bigint`.as('paise'))
      .where('brand_id', '=', brand_id)
      .where('resolved_at', '>=', new Date(now.getTime() - 3 * monthMs))
      .where('state', 'in', ['WON', 'PARTIAL', 'LOST'])
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('disputes')
      .select(['courier_id', sql<number>`count(*)::int`.as('count')])
      .where('brand_id', '=', brand_id)
      .where('noticed_at', '>=', since)
      .where('category', 'in', ['weight', 'dimensions'])
      .groupBy('courier_id')
      .execute(),
    db
      .selectFrom('shipments')
      .select(['courier_id', sql<number>`count(*)::int`.as('count')])
      .where('brand_id', '=', brand_id)
      .where('created_at', '>=', since)
      .where('picked_up_at', 'is not', null)
      .groupBy('courier_id')
      .execute(),
  ]);
  const tab = (name: DisputeTab) =>
    disputeTabStates[name].reduce((sum, state) => sum + (counts.get(state) ?? 0), 0);
  const toAnswer = open.filter(({ state }) => state === 'NEW');
  const withCourier = open.filter(({ state }) => state === 'DISPUTED');
  const expected = toAnswer.map((one) => expectedBack(one.amount_paise, disputeOdds(one, history)));
  const days = Map.groupBy(toAnswer, ({ act_by }) => istDay(act_by));
  const shippedBy = new Map(shipped.map(({ courier_id, count }) => [courier_id, count]));
  return {
    tabs: { raised: tab('raised'), resolved: tab('resolved'), expired: tab('expired') },
    to_answer: {
      count: toAnswer.length,
      held: paiseToRupees(sumPaise(toAnswer.map(({ held_paise }) => held_paise))),
      expected_back: expected.every((one) => one === undefined)
        ? null
        : paiseToRupees(sumPaise(expected.map((one) => one ?? 0))),
    },
    with_courier: {
      count: withCourier.length,
      held: paiseToRupees(sumPaise(withCourier.map(({ held_paise }) => held_paise))),
    },
    won: {
      won: history.reduce((sum, row) => sum + row.won, 0),
      disputes: history.reduce((sum, row) => sum + row.disputes, 0),
      released: paiseToRupees(released.paise),
    },
    deadlines: [...days]
      .map(([day, rows]) => ({
        day,
        count: rows.length,
        amount: paiseToRupees(sumPaise(rows.map(({ amount_paise }) => amount_paise))),
      }))
      .toSorted((a, b) => a.day.localeCompare(b.day)),
    couriers: heavier
      .map(({ courier_id, count }) => ({
        courier_id,
        courier_name: courierName(courier_id),
        billed_heavier: count,
        shipped: shippedBy.get(courier_id) ?? 0,
      }))
      .toSorted((a, b) => b.billed_heavier - a.billed_heavier),
  };
}
