import type { AllocationRule, AllocationSettings, DistributionRow } from '@khep/domain/allocation';
import { sql } from 'kysely';
import { assertVersion, nextVersion } from '../db/records.ts';
import { json } from '../db/schema.ts';
import type { Db, Tx } from '../db/schema.ts';
import { appendEvent } from '../events.ts';
import type { ChangeContext } from '../events.ts';

const courierAllocation = 'load';

/** Loads a brand's load distribution and its version: no rows and 0 where it has saved none. */
export async function findDistribution(
  db: Db | Tx,
  brand_id: string,
  allocation_type = courierAllocation,
): Promise<{ rows: DistributionRow[]; version: number }> {
  const row = await db
    .selectFrom('load_splits')
    .select(['distribution', 'version'])
    .where('brand_id', '=', brand_id)
    .where('allocation_type', '=', allocation_type)
    .executeTakeFirst();
  return { rows: (row?.distribution ?? []) as DistributionRow[], version: row?.version ?? 0 };
}

/**
 * Locks the load distribution of a type together with its rules, and increases their version.
 * @param current the setting as GET returns it
 * @param distribution the new one; without it only rules change
 * @throws VersionConflict
 */
export async function startSettingUpdate(
  tx: Tx,
  author: ChangeContext,
  {
    allocation_type,
    now,
    distribution,
    current,
  }: {
    allocation_type: string;
    now: Date;
    distribution?: readonly DistributionRow[];
    current: () => Promise<unknown>;
  },
): Promise<void> {
  const { brand_id } = author;
  await tx
    .insertInto('load_splits')
    .values({ brand_id, allocation_type, distribution: json([]), version: 0, updated_at: now })
    .onConflict((conflict) => conflict.columns(['brand_id', 'allocation_type']).doNothing())
    .execute();
  const before = await tx
    .selectFrom('load_splits')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('allocation_type', '=', allocation_type)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (author.ifMatch !== undefined && author.ifMatch !== before.version)
    assertVersion(before, author, await current());
  await tx
    .updateTable('load_splits')
    .set({ ...(distribution && { distribution: json(distribution) }), ...nextVersion(author, now) })
    .where('brand_id', '=', brand_id)
    .where('allocation_type', '=', allocation_type)
    .execute();
  await appendEvent(tx, {
    brand_id,
    kind: 'allocation.updated',
    actor: author.actor,
    data: { allocation_type },
    at: now,
  });
}

/** Lists a brand's override rules by priority. */
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

/** Orders allocated on a date, by courier. */
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
    split: (await findDistribution(db, brand_id)).rows,
    rules: await listRules(db, brand_id),
    counts: await loadCounts(db, brand_id, day),
  };
}

/**
 * Locks the day's counts, lets the caller choose, and counts the choice: concurrent orders can't both take
 * the same share.
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

/** Increments or decrements a load count. */
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
