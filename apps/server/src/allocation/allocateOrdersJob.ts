import { z } from 'zod';
import { loadContracts } from '../contracts/contracts.ts';
import type { Contracts } from '../contracts/contracts.ts';
import { ApiError } from '../errors.ts';
import { defineJob } from '../jobs/define.ts';
import type { JobContext, RowOutcome } from '../jobs/define.ts';
import { forEachConcurrent, inBatches } from '../jobs/batches.ts';
import { orderEwayBillProblem } from '../orders/invoicing/ewayBill.ts';
import { parseNeeds } from '../orders/orderState.ts';
import { allocateOrder } from './allocate.ts';
import { loadForAllocation, filterExistingOrders } from './loadOrders.ts';
import type { LoadedOrder } from './loadOrders.ts';

const counted = (count: number) => `${count} order${count === 1 ? '' : 's'}`;

/**
 * Allocates each order to the courier that rules and load distribution choose, with fallbacks. A booking is
 * an external effect: after a crash the row finds its order allocated, or its reference at the courier.
 */
export const allocateOrdersJob = defineJob({
  kind: 'allocation.assign',
  module: 'orders',
  input: z.object({ order_count: z.number().int() }),
  title: ({ order_count }) => `Couriers for ${counted(order_count)}`,
  async run(context) {
    for await (const rows of inBatches(context.rows(), together)) {
      await assignSome(
        context,
        rows.map(({ key }) => key),
      );
    }
  },
});

/**
 * Orders loaded together. A change before an order's turn is found when it is booked, because that locks and
 * checks the shipment.
 */
const together = 50;
/** Orders booked at once: couriers are slow, and allow ten requests a second. */
const atOnce = 4;

async function assignSome(context: JobContext, keys: readonly string[]): Promise<void> {
  const { brand_id, db, rowResult } = context;
  const orders = await loadForAllocation(db, brand_id, await filterExistingOrders(db, brand_id, keys));
  const loaded = new Map(orders.map((one) => [one.order.order_id, one]));
  const contracts = await loadContracts(
    db,
    brand_id,
    orders.map(({ order }) => order.pincode),
  );
  await forEachConcurrent(keys, atOnce, async (key) =>
    rowResult(key, await allocateOne(context, loaded.get(key), contracts)),
  );
}

async function allocateOne(
  { brand_id, owner, db, services }: JobContext,
  loaded: LoadedOrder | undefined,
  contracts: Contracts,
): Promise<RowOutcome> {
  if (!loaded) return { state: 'left_out', message: 'Order not found.' };
  try {
    const { order_number, needs } = loaded.order;
    if (loaded.drafts.length === 0)
      return parseNeeds(needs).includes('packaging')
        ? { state: 'failed', message: `${order_number}: it isn't packed yet. Confirm its packaging first.` }
        : { state: 'left_out', message: `${order_number} already has a courier.` };
    const gap = orderEwayBillProblem(loaded.order, loaded.origin);
    if (gap)
      return {
        state: 'left_out',
        message: `${order_number}: ${gap}`,
        fields: { eway_bill: gap },
        outcome: { order_number },
      };
    const { allocated, failure } = await allocateOrder(db, services, loaded, {
      brand_id,
      actor: owner,
      contracts,
    });
    if (failure)
      return { state: 'failed', message: `${order_number}: ${failure.reason}`, outcome: failure.couriers };
    const [first] = allocated;
    return {
      outcome: {
        order_number,
        courier: first?.courier_name,
        why: first?.why,
        awbs: allocated.map(({ awb }) => awb),
      },
    };
  } catch (error) {
    if (error instanceof ApiError) return { state: 'failed', message: error.detail };
    throw error;
  }
}
