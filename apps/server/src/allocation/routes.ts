import { calls } from '@khep/api';
import type { AllocationResult, AllocationSetting, CourierOption, OrderRecommendation } from '@khep/api';
import { recommend, ruleFields, ruleProblems, splitProblem } from '@khep/domain/allocation';
import type { AllocationSettings } from '@khep/domain/allocation';
import { paiseToRupees } from '@khep/domain/money';
import { contractsOf } from '../contracts/contracts.ts';
import { courierService } from '../couriers/catalogue.ts';
import { json } from '../db/schema.ts';
import { Refusal, invalid, notFound } from '../errors.ts';
import { actorOf } from '../events.ts';
import { serve } from '../http/serve.ts';
import type { Route } from '../http/serve.ts';
import { newId } from '../ids.ts';
import { istDay } from '../orders/days.ts';
import { ewayGap } from '../orders/ewayBill.ts';
import { allocateOrder } from './allocate.ts';
import { startAssignBatch } from './assignBatch.ts';
import { promisedAt } from './booking.ts';
import { allocationOrder, candidatesFor } from './candidates.ts';
import type { ServiceCandidate } from './candidates.ts';
import { loadForAllocation } from './load.ts';
import type { LoadedOrder } from './load.ts';
import { rulesOf, settingsOf, splitOf } from './settings.ts';

/** The couriers of an order as the screen lists them: able ones first, the others with their reason. */
function recommendationOf(
  loaded: LoadedOrder,
  candidates: readonly ServiceCandidate[],
  settings: AllocationSettings,
  now: Date,
): Omit<OrderRecommendation, 'order_id' | 'order_number' | 'eway_bill_problem'> {
  const { options, plan } = recommend(
    allocationOrder(loaded, candidates[0]?.quotes[0]?.zone ?? null),
    candidates,
    settings,
  );
  return {
    couriers: options.map((option): CourierOption => ({
      courier_id: Number(option.courier_id),
      courier_name: option.name,
      service: courierService(Number(option.courier_id))?.mode ?? '',
      price: option.price === null ? null : paiseToRupees(option.price),
      zone: option.zone,
      tat_days: option.tat,
      promised_date: option.tat === null ? null : promisedAt(now, option.tat).toISOString(),
      is_recommended: option.is_recommended,
      why: option.why,
    })),
    why: plan.why,
    decided_by: plan.decided_by,
    rejected: plan.rejected.map(({ courier_id, name, reason }) => ({
      courier_id: Number(courier_id),
      courier_name: name,
      reason,
    })),
  };
}

