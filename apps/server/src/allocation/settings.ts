import type { AllocationRule, AllocationSettings, DistributionRow } from '@khep/domain/allocation';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/schema.ts';

const courierAllocation = 'load';

/** A brand's load split; empty where it has none. */
export async function findDistribution(
  db: Db | Tx,
  brand_id: string,
  allocation_type = courierAllocation,
): Promise<DistributionRow[]> {
  const row = await db
    .selectFrom('load_splits')
    .select('distribution')
    .where('brand_id', '=', brand_id)
    .where('allocation_type', '=', allocation_type)
    .executeTakeFirst();
  return (row?.distribution ?? []) as DistributionRow[];
}

/** A brand's override rules, first priority first. */
export async function listRules(
  db: Db | Tx,
  brand_id: string,
  allocation_type = courierAllocation,
): Promise<(AllocationRule & { id: string; rule_type: string; status: boolean })[]> {
  const rows = await db
    .selectFrom('allocation_rules')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('allocation_type', '=', allocation_type)
    .orderBy('priority')
    .orderBy('rule_id')
    .execute();
  return rows.map((row) => ({
    id: row.rule_id,
    name: row.name,
    priority: row.priority,
    status: row.status,
    rule_type: row.rule_type,
    carrier_list: row.carrier_list as number[],
    conditions: row.conditions as AllocationRule['conditions'],
  }));
}

/** Allocated so far on a day, by courier. */
async function loadCounts(db: Db | Tx, brand_id: string, day: string): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('load_counts')
    .select(['courier_id', 'count'])
    .where('brand_id', '=', brand_id)
    .where('day', '=', day)
    .execute();
  return Object.fromEntries(rows.map((row) => [String(row.courier_id), row.count]));
}

export async function loadAllocationSettings(
  db: Db | Tx,
  brand_id: string,
  day: string,
): Promise<AllocationSettings> {
  return {
    split: await findDistribution(db, brand_id),
    rules: await listRules(db, brand_id),
    counts: await loadCounts(db, brand_id, day),
  };
}

/**
 * Holds the day's counts, lets the caller choose by them, and counts the choice: two orders at once cannot both take
 * the same courier's turn.
 */
export async function reserveLoadShare<Choice extends { courier_id: number | undefined }>(
  db: Db,
  brand_id: string,
  day: string,
  courier_ids: readonly number[],
  choose: (counts: Record<string, number>) => Choice,
): Promise<Choice> {
  return db.transaction().execute(async (tx) => {
    if (courier_ids.length > 0) {
      await tx
        .insertInto('load_counts')
        .values(
          [...courier_ids]
            .sort((a, b) => a - b)
            .map((courier_id) => ({ brand_id, day, courier_id, count: 0 })),
        )
        .onConflict((conflict) => conflict.columns(['brand_id', 'day', 'courier_id']).doNothing())
        .execute();
    }
    const rows = await tx
      .selectFrom('load_counts')
      .select(['courier_id', 'count'])
      .where('brand_id', '=', brand_id)
      .where('day', '=', day)
      .orderBy('courier_id')
      .forUpdate()
      .execute();
    const choice = choose(Object.fromEntries(rows.map((row) => [String(row.courier_id), row.count])));
    if (choice.courier_id !== undefined) await incrementLoadCount(tx, brand_id, day, choice.courier_id, 1);
    return choice;
  });
}

/** Counts a turn more or, where the courier gave no AWB, less. */
export async function incrementLoadCount(
  db: Db | Tx,
  brand_id: string,
  day: string,
  courier_id: number,
  by: 1 | -1,
): Promise<void> {
  await db
    .insertInto('load_counts')
    .values({ brand_id, day, courier_id, count: Math.max(0, by) })
    .onConflict((conflict) =>
      conflict
        .columns(['brand_id', 'day', 'courier_id'])
        .doUpdateSet({ count: sql`greatest(0, load_counts.count + ${by})` }),
    )
    .execute();
}
