import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/define.ts';
import type { JobContext, RowOutcome, WaitingRow } from '../../../platform/jobs/define.ts';
import { inBatches } from '../../../platform/jobs/batches.ts';
import { saveRowInputs } from '../../../platform/jobs/rows.ts';
import { mapInTurns } from '../../../base/mapInTurns.ts';
import { orderEwayBillProblem } from '../../../orders/invoicing/ewayBill.ts';
import { parseNeeds } from '../../../orders/state/orderState.ts';
import { bookingProblem } from './allocate.ts';
import { bookRows, finishBooked, finishRow, isBooked, RowPlan } from './bookRows.ts';
import type { BookedRow, RowToBook } from './bookRows.ts';
import { countAllocations, lockDayLoad } from '../plan/dayLoad.ts';
import { filterExistingOrders, loadForAllocation } from '../plan/loadOrders.ts';
import type { LoadedOrder } from '../plan/loadOrders.ts';
import { withBills } from '../plan/orderBill.ts';
import {
  createHoldCheck,
  createPlanner,
  holdOfPriced,
  loadPlanningBasis,
  offeredIds,
  planOne,
  priceOrders,
} from '../plan/plan.ts';
import type { PlanningBasis, PricedOrder } from '../plan/plan.ts';
import { loadChange, toCourierSelection } from '../plan/selectCouriers.ts';

const counted = (count: number) => `${count} order${count === 1 ? '' : 's'}`;

/**
 * Allocates each order to the courier that rules and load distribution choose, with fallbacks. A booking is
 * an external effect: after a crash the row finds its order booked, or its reference at the courier.
 */
export const allocateOrdersJob = defineJob({
  kind: 'allocation.assign',
  module: 'orders',
  input: z.object({ order_count: z.number().int() }),
  title: ({ order_count }) => `Couriers for ${counted(order_count)}`,
  async run(context) {
    for await (const rows of inBatches(context.rows(), together)) await assignSome(context, rows);
  },
});

/**
 * Orders planned together. A change before an order's turn is found when it is booked, because that locks and
 * checks the shipment.
 */
const together = 200;

async function assignSome(context: JobContext, rows: readonly WaitingRow[]): Promise<void> {
  const { brand_id, db, services, rowResult } = context;
  const now = services.clock.now();
  const ids = await filterExistingOrders(
    db,
    brand_id,
    rows.map(({ key }) => key),
  );
  const orders = new Map(
    (await withBills(db, brand_id, await loadForAllocation(db, brand_id, ids), now)).map((one) => [
      one.order.order_id,
      one,
    ]),
  );
  const basis = await loadPlanningBasis(
    db,
    services,
    brand_id,
    [...orders.values()].map(({ order }) => order.pincode),
  );
  const priced = new Map(
    (
      await priceOrders(
        basis,
        [...orders.values()].filter((loaded) => bookingProblem(loaded) === undefined),
      )
    ).map((one) => [one.loaded.order.order_id, one]),
  );
  const booked: BookedRow[] = [];
  for (const { key, input } of rows) {
    if (priced.has(key)) continue;
    const loaded = orders.get(key);
    const plan = plannedBefore(input);
    if (!plan) await rowResult(key, blockedOutcome(loaded));
    else if (loaded && isBooked(loaded)) booked.push({ key, loaded, plan });
    else await finishRow(context, key, { plan, outcome: blockedOutcome(loaded) });
  }
  await finishBooked(context, booked);
  const open = rows.filter(({ key }) => priced.has(key));
  const holds = createHoldCheck(basis);
  const plans = await planRows(context, basis, open, priced);
  await bookRows(
    context,
    open.flatMap(({ key }): RowToBook[] => {
      const one = priced.get(key);
      const plan = plans.get(key);
      return one && plan ? [{ key, ...one, plan, hold: holdOfPriced(holds, one) }] : [];
    }),
  );
}

/** A row's plan. One without couriers is made again: what held it back may be settled. */
function plannedBefore(input: unknown): RowPlan | undefined {
  const before = RowPlan.safeParse(input);
  return before.success && before.data.couriers.length > 0 ? before.data : undefined;
}

/** Plans the rows that have no plan yet, in their sequence, and saves the plans before anything is booked. */
async function planRows(
  { brand_id, job_id, db }: JobContext,
  basis: PlanningBasis,
  rows: readonly WaitingRow[],
  priced: ReadonlyMap<string, PricedOrder<LoadedOrder>>,
): Promise<ReadonlyMap<string, RowPlan>> {
  const plans = new Map<string, RowPlan>();
  for (const { key, input } of rows) {
    const before = plannedBefore(input);
    if (before) plans.set(key, before);
  }
  const unplanned = rows.flatMap(({ key }) => (plans.has(key) ? [] : (priced.get(key) ?? [])));
  if (unplanned.length === 0) return plans;
  return db.transaction().execute(async (tx) => {
    const load = await lockDayLoad(tx, brand_id, basis.day, offeredIds(basis));
    const planner = createPlanner(basis, load);
    const inputs = new Map(
      await mapInTurns(unplanned, (one) => [
        one.loaded.order.order_id,
        toCourierSelection(planOne(planner, one)),
      ]),
    );
    await saveRowInputs(tx, { brand_id, job_id }, inputs);
    await countAllocations(
      tx,
      brand_id,
      basis.day,
      [...inputs.values()].flatMap((plan) => loadChange(plan, plan.couriers[0], 1)),
    );
    return new Map<string, RowPlan>([...plans, ...inputs]);
  });
}

/** Why an order of the job isn't booked. */
function blockedOutcome(loaded: LoadedOrder | undefined): RowOutcome {
  if (!loaded) return { state: 'left_out', message: 'Order not found.' };
  const { order, drafts, origin } = loaded;
  const { order_number } = order;
  if (order.status === 'CANCELLED') return { state: 'left_out', message: `${order_number} was cancelled.` };
  if (drafts.length === 0)
    return parseNeeds(order.needs).includes('packaging')
      ? { state: 'failed', message: `${order_number}: it isn't packed yet. Confirm its packaging first.` }
      : { state: 'left_out', message: `${order_number} already has a courier.` };
  const gap = origin.pincode === '' ? undefined : orderEwayBillProblem(order, origin);
  if (gap)
    return {
      state: 'left_out',
      message: `${order_number}: ${gap}`,
      fields: { eway_bill: gap },
      outcome: { order_number },
    };
  return { state: 'failed', message: `${order_number}: ${bookingProblem(loaded) ?? ''}` };
}
