import type { AllocationRule, DayLoad, DistributionRow } from '@khep/domain/allocation';
import { sql } from 'kysely';
import type { RawBuilder, Selectable } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { BasisRow } from '../../../brand/contracts/contracts.ts';
import { validationError } from '../../../base/errors.ts';
import { assertVersion, nextVersion } from '../../../platform/db/records.ts';
import { json } from '../../../platform/db/schema.ts';
import type { Database, Db, Tx } from '../../../platform/db/schema.ts';
import { appendEvent } from '../../../platform/db/events.ts';
import type { ChangeContext } from '../../../platform/db/events.ts';
import { dayLoadRows, sumLoad } from '../plan/dayLoad.ts';
import type { CourierLoad } from '../plan/dayLoad.ts';

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
  // At least one row remains (specification, courier allocation).
  if (distribution?.length === 0 && (before.distribution as DistributionRow[]).length > 0)
    throw validationError({ distribution_percentage: 'Keep at least one courier in the load distribution.' });
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
  'rule_id' | 'name' | 'priority' | 'status' | 'rule_type' | 'action' | 'carrier_list' | 'conditions'
>;

const toRule = (row: RuleRow) => ({
  id: row.rule_id,
  name: row.name,
  priority: row.priority,
  status: row.status,
  rule_type: row.rule_type,
  action: row.action,
  carrier_list: row.carrier_list as number[],
  conditions: row.conditions as AllocationRule['conditions'],
});

/** Settings that decide the couriers of a brand's orders on a day, apart from contracts. */
export interface DaySettings extends AllocationSetting {
  load: DayLoad;
}

interface AllocationSetting {
  split: readonly DistributionRow[];
  rules: readonly AllocationRule[];
}

/** By the text in the database: the same rules are parsed and compiled once, and a change needs no invalidation. */
const parsedSettings = new LRUCache<string, AllocationSetting>({ max: 500 });

/** The rows of a brand's load distribution, its rules by priority, and the day's load. */
export function settingRows(brand_id: string, day: string): RawBuilder<BasisRow> {
  return sql<BasisRow>`
    select 'split' as part, 0 as number, '' as name, distribution::text as value from load_splits
      where brand_id = ${brand_id} and allocation_type = ${courierAllocation}
    union all select 'rule', priority, rule_id, to_jsonb(allocation_rules)::text from allocation_rules
      where brand_id = ${brand_id} and allocation_type = ${courierAllocation}
    union all select 'load', 0, '', to_jsonb(load)::text from (${dayLoadRows(brand_id, day)}) load`;
}

/** Maps the rows of `settingRows`, sorted by number and name; others among them are ignored. */
export function toDaySettings(rows: readonly BasisRow[]): DaySettings {
  const listOf = (wanted: 'split' | 'rule' | 'load') =>
    `[${rows.flatMap(({ part, value }) => (part === wanted ? value : [])).join()}]`;
  const split = listOf('split');
  const rules = listOf('rule');
  const key = `${split} ${rules}`;
  const setting = parsedSettings.get(key) ?? {
    split: (JSON.parse(split) as DistributionRow[][]).flat(),
    rules: (JSON.parse(rules) as RuleRow[]).map(toRule),
  };
  parsedSettings.set(key, setting);
  return { ...setting, load: sumLoad(JSON.parse(listOf('load')) as CourierLoad[]) };
}
