import type { BodyOf, calls } from '@khep/api';
import type { Actor } from '../../base/actor.ts';
import { countAllocations, lockDayLoad } from '../../dispatch/allocation/plan/dayLoad.ts';
import type { LoadedOrder } from '../../dispatch/allocation/plan/loadOrders.ts';
import { offeredIds } from '../../dispatch/allocation/plan/plan.ts';
import type { PlannedOrder } from '../../dispatch/allocation/plan/plan.ts';
import { loadChange, toCourierSelection } from '../../dispatch/allocation/plan/selectCouriers.ts';
import type { Db } from '../../platform/db/schema.ts';
import { conflict } from '../../base/errors.ts';
import type { Services } from '../../start/services.ts';
import { groupKey, plannedCandidate } from './groups.ts';
import { findClaimedOrders } from './openOrders.ts';
import { loadPlanInputs } from './planInputs.ts';
import { planToday } from './planToday.ts';
import { boxSignature } from './rows.ts';
import type { ShipRow } from './rows.ts';
import { shipTodayJob } from './shipTodayJob.ts';
import { startJob } from '../../platform/jobs/startJob.ts';

interface RunInit {
  brand_id: string;
  actor: Actor;
  /** Name of the user. */
  user: string;
}

/**
 * Starts a run of the plan that the user saw. It is planned again while the load of the day is locked, so that two runs
 * can't take the same orders or turns.
 * @throws ApiError 409 if the plan has changed
 */
export async function startRun(
  db: Db,
  services: Services,
  { brand_id, actor, user }: RunInit,
  draft: BodyOf<typeof calls.shipToday.run>,
): Promise<string> {
  const inputs = await loadPlanInputs(db, services, brand_id, draft);
  const { basis } = inputs;
  const job = await startJob(db, services, shipTodayJob, async (tx) => {
    const load = await lockDayLoad(tx, brand_id, basis.day, offeredIds(basis));
    const claimed = await findClaimedOrders(tx, brand_id);
    const { plan, planned } = await planToday(inputs, draft, { claimed, load, user });
    if (plan.digest !== draft.digest)
      throw conflict(
        claimed.run_id === null
          ? 'An order, a rule or a rate was changed since you opened the plan. Check it again.'
          : 'Another run has taken some of these orders. Check the plan again.',
      );
    if (planned.length === 0) throw conflict('There is no order to ship.');
    const rows = planned.map((one) => ({ key: one.loaded.order.order_id, input: toRow(one) }));
    const counted = rows.flatMap(({ input }) => loadChange(input, input.couriers[0], 1));
    await countAllocations(tx, brand_id, basis.day, counted);
    return {
      brand_id,
      owner: actor,
      input: {
        order_count: planned.length,
        groups: plan.groups.map(({ slots: _slots, ...group }) => group),
      },
      rows,
    };
  });
  return job.id;
}

/** Builds the run's row of an order. */
function toRow(one: PlannedOrder<LoadedOrder>): ShipRow {
  const { loaded } = one;
  const candidate = plannedCandidate(one);
  return {
    ...toCourierSelection(one),
    group: groupKey(loaded.origin.warehouse_id, candidate?.service.courier_id ?? 0),
    price_paise: candidate?.price?.rated === true ? candidate.price.total : 0,
    suggested: loaded.drafts.length === 0 ? boxSignature(loaded.order.suggestion?.boxes ?? []) : null,
  };
}