export const routes: Route[] = [
  serve(calls.allocation.recommend, async ({ body, db, services, session }) => {
    const { brand_id } = session;
    const now = services.clock.now();
    const [orders, settings] = await Promise.all([
      loadForAllocation(db, brand_id, body.order_ids),
      settingsOf(db, brand_id, istDay(now)),
    ]);
    const contracts = await contractsOf(
      db,
      brand_id,
      orders.map(({ order }) => order.pincode),
    );
    const recommendations: OrderRecommendation[] = [];
    for (const loaded of orders) {
      const { order_id, order_number, status } = loaded.order;
      if (loaded.drafts.length === 0) {
        const why = status === 'NEW' ? 'Choose its packaging first.' : 'It has its courier already.';
        recommendations.push({
          order_id,
          order_number,
          couriers: [],
          why,
          decided_by: 'none',
          eway_bill_problem: null,
          rejected: [],
        });
      } else {
        recommendations.push({
          order_id,
          order_number,
          eway_bill_problem: ewayGap(loaded.order, loaded.origin) ?? null,
          ...recommendationOf(loaded, await candidatesFor(services, contracts, loaded), settings, now),
        });
      }
    }
    return { data: { orders: recommendations } };
  }),

  serve(calls.allocation.assign, async ({ body, db, services, session }) => {
    const { brand_id } = session;
    const orders = await loadForAllocation(
      db,
      brand_id,
      body.allocations.map(({ order_id }) => order_id),
    );
    const contracts = await contractsOf(
      db,
      brand_id,
      orders.map(({ order }) => order.pincode),
    );
    const chosen = new Map(body.allocations.map(({ order_id, courier_id }) => [order_id, courier_id]));
    const successful_allocations: AllocationResult['successful_allocations'] = [];
    const failures: AllocationResult['failures'] = [];
    for (const loaded of orders) {
      const { order_id, order_number } = loaded.order;
      const { allocated, failure } = await allocateOrder(db, services, loaded, {
        brand_id,
        actor: actorOf(session),
        contracts,
        courier_id: chosen.get(order_id),
      });
      const [first] = allocated;
      if (first) {
        successful_allocations.push({
          order_id,
          order_number,
          courier_id: first.courier_id,
          courier_name: first.courier_name,
          awbs: allocated.map(({ awb }) => awb),
          reason: first.why,
        });
      }
      if (failure) failures.push({ order_id, order_number, message: failure.reason });
    }
    const [failed] = failures;
    if (!failed) return { data: { successful_allocations, failures } };
    const one = `${failed.order_number}: ${failed.message}`;
    if (successful_allocations.length === 0) {
      const detail =
        failures.length === 1 ? one : `None of the ${failures.length} orders got a courier. ${one}`;
      throw new Refusal({ status: 409, code: 'not_allocated', detail, message: detail });
    }
    const message = `${successful_allocations.length} allocated, ${failures.length} not. ${one}`;
    return { data: { successful_allocations, failures, message }, message };
  }),

  serve(calls.allocation.assignBatch, async ({ body, db, services, session }) => ({
    data: { job: await startAssignBatch(db, services, session, body.order_ids) },
  })),

  serve(calls.allocation.list, async ({ query, db, services, session }) => {
    const { allocation_type } = query;
    const split = await splitOf(db, session.brand_id, allocation_type);
    const override_rules = await rulesOf(db, session.brand_id, allocation_type);
    // Nothing set yet: the form begins with one row.
    const couriers = await services.couriers.of(session.brand_id);
    const first = couriers.list().find(({ offered }) => offered);
    const rows = split.length > 0 ? split : [{ courier_id: first?.courier_id ?? 1, percentage: 100 }];
    return { data: settingOnWire(allocation_type, rows, override_rules) };
  }),

  serve(calls.allocation.add, async ({ body, db, services, session }) => {
    const { brand_id } = session;
    const { allocation_type } = body;
    const problem = splitProblem(body.distribution_percentage);
    if (problem) throw invalid({ distribution_percentage: problem });
    const couriers = await services.couriers.of(brand_id);
    const known = new Set(couriers.list().map(({ courier_id }) => courier_id));
    const unknown = body.distribution_percentage.findIndex(({ courier_id }) => !known.has(courier_id));
    if (unknown >= 0)
      throw invalid({ [`distribution_percentage.${unknown}.courier_id`]: 'Choose a courier of the list.' });
    body.override_rules.forEach((rule, index) =>
      refuseProblems(ruleProblems(rule), `override_rules.${index}.`),
    );
    const now = services.clock.now();
    await db.transaction().execute(async (tx) => {
      await tx
        .insertInto('load_splits')
        .values({
          brand_id,
          allocation_type,
          distribution: json(body.distribution_percentage),
          updated_at: now,
        })
        .onConflict((conflict) =>
          conflict
            .columns(['brand_id', 'allocation_type'])
            .doUpdateSet({ distribution: json(body.distribution_percentage), updated_at: now }),
        )
        .execute();
      await tx
        .deleteFrom('allocation_rules')
        .where('brand_id', '=', brand_id)
        .where('allocation_type', '=', allocation_type)
        .execute();
      if (body.override_rules.length === 0) return;
      await tx
        .insertInto('allocation_rules')
        .values(
          body.override_rules.map((rule) => ({
            brand_id,
            allocation_type,
            rule_id: newId('rul'),
            name: rule.name,
            priority: rule.priority,
            status: rule.status,
            rule_type: rule.rule_type,
            carrier_list: json(rule.carrier_list),
            conditions: json(rule.conditions),
            created_at: now,
          })),
        )
        .execute();
    });
    return {
      data: settingOnWire(
        allocation_type,
        body.distribution_percentage,
        await rulesOf(db, brand_id, allocation_type),
      ),
    };
  }),

  serve(calls.allocation.ruleUpdate, async ({ params, body, db, session }) => {
    refuseProblems(ruleProblems(body), '');
    const updated = await db
      .updateTable('allocation_rules')
      .set({
        name: body.name,
        priority: body.priority,
        status: body.status,
        rule_type: body.rule_type,
        carrier_list: json(body.carrier_list),
        conditions: json(body.conditions),
      })
      .where('brand_id', '=', session.brand_id)
      .where('rule_id', '=', params.id)
      .executeTakeFirst();
    if (Number(updated.numUpdatedRows) === 0) throw notFound('rule');
    return { data: { ...body, id: params.id } };
  }),

  serve(calls.allocation.ruleStatus, async ({ params, body, db, session }) => {
    const updated = await db
      .updateTable('allocation_rules')
      .set({ status: body.status })
      .where('brand_id', '=', session.brand_id)
      .where('rule_id', '=', params.rule_id)
      .executeTakeFirst();
    if (Number(updated.numUpdatedRows) === 0) throw notFound('rule');
    return { message: 'Rules Updated Successfully' };
  }),

  serve(calls.allocation.rulePriorities, async ({ body, db, session }) => {
    await db.transaction().execute(async (tx) => {
      for (const { id, priority } of body.priorities) {
        const updated = await tx
          .updateTable('allocation_rules')
          .set({ priority })
          .where('brand_id', '=', session.brand_id)
          .where('rule_id', '=', id)
          .executeTakeFirst();
        if (Number(updated.numUpdatedRows) === 0) throw notFound('rule');
      }
    });
    return { message: 'Rules Updated Successfully' };
  }),

  serve(calls.allocation.ruleFields, async () => ({
    data: { fields: ruleFields.map(({ field_name }) => field_name) },
  })),

  serve(calls.allocation.fieldDefinitions, async () => ({
    data: {
      fields: ruleFields.map(({ field_name, field_type, operators }) => ({
        field_name,
        label: field_name,
        field_type,
        operators: [...operators],
      })),
    },
  })),
];

function refuseProblems(problems: Record<string, string>, path: string): void {
  const entries = Object.entries(problems);
  if (entries.length > 0)
    throw invalid(Object.fromEntries(entries.map(([field, words]) => [path + field, words])));
}

type Rules = Awaited<ReturnType<typeof rulesOf>>;

function settingOnWire(
  allocation_type: string,
  split: readonly { courier_id: string | number; percentage: number }[],
  rules: Rules,
): AllocationSetting {
  return {
    id: allocation_type,
    allocation_type,
    distribution_percentage: split.map(({ courier_id, percentage }) => ({
      courier_id: Number(courier_id),
      percentage,
    })),
    // Rules were read by the same schema when they were saved.
    override_rules: rules as unknown as AllocationSetting['override_rules'],
  };
}
