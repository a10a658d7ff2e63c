import { bookingProblem } from '../../dispatch/allocation/book/allocate.ts';
import { bookRows, finishBooked, finishRow, isBooked } from '../../dispatch/allocation/book/bookRows.ts';
import type { BookedRow, RowToBook } from '../../dispatch/allocation/book/bookRows.ts';
import { filterExistingOrders, loadForAllocation } from '../../dispatch/allocation/plan/loadOrders.ts';
import type { LoadedOrder } from '../../dispatch/allocation/plan/loadOrders.ts';
import { withBills } from '../../dispatch/allocation/plan/orderBill.ts';
import {
  createHoldCheck,
  holdOfPriced,
  loadPlanningBasis,
  priceOrders,
} from '../../dispatch/allocation/plan/plan.ts';
import { inBatches } from '../../platform/jobs/batches.ts';
import { defineJob } from '../../platform/jobs/define.ts';
import type { JobContext, RowOutcome, WaitingRow } from '../../platform/jobs/define.ts';
import { confirmPackaging } from './confirmPackaging.ts';
import { handOver } from './handOver.ts';
import { printLabels } from './printLabels.ts';
import { RunInput, ShipRow } from './rows.ts';

/** Orders packed and booked together. */
const together = 200;

/**
 * Ships the orders of a plan: confirms suggested boxes, books the planned couriers, then labels, pickups and manifests.
 * Each part detects finished work, so that a killed run resumes without doing anything twice.
 */
export const shipTodayJob = defineJob({
  kind: 'shipToday.run',
  module: 'orders',
  input: RunInput,
  title: ({ order_count }) => `Ship ${order_count} order${order_count === 1 ? '' : 's'}`,
  async run(context) {
    for await (const rows of inBatches(context.rows(), together)) await shipSome(context, rows);
    await printLabels(context);
    await handOver(context);
  },
});

async function shipSome(context: JobContext, rows: readonly WaitingRow[]): Promise<void> {
  const { brand_id, db, services } = context;
  const plans = new Map(rows.map(({ key, input }) => [key, ShipRow.parse(input)]));
  const ids = await filterExistingOrders(db, brand_id, [...plans.keys()]);
  const known = new Set(ids);
  const packed = await withBills(
    db,
    brand_id,
    await confirmPackaging(context, await loadForAllocation(db, brand_id, ids), plans),
    services.clock.now(),
  );
  const orders = new Map(packed.map((one) => [one.order.order_id, one]));
  const basis = await loadPlanningBasis(
    db,
    services,
    brand_id,
    packed.map(({ order }) => order.pincode),
  );
  const priced = await priceOrders(
    basis,
    packed.filter((loaded) => bookingProblem(loaded) === undefined),
  );
  const pricedOf = new Map(priced.map((one) => [one.loaded.order.order_id, one]));
  const holds = createHoldCheck(basis);
  const toBook: RowToBook[] = [];
  const booked: BookedRow[] = [];
  for (const [key, plan] of plans) {
    const loaded = orders.get(key);
    const one = pricedOf.get(key);
    if (one) toBook.push({ key, ...one, plan, hold: holdOfPriced(holds, one) });
    else if (loaded && isBooked(loaded)) booked.push({ key, loaded, plan });
    else if (loaded || !known.has(key))
      await finishRow(context, key, { plan, outcome: unbookedOutcome(loaded) });
  }
  await finishBooked(context, booked);
  await bookRows(context, toBook);
}

/** The outcome of an order that can't be booked. */
function unbookedOutcome(loaded: LoadedOrder | undefined): RowOutcome {
  if (!loaded) return { state: 'left_out', message: 'The order was deleted.' };
  if (loaded.order.status === 'CANCELLED') return { state: 'left_out', message: 'The order was cancelled.' };
  return { state: 'failed', message: bookingProblem(loaded) ?? '' };
}
