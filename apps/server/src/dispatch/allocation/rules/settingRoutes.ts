import { calls } from '@khep/api';
import type { AllocationSetting, AllocationSettingDraft, OverrideRuleDraft, RuleField } from '@khep/api';
import type { DistributionRow } from '@khep/domain/allocation';
import {
  conditionProblems,
  distributionProblem,
  ruleFields,
  ruleProblems,
  ruleWarnings,
} from '@khep/domain/allocation';
import { indianStates } from '@khep/domain/india';
import type { Updateable } from 'kysely';
import { json } from '../../../platform/db/schema.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import { validationError, notFound } from '../../../base/errors.ts';
import { changeContext } from '../../../platform/db/events.ts';
import { bindRoute } from '../../../platform/http/bindRoute.ts';
import type { Route } from '../../../platform/http/bindRoute.ts';
import type { Session } from '../../../platform/http/session.ts';
import { newId } from '../../../base/ids.ts';
import { channelName } from '../../../orders/core/channels.ts';
import type { Services } from '../../../start/services.ts';
import { computeImpact } from './impact.ts';
import { findRuleMatches } from '../plan/ruleMatches.ts';
import { findDistribution, listRules, startSettingUpdate } from './settings.ts';
import type { AllocationTables } from '../tables.ts';

/** The load distribution and override rules. */
export const settingRoutes: Route[] = [
  bindRoute(calls.allocation.list, async ({ query, db, session }) => ({
    data: await loadSetting(db, session.brand_id, query.allocation_type),
  })),

  bindRoute(calls.allocation.add, async ({ body, db, services, session, ifMatch }) => {
    const { brand_id } = session;
    const { allocation_type } = body;
    const couriers = await services.couriers.forBrand(brand_id);
    checkProposal(body, couriers.list());
    const now = services.clock.now();
    return db.transaction().execute(async (tx) => {
      await startSettingUpdate(tx, changeContext(session, ifMatch), {
        allocation_type,
        now,
        distribution: body.distribution_percentage,
        current: () => loadSetting(tx, brand_id, allocation_type),
      });
      await replaceRules(tx, brand_id, body, now);
      return { data: await loadSetting(tx, brand_id, allocation_type) };
    });
  }),

  bindRoute(calls.allocation.impact, async ({ body, db, services, session }) => {
    checkProposal(body, (await services.couriers.forBrand(session.brand_id)).list());
    return { data: await computeImpact(db, services, session.brand_id, body) };
  }),

  bindRoute(calls.allocation.matches, async ({ body, db, services, session }) => {
    assertNoProblems(conditionProblems(body.conditions), '');
    return { data: await findRuleMatches(db, services, session.brand_id, body) };
  }),

  bindRoute(calls.allocation.ruleUpdate, async (request) => {
    const { params, body, services, session } = request;
    checkRule(body, idsOf((await services.couriers.forBrand(session.brand_id)).list()));
    await updateRules(request, [
      {
        id: params.id,
        columns: {
          name: body.name,
          priority: body.priority,
          status: body.status,
          rule_type: body.rule_type,
          action: body.action,
          carrier_list: json(body.carrier_list),
          conditions: json(body.conditions),
        },
      },
    ]);
    return { data: { ...body, id: params.id } };
  }),

  bindRoute(calls.allocation.ruleStatus, async (request) => {
    const { params, body } = request;
    await updateRules(request, [{ id: params.rule_id, columns: { status: body.status } }]);
    return { message: 'Rules Updated Successfully' };
  }),

  bindRoute(calls.allocation.rulePriorities, async (request) => {
    await updateRules(
      request,
      request.body.priorities.map(({ id, priority }) => ({ id, columns: { priority } })),
    );
    return { message: 'Rules Updated Successfully' };
  }),

  bindRoute(calls.allocation.ruleFields, async () => ({
    data: { fields: ruleFields.map(({ field_name }) => field_name) },
  })),

  bindRoute(calls.allocation.fieldDefinitions, async ({ db, session }) => {
    const options = await optionsOf(db, session.brand_id);
    return {
      data: {
        fields: ruleFields.map(({ field_name, field_type, key, operators }): RuleField => {
          const field = { field_name, label: field_name, field_type, operators: [...operators] };
          const known = options[key];
          return known ? Object.assign(field, { options: known }) : field;
        }),
      },
    };
  }),
];

