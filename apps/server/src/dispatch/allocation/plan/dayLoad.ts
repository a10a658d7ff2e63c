import type { DayLoad } from '@khep/domain/allocation';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Tx } from '../../../platform/db/schema.ts';
import { startOfDay } from '@khep/domain/days';

/** Kinds of job whose rows have a planned courier. */
export const bookingJobKinds = ['allocation.assign', 'shipToday.run'] as const;

/** An order that a courier ships today, or no longer does. */
export interface LoadChange {
  courier_id: number;
  /** The load distribution decided it. */
  is_turn: boolean;
  by: 1 | -1;
}

export interface CourierLoad {
  courier_id: number;
  count: number;
  split_count: number;
}

/**
 * The load of a day by courier: orders are counted when they are planned for booking, in the transaction that saves the
 * plan. Those that wait in a job that was stopped don't count until it is retried.
 */
export function dayLoadRows(brand_id: string, day: string): RawBuilder<CourierLoad> {
  return sql<CourierLoad>`
    select courier_id, count, split_count from load_counts where brand_id = ${brand_id} and day = ${day}
    union all
    select (r.input -> 'couriers' ->> 0)::int, -count(*)::int,
        -(count(*) filter (where r.input ->> 'decided_by' = 'split'))::int
      from jobs j join job_rows r on r.brand_id = j.brand_id and r.job_id = j.job_id
      where j.brand_id = ${brand_id} and j.state in ('cancelled', 'failed')
        and j.kind in (${sql.join(bookingJobKinds)}) and j.created_at >= ${startOfDay(day)}
        and r.state = 'waiting' and jsonb_typeof(r.input -> 'couriers' -> 0) = 'number'
        and r.input ->> 'is_released' is null
      group by 1`;
}

export function sumLoad(rows: readonly CourierLoad[]): DayLoad {
  const orders: Record<string, number> = {};
  const turns: Record<string, number> = {};
  for (const { courier_id, count, split_count } of rows) {
    const id = String(courier_id);
    orders[id] = (orders[id] ?? 0) + count;
    turns[id] = (turns[id] ?? 0) + split_count;
  }
  return { orders, turns };
}

/**
 * Loads the load of a day and locks it until the transaction ends: concurrent plans can't take the same turn.
 * @param courier_ids all couriers that a plan can choose
 */
export async function lockDayLoad(
  tx: Tx,
  brand_id: string,
  day: string,
  courier_ids: readonly number[],
): Promise<DayLoad> {
  if (courier_ids.length > 0)
    await tx
      .insertInto('load_counts')
      .values(
        [...courier_ids].sort((a, b) => a - b).map((courier_id) => ({ brand_id, day, courier_id, count: 0 })),
      )
      .onConflict((conflict) => conflict.columns(['brand_id', 'day', 'courier_id']).doNothing())
      .execute();
  await tx
    .selectFrom('load_counts')
    .select('courier_id')
    .where('brand_id', '=', brand_id)
    .where('day', '=', day)
    .orderBy('courier_id')
    .forUpdate()
    .execute();
  const { rows } = await dayLoadRows(brand_id, day).execute(tx);
  return sumLoad(rows);
}

/** Changes the counts of a day, one row per courier in a fixed sequence. */
export async function countAllocations(
  tx: Tx,
  brand_id: string,
  day: string,
  changes: readonly LoadChange[],
): Promise<void> {
  const byCourier = [...Map.groupBy(changes, ({ courier_id }) => courier_id)].sort(([a], [b]) => a - b);
  for (const [courier_id, own] of byCourier) {
    const count = own.reduce((sum, { by }) => sum + by, 0);
    const split_count = own.reduce((sum, { by, is_turn }) => sum + (is_turn ? by : 0), 0);
    if (count === 0 && split_count === 0) continue;
    await tx
      .insertInto('load_counts')
      .values({
        brand_id,
        day,
        courier_id,
        count: Math.max(0, count),
        split_count: Math.max(0, split_count),
      })
      .onConflict((conflict) =>
        conflict.columns(['brand_id', 'day', 'courier_id']).doUpdateSet({
          count: sql<number>`greatest(0, load_counts.count + ${count})`,
          split_count: sql<number>`greatest(0, load_counts.split_count + ${split_count})`,
        }),
      )
      .execute();
  }
}
