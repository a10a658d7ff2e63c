import type { AllocationSetting, AllocationSettingDraft } from '@khep/api';
import type { DistributionRow } from '@khep/domain/allocation';
import { ruleWarnings } from '@khep/domain/allocation';
import type { Updateable } from 'kysely';
import { notFound } from '../../../base/errors.ts';
import { newId } from '../../../base/ids.ts';
import type { ChangeContext } from '../../../platform/db/events.ts';
import { json } from '../../../platform/db/schema.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import type { AllocationTables } from '../tables.ts';
import { findDistribution, listRules, startSettingUpdate } from './settings.ts';

/** Loads the load distribution and the rules of a type as the API returns them. */
export async function loadSetting(
  db: Db | Tx,
  brand_id: string,
  allocation_type: string,
): Promise<AllocationSetting> {
  const { rows, version } = await findDistribution(db, brand_id, allocation_type);
  return serializeSetting(allocation_type, rows, await listRules(db, brand_id, allocation_type), version);
}

/** Replaces the load distribution and the rules of a type. @throws VersionConflict */
export async function replaceSetting(
  db: Db,
  author: ChangeContext,
  draft: AllocationSettingDraft,
  now: Date,
): Promise<AllocationSetting> {
  const { brand_id } = author;
  const { allocation_type } = draft;
  return db.transaction().execute(async (tx) => {
    await startSettingUpdate(tx, author, {
      allocation_type,
      now,
      distribution: draft.distribution_percentage,
      current: () => loadSetting(tx, brand_id, allocation_type),
    });
    await replaceRules(tx, brand_id, draft, now);
    return loadSetting(tx, brand_id, allocation_type);
  });
}

/** Replaces the rules of a type. A rule with the id of a saved one keeps its id and its age. */
async function replaceRules(
  tx: Tx,
  brand_id: string,
  { allocation_type, override_rules }: AllocationSettingDraft,
  now: Date,
): Promise<void> {
  const removed = await tx
    .deleteFrom('allocation_rules')
    .where('brand_id', '=', brand_id)
    .where('allocation_type', '=', allocation_type)
    .returning(['rule_id', 'created_at'])
    .execute();
  if (override_rules.length === 0) return;
  const kept = new Map(removed.map((row) => [row.rule_id, row]));
  const take = (id = '') => {
    const row = kept.get(id) ?? { rule_id: newId('rul'), created_at: now };
    kept.delete(id);
    return row;
  };
  await tx
    .insertInto('allocation_rules')
    .values(
      override_rules.map((rule) => ({
        brand_id,
        allocation_type,
        ...take(rule.id),
        name: rule.name,
        priority: rule.priority,
        status: rule.status,
        rule_type: rule.rule_type,
        action: rule.action,
        carrier_list: json(rule.carrier_list),
        conditions: json(rule.conditions),
      })),
    )
    .execute();
}

interface RuleUpdate {
  id: string;
  columns: Updateable<AllocationTables['allocation_rules']>;
}

/** Updates rules and the version of their setting. @throws ApiError 404 @throws VersionConflict */
export async function updateRules(
  db: Db,
  author: ChangeContext,
  now: Date,
  updates: readonly RuleUpdate[],
): Promise<void> {
  const { brand_id } = author;
  const [first] = updates;
  if (first === undefined) return;
  await db.transaction().execute(async (tx) => {
    const rule = await tx
      .selectFrom('allocation_rules')
      .select('allocation_type')
      .where('brand_id', '=', brand_id)
      .where('rule_id', '=', first.id)
      .executeTakeFirst();
    if (rule === undefined) throw notFound('rule');
    const { allocation_type } = rule;
    await startSettingUpdate(tx, author, {
      allocation_type,
      now,
      current: () => loadSetting(tx, brand_id, allocation_type),
    });
    for (const { id, columns } of updates) {
      const { numUpdatedRows } = await tx
        .updateTable('allocation_rules')
        .set(columns)
        .where('brand_id', '=', brand_id)
        .where('rule_id', '=', id)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw notFound('rule');
    }
  });
}

type Rules = Awaited<ReturnType<typeof listRules>>;

function serializeSetting(
  allocation_type: string,
  split: readonly DistributionRow[],
  rules: Rules,
  version: number,
): AllocationSetting {
  return {
    id: allocation_type,
    allocation_type,
    version,
    distribution_percentage: split.map(({ courier_id, percentage, daily_capacity }) => ({
      courier_id: Number(courier_id),
      percentage,
      daily_capacity,
    })),
    // Rules were validated by the same schema when they were saved.
    override_rules: rules as unknown as AllocationSetting['override_rules'],
    warnings: ruleWarnings(rules).map(({ kind, rule, other, words }) => ({
      kind,
      rule_id: rule.id,
      other_rule_id: other?.id ?? null,
      words,
    })),
  };
}