/** Loads the load distribution and the rules of a type as the API returns them. */
async function loadSetting(
  db: Db | Tx,
  brand_id: string,
  allocation_type: string,
): Promise<AllocationSetting> {
  const { rows, version } = await findDistribution(db, brand_id, allocation_type);
  return serializeSetting(allocation_type, rows, await listRules(db, brand_id, allocation_type), version);
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
async function updateRules(
  {
    db,
    services,
    session,
    ifMatch,
  }: { db: Db; services: Services; session: Session; ifMatch: number | undefined },
  updates: readonly RuleUpdate[],
): Promise<void> {
  const { brand_id } = session;
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
    await startSettingUpdate(tx, changeContext(session, ifMatch), {
      allocation_type,
      now: services.clock.now(),
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

type Options = NonNullable<RuleField['options']>;

/** Known values of a rule's field; others are typed. */
async function optionsOf(db: Db, brand_id: string): Promise<Partial<Record<string, Options>>> {
  const [warehouses, categories] = await Promise.all([
    db
      .selectFrom('warehouses')
      .select('name')
      .where('brand_id', '=', brand_id)
      .where('removed_at', 'is', null)
      .orderBy('name')
      .execute(),
    db
      .selectFrom('skus')
      .select('sku_category')
      .distinct()
      .where('brand_id', '=', brand_id)
      .where('removed_at', 'is', null)
      .where('sku_category', '!=', '')
      .orderBy('sku_category')
      .limit(200)
      .execute(),
  ]);
  const plain = (values: readonly string[]): Options => values.map((value) => ({ value, label: value }));
  const states = plain(indianStates.map(({ name }) => name));
  return {
    channel: ['manual', 'shopify', 'custom'].map((value) => ({ value, label: channelName(value) })),
    payment_mode: [
      { value: 'prepaid', label: 'Prepaid' },
      { value: 'cod', label: 'Cash on delivery' },
    ],
    zone: plain(['A', 'B', 'C', 'D', 'E']),
    source_state: states,
    destination_state: states,
    warehouse: plain(warehouses.map(({ name }) => name)),
    category: plain(categories.map(({ sku_category }) => sku_category)),
    is_cod: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
  };
}

/** Rejects a load distribution that isn't 100 %, unknown couriers, and invalid rules. */
function checkProposal(
  { distribution_percentage, override_rules }: AllocationSettingDraft,
  couriers: readonly { courier_id: number }[],
): void {
  const problem = distributionProblem(distribution_percentage);
  if (problem) throw validationError({ distribution_percentage: problem });
  const known = idsOf(couriers);
  const unknown = distribution_percentage.findIndex(({ courier_id }) => !known.has(courier_id));
  if (unknown >= 0)
    throw validationError({ [`distribution_percentage.${unknown}.courier_id`]: unknownCourier });
  override_rules.forEach((rule, index) => checkRule(rule, known, `override_rules.${index}.`));
}

const unknownCourier = 'Choose a courier from the list.';
const idsOf = (couriers: readonly { courier_id: number }[]): ReadonlySet<number> =>
  new Set(couriers.map(({ courier_id }) => courier_id));

/** Rejects an invalid rule or one with an unknown courier. */
function checkRule(rule: OverrideRuleDraft, known: ReadonlySet<number>, path = ''): void {
  const isKnown = rule.carrier_list.every((courier_id) => known.has(courier_id));
  assertNoProblems({ ...(isKnown ? {} : { carrier_list: unknownCourier }), ...ruleProblems(rule) }, path);
}

function assertNoProblems(problems: Record<string, string>, path: string): void {
  const entries = Object.entries(problems);
  if (entries.length > 0)
    throw validationError(Object.fromEntries(entries.map(([field, words]) => [path + field, words])));
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
      ...(daily_capacity === undefined ? {} : { daily_capacity }),
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
