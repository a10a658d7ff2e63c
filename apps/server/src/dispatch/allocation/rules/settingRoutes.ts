import { calls } from '@khep/api';
import { conditionProblems, ruleFields } from '@khep/domain/allocation';
import { changeContext } from '../../../platform/db/events.ts';
import { json } from '../../../platform/db/schema.ts';
import { bindRoute } from '../../../platform/http/bindRoute.ts';
import type { Route } from '../../../platform/http/bindRoute.ts';
import { findRuleMatches } from '../plan/ruleMatches.ts';
import { assertNoProblems, checkProposal, checkRule, idsOf } from './checkSetting.ts';
import { computeImpact } from './impact.ts';
import { loadRuleFields } from './ruleFields.ts';
import { loadSetting, replaceSetting, updateRules } from './saveSetting.ts';

/** The load distribution and override rules. */
export const settingRoutes: Route[] = [
  bindRoute(calls.allocation.list, async ({ query, db, session }) => ({
    data: await loadSetting(db, session.brand_id, query.allocation_type),
  })),

  bindRoute(calls.allocation.add, async ({ body, db, services, session, ifMatch }) => {
    checkProposal(body, (await services.couriers.forBrand(session.brand_id)).list());
    const author = changeContext(session, ifMatch);
    return { data: await replaceSetting(db, author, body, services.clock.now()) };
  }),

  bindRoute(calls.allocation.impact, async ({ body, db, services, session }) => {
    checkProposal(body, (await services.couriers.forBrand(session.brand_id)).list());
    return { data: await computeImpact(db, services, session.brand_id, body) };
  }),

  bindRoute(calls.allocation.matches, async ({ body, db, services, session }) => {
    assertNoProblems(conditionProblems(body.conditions), '');
    return { data: await findRuleMatches(db, services, session.brand_id, body) };
  }),

  bindRoute(calls.allocation.ruleUpdate, async ({ params, body, db, services, session, ifMatch }) => {
    checkRule(body, idsOf((await services.couriers.forBrand(session.brand_id)).list()));
    await updateRules(db, changeContext(session, ifMatch), services.clock.now(), [
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

  bindRoute(calls.allocation.ruleStatus, async ({ params, body, db, services, session, ifMatch }) => {
    await updateRules(db, changeContext(session, ifMatch), services.clock.now(), [
      { id: params.rule_id, columns: { status: body.status } },
    ]);
    return { message: 'Rules Updated Successfully' };
  }),

  bindRoute(calls.allocation.rulePriorities, async ({ body, db, services, session, ifMatch }) => {
    await updateRules(
      db,
      changeContext(session, ifMatch),
      services.clock.now(),
      body.priorities.map(({ id, priority }) => ({ id, columns: { priority } })),
    );
    return { message: 'Rules Updated Successfully' };
  }),

  bindRoute(calls.allocation.ruleFields, async () => ({
    data: { fields: ruleFields.map(({ field_name }) => field_name) },
  })),

  bindRoute(calls.allocation.fieldDefinitions, async ({ db, services, session }) => ({
    data: { fields: await loadRuleFields(db, session.brand_id, services.clock.now()) },
  })),
];
