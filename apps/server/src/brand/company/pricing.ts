import type { PricingDetails } from '@khep/api';
import { cheapestPlan, findPlan, planCharge, plans } from '@khep/domain/company';
import type { Plan } from '@khep/domain/company';
import { paiseToRupees } from '@khep/domain/money';
import { sql } from 'kysely';
import { claimVersion, loadVersion } from '../../platform/db/documentVersions.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { conflict, validationError } from '../../base/errors.ts';
import { appendEvent, changeContext, userActor } from '../../platform/db/events.ts';
import type { Session } from '../../platform/http/session.ts';
import { addDays, istDay } from '@khep/domain/days';

const usageDays = 30;
const document = 'plan';

async function countOrders(db: Db | Tx, brand_id: string, now: Date): Promise<number> {
  const { orders } = await db
    .selectFrom('day_counts')
    .select(sql<number>`coalesce(sum(count), 0)::int`.as('orders'))
    .where('brand_id', '=', brand_id)
    .where('measure', '=', 'order')
    .where('day', '>=', addDays(istDay(now), 1 - usageDays))
    .executeTakeFirstOrThrow();
  return orders;
}

const prices = (plan: Plan) => ({
  per_order: paiseToRupees(plan.perOrder),
  monthly: paiseToRupees(plan.monthly),
  discount: plan.discount,
});

/** The brand's plan, its cost over the last 30 days, and the other plans with theirs. */
export async function loadPricing(db: Db | Tx, brand_id: string, now: Date): Promise<PricingDetails> {
  const [version, chosen, orders] = await Promise.all([
    loadVersion(db, brand_id, document),
    db
      .selectFrom('company_choices')
      .select(['plan', sql<string | null>`plan_from::text`.as('plan_from')])
      .where('brand_id', '=', brand_id)
      .executeTakeFirst(),
    countOrders(db, brand_id, now),
  ]);
  const plan = findPlan(chosen?.plan ?? '');
  const charge = plan === undefined ? undefined : planCharge(plan, orders);
  const cheapest = cheapestPlan(orders);
  return {
    version,
    plan: plan?.id ?? '',
    ...(plan === undefined ? { per_order: 0, monthly: 0, discount: 0 } : prices(plan)),
    effective_from: chosen?.plan_from ?? '',
    usage: {
      orders,
      base: paiseToRupees(charge?.base ?? 0),
      discount: paiseToRupees(charge?.discount ?? 0),
      gst: paiseToRupees(charge?.gst ?? 0),
      total: paiseToRupees(charge?.total ?? 0),
    },
    cheaper_plan:
      charge !== undefined && planCharge(cheapest, orders).total < charge.total ? cheapest.id : '',
    plans: plans.map((one) => ({
      id: one.id,
      name: one.name,
      purpose: one.purpose,
      ...prices(one),
      total: paiseToRupees(planCharge(one, orders).total),
    })),
  };
}

interface PlanChoice {
  plan: string;
  /** YYYY-MM-DD; empty for today. */
  effective_from: string;
}

/**
 * Chooses a plan, from today. Its prices are Khep's: those of the request are ignored.
 * @param mode `add` needs a brand without a plan, `change` one with a plan
 * @throws VersionConflict
 */
export async function savePlan(
  tx: Tx,
  session: Session,
  { plan: id, effective_from }: PlanChoice,
  { mode, now, ifMatch }: { mode: 'add' | 'change'; now: Date; ifMatch?: number | undefined },
): Promise<void> {
  const { brand_id } = session;
  const plan = findPlan(id);
  if (plan === undefined)
    throw validationError({ plan: `Choose one of ${plans.map(({ name }) => name).join(', ')}.` });
  const today = istDay(now);
  if (effective_from !== '' && effective_from !== today)
    throw validationError({ effective_from: `A plan starts on the day it is chosen: ${today}.` });
  await claimVersion(tx, changeContext(session, ifMatch), {
    document,
    now,
    load: () => loadPricing(tx, brand_id, now),
  });
  const before = await tx
    .selectFrom('company_choices')
    .select('plan')
    .where('brand_id', '=', brand_id)
    .forUpdate()
    .executeTakeFirst();
  const hasPlan = findPlan(before?.plan ?? '') !== undefined;
  if (mode === 'add' && hasPlan) throw conflict('The brand has a plan already. Change it instead.');
  if (mode === 'change' && !hasPlan) throw conflict('The brand has no plan yet. Choose one first.');
  await tx
    .insertInto('company_choices')
    .values({ brand_id, plan: plan.id, plan_from: today })
    .onConflict((on) => on.column('brand_id').doUpdateSet({ plan: plan.id, plan_from: today }))
    .execute();
  await appendEvent(tx, {
    brand_id,
    kind: 'company.plan_chosen',
    actor: userActor(session),
    data: { plan: plan.name, before: findPlan(before?.plan ?? '')?.name ?? '' },
    at: now,
  });
}
