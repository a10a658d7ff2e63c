import type { AllocationRule, AllocationSettings, DistributionRow } from '@khep/domain/allocation';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { assertVersion, nextVersion } from '../db/records.ts';
import { json } from '../db/schema.ts';
import type { Database, Db, Tx } from '../db/schema.ts';
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
  return rows.map(toRule);
}

type RuleRow = Pick<
  Selectable<Database['allocation_rules']>,
  'rule_id' | 'name' | 'priority' | 'status' | 'rule_type' | 'carrier_list' | 'conditions'
>;

const toRule = (row: RuleRow) => ({
  id: row.rule_id,
  name: row.name,
  priority: row.priority,
  status: row.status,
  rule_type: row.rule_type,
  carrier_list: row.carrier_list as number[],
  conditions: row.conditions as AllocationRule['conditions'],
});

/** Loads a brand's load distribution, rules and the day's load counts in one statement. */
export async function loadAllocationSettings(
  db: Db | Tx,
  brand_id: string,
  day: string,
): Promise<Required<AllocationSettings>> {
  const { rows } = await sql<{ part: 'split' | 'rule' | 'count'; value: unknown }>`
    select 'split' as part, distribution as value, 0 as priority, '' as id from load_splits
      where brand_id = ${brand_id} and allocation_type = ${courierAllocation}
    union all select 'rule', to_jsonb(allocation_rules), priority, rule_id from allocation_rules
      where brand_id = ${brand_id} and allocation_type = ${courierAllocation}
    union all select 'count', jsonb_build_object('courier_id', courier_id, 'count', count), 0, '' from load_counts
      where brand_id = ${brand_id} and day = ${day}
    order by priority, id`.execute(db);
  const partOf = <T>(wanted: (typeof rows)[number]['part']) =>
    rows.filter(({ part }) => part === wanted).map(({ value }) => value as T);
  return {
    split: partOf<DistributionRow[]>('split').flat(),
    rules: partOf<RuleRow>('rule').map(toRule),
    counts: Object.fromEntries(
      partOf<{ courier_id: number; count: number }>('count').map((row) => [
        String(row.courier_id),
        row.count,
      ]),
    ),
  };
}

/**
 * Counts an order for a courier if its count is still the one the choice was based on: concurrent orders can't
 * both take the same share.
 * @returns false if another order was counted first
 */
export async function claimLoadShare(
  db: Db | Tx,
  brand_id: string,
  day: string,
  { courier_id, counts }: { courier_id: number; counts: Readonly<Record<string, number>> },
): Promise<boolean> {
  const row = await db
    .insertInto('load_counts')
    .values({ brand_id, day, courier_id, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['brand_id', 'day', 'courier_id'])
        .doUpdateSet({ count: sql`load_counts.count + 1` })
        .where('load_counts.count', '=', counts[String(courier_id)] ?? 0),
    )
    .returning('courier_id')
    .executeTakeFirst();
  return row !== undefined;
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
