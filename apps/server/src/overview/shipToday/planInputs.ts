import type { ShipTodayChoices } from '@khep/api';
import { loadPlanningBasis, priceOrders } from '../../dispatch/allocation/plan/plan.ts';
import type { PlanningBasis, PricedOrder } from '../../dispatch/allocation/plan/plan.ts';
import type { LoadedOrder } from '../../dispatch/allocation/plan/loadOrders.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { Services } from '../../start/services.ts';
import { mapInTurns } from '../../base/mapInTurns.ts';
import { loadOpenOrders } from './openOrders.ts';
import type { OpenOrders } from './openOrders.ts';
import { orderProblem } from './problems.ts';

/** All open orders of a brand with their couriers' prices: what any choice of a user is planned from. */
export interface PlanInputs {
  open: OpenOrders;
  basis: PlanningBasis;
  /** Orders without a problem of their own, by order ID. */
  priced: ReadonlyMap<string, PricedOrder<LoadedOrder>>;
  now: Date;
}

/** Loads everything in a few statements, and prices equal parcels once. */
export async function loadPlanInputs(
  db: Db,
  services: Services,
  brand_id: string,
  { accepted_addresses }: Pick<ShipTodayChoices, 'accepted_addresses'>,
): Promise<PlanInputs> {
  const now = services.clock.now();
  const open = await loadOpenOrders(db, brand_id);
  const basis = await loadPlanningBasis(
    db,
    services,
    brand_id,
    open.orders.map(({ order }) => order.pincode),
  );
  const accepted = new Set(accepted_addresses);
  const shippable = (
    await mapInTurns(open.orders, (loaded) => (orderProblem(loaded, accepted) === undefined ? [loaded] : []))
  ).flat();
  const priced = await priceOrders(basis, shippable);
  return { open, basis, priced: new Map(priced.map((one) => [one.loaded.order.order_id, one])), now };
}
