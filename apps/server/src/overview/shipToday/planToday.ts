import { createHash } from 'node:crypto';
import type { ShipException, ShipTodayChoices, ShipTodayPlan } from '@khep/api';
import type { DayLoad } from '@khep/domain/allocation';
import { createPlanner, planOne } from '../../dispatch/allocation/plan/plan.ts';
import type { PlannedOrder } from '../../dispatch/allocation/plan/plan.ts';
import type { LoadedOrder } from '../../dispatch/allocation/plan/loadOrders.ts';
import { mapInTurns } from '../../base/mapInTurns.ts';
import type { ClaimedOrders } from './openOrders.ts';
import { buildGroups } from './groups.ts';
import type { PlanInputs } from './planInputs.ts';
import { courierProblem, orderProblem, toException } from './problems.ts';
import { listAbleCouriers, serializePlanned } from './serializers.ts';
import { summarizeDecisions, sumTotals } from './totals.ts';

interface Moment {
  claimed: ClaimedOrders;
  load: DayLoad;
  /** Name of the user whose choices these are. */
  user: string;
}

/** A plan as it is sent, with what a run needs of it. */
export interface PlannedDay {
  plan: ShipTodayPlan;
  /** Orders of the plan, in its sequence. */
  planned: PlannedOrder<LoadedOrder>[];
}

/** Plans the open orders with a user's choices. The same inputs and choices give the same plan. */
export async function planToday(
  inputs: PlanInputs,
  choices: ShipTodayChoices,
  { claimed, load, user }: Moment,
): Promise<PlannedDay> {
  const { open, basis, priced, now } = inputs;
  const leftOut = new Set(choices.left_out);
  const chosen = new Map(
    choices.couriers.map(({ order_id, courier_id }) => [order_id, { courier_id, by: user }]),
  );
  const free = open.orders.filter(({ order }) => !claimed.order_ids.has(order.order_id));
  const kept = free.filter(({ order }) => !leftOut.has(order.order_id));
  const wanted = kept.filter(({ order }) => !open.awaiting_stock.has(order.order_id));
  const planner = createPlanner(basis, load);
  const results = await mapInTurns(
    wanted.flatMap(({ order }) => priced.get(order.order_id) ?? []),
    (one) => planOne(planner, one, chosen),
  );
  const planned = results.filter((one) => courierProblem(one) === undefined);
  const groups = buildGroups(inputs, planned, choices.slots);
  const orders = await mapInTurns(planned, (one) => serializePlanned(one));
  const plan: ShipTodayPlan = {
    digest: await digestOf(planned, groups),
    as_of: now.toISOString(),
    run_id: claimed.run_id,
    groups,
    orders,
    exceptions: [
      ...(await ownProblems(wanted, new Set(choices.accepted_addresses))),
      ...courierProblems(results),
    ],
    excluded: excludedOrders(inputs, {
      claimed: open.orders.length - free.length,
      left_out: free.length - kept.length,
      awaiting_stock: kept.length - wanted.length,
    }),
    totals: sumTotals(planned, orders),
    decisions: summarizeDecisions(basis, planned),
  };
  return { plan, planned };
}

async function ownProblems(
  orders: readonly LoadedOrder[],
  accepted: ReadonlySet<string>,
): Promise<ShipException[]> {
  const problems = await mapInTurns(orders, (loaded) => {
    const problem = orderProblem(loaded, accepted);
    return problem ? [toException(loaded, problem)] : [];
  });
  return problems.flat();
}

function courierProblems(results: readonly PlannedOrder<LoadedOrder>[]): ShipException[] {
  return results.flatMap((one) => {
    const problem = courierProblem(one);
    if (!problem) return [];
    const { rejected, hold } = one.planned.plan;
    return toException(one.loaded, problem, {
      couriers: rejected.map((each) => ({ ...each, courier_id: Number(each.courier_id) })),
      able: listAbleCouriers(one.planned),
      hold: hold?.action ?? null,
    });
  });
}

function excludedOrders(
  { open }: PlanInputs,
  of: { claimed: number; left_out: number; awaiting_stock: number },
): ShipTodayPlan['excluded'] {
  const all: ShipTodayPlan['excluded'] = [
    { reason: 'Excluded by you', orders: of.left_out, list: null },
    { reason: 'Wait for stock', orders: of.awaiting_stock, list: 'stock' },
    { reason: 'In a run that is in progress', orders: of.claimed, list: 'run' },
    { reason: 'Have a courier and wait for a pickup', orders: open.ready, list: 'ready-to-ship' },
    { reason: 'Partially shipped, with remaining items', orders: open.partial, list: 'packing' },
    { reason: 'Over the limit of one run. Ship them in the next one.', orders: open.more, list: 'new' },
  ];
  return all.filter(({ orders }) => orders > 0);
}

/** Names what the run would do: orders with their boxes, couriers and prices, and the pickups. */
async function digestOf(
  planned: readonly PlannedOrder<LoadedOrder>[],
  groups: ShipTodayPlan['groups'],
): Promise<string> {
  const hash = createHash('sha256');
  const add = (part: unknown) => void hash.update(`${JSON.stringify(part)}\n`);
  await mapInTurns(planned, ({ loaded, planned: { plan }, candidates }) =>
    add([
      loaded.order.order_id,
      plan.couriers,
      plan.decided_by,
      candidates.find(({ service }) => service.courier_id === Number(plan.couriers[0]))?.price,
      loaded.drafts.map(({ shipment_id, dead_weight_g }) => [shipment_id, dead_weight_g]),
      loaded.drafts.length === 0 ? loaded.order.suggestion : null,
    ]),
  );
  add(groups.map(({ key, slot }) => [key, slot.date, slot.time]));
  return hash.digest('base64url');
}
