import type { ChosenCourier } from '@khep/domain/allocation';
import type { Actor } from '../../../base/actor.ts';
import type { Db } from '../../../platform/db/schema.ts';
import { forEachConcurrent } from '../../../platform/jobs/batches.ts';
import type { Services } from '../../../start/services.ts';
import { allocateOrder, bookingProblem } from './allocate.ts';
import { countAllocations, lockDayLoad } from '../plan/dayLoad.ts';
import type { LoadChange } from '../plan/dayLoad.ts';
import { loadForAllocation } from '../plan/loadOrders.ts';
import type { LoadedOrder } from '../plan/loadOrders.ts';
import { withBills } from '../plan/orderBill.ts';
import { createPlanner, loadPlanningBasis, offeredIds, planPriced, priceOrders } from '../plan/plan.ts';
import type { PlannedOrder } from '../plan/plan.ts';
import { loadChange, toCourierSelection } from '../plan/selectCouriers.ts';
import type { Allocated, CourierSelection, NotAllocated } from '../plan/selectCouriers.ts';

/** Orders booked at once: couriers are slow, and allow ten requests a second. */
const atOnce = 4;

interface AllocateNowInit {
  brand_id: string;
  actor: Actor;
  order_ids: readonly string[];
  /** Couriers that a user chose, by order ID. */
  chosen: ReadonlyMap<string, ChosenCourier>;
}

interface OrderResult {
  loaded: LoadedOrder;
  allocated: Allocated[];
  failure?: NotAllocated;
}

/** Plans some orders in their sequence, counts them, and books them. Throws a 404 if an order is missing. */
export async function allocateNow(
  db: Db,
  services: Services,
  { brand_id, actor, order_ids, chosen }: AllocateNowInit,
): Promise<OrderResult[]> {
  const loaded = await loadForAllocation(db, brand_id, order_ids);
  const orders = await withBills(db, brand_id, loaded, services.clock.now());
  const basis = await loadPlanningBasis(
    db,
    services,
    brand_id,
    orders.map(({ order }) => order.pincode),
  );
  const priced = await priceOrders(
    basis,
    orders.filter((one) => bookingProblem(one) === undefined),
  );
  const planned = await db.transaction().execute(async (tx) => {
    const load = await lockDayLoad(tx, brand_id, basis.day, offeredIds(basis));
    const plans = planPriced(createPlanner(basis, load), priced, chosen);
    await countAllocations(
      tx,
      brand_id,
      basis.day,
      plans.flatMap((one) => countOf(one, 1)),
    );
    return new Map(plans.map((one) => [one.loaded.order.order_id, one]));
  });
  const results = new Map<string, OrderResult>();
  const corrections: LoadChange[] = [];
  await forEachConcurrent(orders, atOnce, async (one) => {
    const plan = planned.get(one.order.order_id);
    const selection = plan ? toCourierSelection(plan) : none;
    const candidates = plan?.candidates ?? [];
    const done = await allocateOrder(db, services, one, { brand_id, actor, candidates, selection });
    results.set(one.order.order_id, { loaded: one, ...done });
    const carrier = done.allocated[0]?.courier_id;
    // The order was counted for the first courier; another one may ship it, or none.
    if (plan && carrier !== selection.couriers[0])
      corrections.push(...countOf(plan, -1), ...loadChange(selection, carrier, 1));
  });
  if (corrections.length > 0)
    await db.transaction().execute((tx) => countAllocations(tx, brand_id, basis.day, corrections));
  return orders.flatMap(({ order }) => results.get(order.order_id) ?? []);
}

const none: CourierSelection = { couriers: [], why: '', decided_by: 'none', rejected: [] };

const countOf = (plan: PlannedOrder<LoadedOrder>, by: 1 | -1): LoadChange[] => {
  const selection = toCourierSelection(plan);
  return loadChange(selection, selection.couriers[0], by);
};
