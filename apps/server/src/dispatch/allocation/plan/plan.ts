import { istDay } from '@khep/domain/days';
import { setTimeout as sleep } from 'node:timers/promises';
import { AllocationPlanner, compileDecision, isHoldingRule } from '@khep/domain/allocation';
import type {
  ChosenCourier,
  DayLoad,
  DecisionSteps,
  OrderHold,
  OrderToPlan,
  PlannedAllocation,
} from '@khep/domain/allocation';
import { sql } from 'kysely';
import { contractRows, toContracts } from '../../../brand/contracts/contracts.ts';
import type { BasisRow, Contracts } from '../../../brand/contracts/contracts.ts';
import type { BrandCouriers } from '../../../partners/couriers/port.ts';
import type { Db } from '../../../platform/db/schema.ts';
import { mapInTurns } from '../../../base/mapInTurns.ts';
import type { Services } from '../../../start/services.ts';
import { candidateKey, findCandidates, findKnownCandidates, toAllocationOrder } from './candidates.ts';
import type { OrderToAllocate, ServiceCandidate } from './candidates.ts';
import { settingRows, toDaySettings } from '../rules/settings.ts';
import type { DaySettings } from '../rules/settings.ts';

/** All that decides couriers of a brand's orders at a moment, loaded once for many orders. */
export interface PlanningBasis extends DaySettings {
  brand_id: string;
  /** Day of the plan, in India. */
  day: string;
  couriers: BrandCouriers;
  contracts: Contracts;
}

/** Loads the basis of a plan for orders to some pincodes. */
export async function loadPlanningBasis(
  db: Db,
  services: Services,
  brand_id: string,
  pincodes: readonly string[],
): Promise<PlanningBasis> {
  const day = istDay(services.clock.now());
  const [couriers, { rows }] = await Promise.all([
    services.couriers.forBrand(brand_id),
    sql<BasisRow>`${contractRows(brand_id, pincodes)} union all ${settingRows(brand_id, day)}
      order by number, name`.execute(db),
  ]);
  return {
    brand_id,
    day,
    couriers,
    contracts: await toContracts(db, brand_id, rows),
    ...toDaySettings(rows),
  };
}

/** An order with each courier's serviceability and price. */
export interface PricedOrder<Order extends OrderToAllocate = OrderToAllocate> {
  loaded: Order;
  candidates: ServiceCandidate[];
}

/**
 * Finds the couriers of orders. Orders with the same places, parcels and payment are priced once.
 * @param withinMs leaves out orders whose couriers haven't answered by then; they go on and are known the next time
 */
export async function priceOrders<Order extends OrderToAllocate>(
  basis: PlanningBasis,
  orders: readonly Order[],
  { withinMs }: { withinMs?: number } = {},
): Promise<PricedOrder<Order>[]> {
  await basis.couriers.loadServiceability(
    orders.map(({ order, origin }) => ({ from: origin.pincode, to: order.pincode })),
  );
  const byKey = new Map<string, ServiceCandidate[] | Promise<ServiceCandidate[]>>();
  const asked = await mapInTurns(orders, (loaded) => {
    const key = candidateKey(loaded);
    const candidates =
      byKey.get(key) ?? findKnownCandidates(basis, loaded) ?? askForCandidates(basis, loaded);
    byKey.set(key, candidates);
    return { loaded, candidates };
  });
  if (asked.every(isPriced)) return asked;
  // A timer that goes on would hold all orders that were raced against it.
  const timer = new AbortController();
  const isLate =
    withinMs === undefined
      ? undefined
      : sleep(withinMs, undefined, { ref: false, signal: timer.signal }).catch(() => undefined);
  try {
    const priced = await Promise.all(
      asked.map(async ({ loaded, candidates: answer }) => {
        const candidates = await (isLate ? Promise.race([answer, isLate]) : answer);
        return candidates ? [{ loaded, candidates }] : [];
      }),
    );
    return priced.flat();
  } finally {
    timer.abort();
  }
}

