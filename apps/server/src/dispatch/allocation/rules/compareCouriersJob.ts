import type { OrderRecommendation } from '@khep/api';
import type { AllocationPlanner } from '@khep/domain/allocation';
import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/define.ts';
import type { JobContext, RowOutcome } from '../../../platform/jobs/define.ts';
import { inBatches } from '../../../platform/jobs/batches.ts';
import { filterExistingOrders } from '../plan/loadOrders.ts';
import { recommendationsFor } from '../plan/recommendations.ts';

/** Orders compared together: settings, contracts and statistics are loaded once for them. */
const together = 100;

/**
 * Compares couriers for many orders without booking. Each result is stored in its row, as in the response for
 * a few orders.
 */
export const compareCouriersJob = defineJob({
  kind: 'allocation.recommend',
  module: 'orders',
  input: z.object({ order_count: z.number().int() }),
  title: ({ order_count }) =>
    `Comparison of couriers for ${order_count} order${order_count === 1 ? '' : 's'}`,
  async run(context) {
    // The turns of the load distribution continue from one batch to the next.
    let planner: AllocationPlanner | undefined;
    for await (const rows of inBatches(context.rows(), together))
      planner = await recommendSome(
        context,
        rows.map(({ key }) => key),
        planner,
      );
  },
});

async function recommendSome(
  { brand_id, db, services, batch }: JobContext,
  keys: readonly string[],
  before: AllocationPlanner | undefined,
): Promise<AllocationPlanner> {
  const ids = await filterExistingOrders(db, brand_id, keys);
  const { orders, planner } = await recommendationsFor(db, services, brand_id, ids, before);
  const outcomes = new Map(orders.map((one) => [one.order_id, outcomeOf(one)]));
  const gone: RowOutcome = { state: 'left_out', message: 'Order not found.' };
  await batch(keys, (_, fresh) =>
    Promise.resolve(new Map([...fresh].map((key) => [key, outcomes.get(key) ?? gone]))),
  );
  return planner;
}

function outcomeOf(one: OrderRecommendation): RowOutcome {
  const { order_number, couriers, rejected, why } = one;
  if (couriers.length > 0) return { outcome: one };
  const message = `${order_number}: ${why}`;
  // Without rejected couriers none were compared: it isn't packed, or has a courier.
  return { state: rejected.length === 0 ? 'left_out' : 'failed', message, outcome: one };
}