function askForCandidates(basis: PlanningBasis, loaded: OrderToAllocate): Promise<ServiceCandidate[]> {
  const candidates = findCandidates(basis, loaded);
  // A failure is reported where it is awaited, maybe a turn later.
  candidates.catch(() => undefined);
  return candidates;
}

const isPriced = <Order extends OrderToAllocate>(one: {
  loaded: Order;
  candidates: ServiceCandidate[] | Promise<ServiceCandidate[]>;
}): one is PricedOrder<Order> => Array.isArray(one.candidates);

/** An order with its couriers and what was decided. */
export interface PlannedOrder<Order extends OrderToAllocate = OrderToAllocate> extends PricedOrder<Order> {
  planned: PlannedAllocation<ServiceCandidate>;
}

/** Couriers that users chose, by order ID. */
export type Choices = ReadonlyMap<string, ChosenCourier>;

/** A planner that continues from the load of the day, or from another one. */
export function createPlanner({ rules, split, load }: PlanningBasis, now: DayLoad = load): AllocationPlanner {
  return new AllocationPlanner({ rules, split, load: now });
}

/** Plans priced orders in their sequence. */
export function planPriced<Order extends OrderToAllocate>(
  planner: AllocationPlanner,
  orders: readonly PricedOrder<Order>[],
  chosen?: Choices,
): PlannedOrder<Order>[] {
  return orders.map((order) => planOne(planner, order, chosen));
}

/** Plans a priced order as the next one. */
export function planOne<Order extends OrderToAllocate>(
  planner: AllocationPlanner,
  order: PricedOrder<Order>,
  chosen?: Choices,
): PlannedOrder<Order> {
  return { ...order, planned: planner.plan(toOrderToPlan(order, chosen)) };
}

/**
 * Plans each order as the next one, for lists and pages: until one is booked, all show the courier that would ship it if
 * it was allocated alone.
 */
export function previewPriced<Order extends OrderToAllocate>(
  planner: AllocationPlanner,
  orders: readonly PricedOrder<Order>[],
): PlannedOrder<Order>[] {
  return orders.map((order) => ({ ...order, planned: planner.preview(toOrderToPlan(order)) }));
}

/** Explains what is decided about an order as the next one. */
export const explainPriced = (planner: AllocationPlanner, order: PricedOrder): DecisionSteps =>
  planner.explain(toOrderToPlan(order));

function toOrderToPlan({ loaded, candidates }: PricedOrder, chosen?: Choices): OrderToPlan<ServiceCandidate> {
  return {
    order: toAllocationOrder(loaded, candidates[0]?.quotes[0]?.zone ?? null),
    candidates,
    chosen: chosen?.get(loaded.order.order_id),
  };
}

/** Tells which orders the rules hold, by the decision that plans use. */
export function createHoldCheck({ rules }: Pick<PlanningBasis, 'rules'>) {
  const decide = compileDecision(rules);
  return {
    /** A rule that holds asks for the zone, which comes with the price. */
    needsZone: rules.some(
      (rule) => isHoldingRule(rule) && rule.conditions.some(({ field_name }) => field_name === 'Zone'),
    ),
    holdOf(loaded: OrderToAllocate, zone: string | null): OrderHold | undefined {
      const { facts, is_released } = toAllocationOrder(loaded, zone);
      return decide(facts, is_released === true).hold;
    },
  };
}

/** The hold of a priced order: a plan that was made before the rule must not be booked. */
export const holdOfPriced = (
  check: ReturnType<typeof createHoldCheck>,
  { loaded, candidates }: PricedOrder,
): OrderHold | undefined => check.holdOf(loaded, candidates[0]?.quotes[0]?.zone ?? null);

/** Couriers that a plan can choose. */
export const offeredIds = ({ couriers }: PlanningBasis): number[] =>
  couriers.list().flatMap(({ offered, courier_id }) => (offered ? [courier_id] : []));
