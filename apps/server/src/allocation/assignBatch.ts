import { z } from 'zod';
import { contractsOf } from '../contracts/contracts.ts';
import type { Db } from '../db/schema.ts';
import { Refusal } from '../errors.ts';
import type { Actor } from '../events.ts';
import { defineJob } from '../jobs/define.ts';
import type { RowOutcome } from '../jobs/define.ts';
import { ewayGap } from '../orders/ewayBill.ts';
import { needsList } from '../orders/refresh.ts';
import type { Services } from '../services.ts';
import { allocateOrder } from './allocate.ts';
import { loadForAllocation } from './load.ts';

const counted = (count: number) => `${count} order${count === 1 ? '' : 's'}`;

/**
 * Gives each order the courier that rules and load split choose, with the next one where it gives no AWB. Booking is an
 * effect elsewhere: a row that is done again after a worker died finds its order allocated, and its reference at the courier.
 */
export const assignBatch = defineJob({
  kind: 'allocation.assign',
  module: 'orders',
  input: z.object({ order_count: z.number().int() }),
  title: ({ order_count }) => `Couriers for ${counted(order_count)}`,
  async run({ brand_id, owner, db, services, rows, rowResult }) {
    for await (const { key } of rows())
      await rowResult(key, await allocateOne(db, services, key, { brand_id, owner }));
  },
});

async function allocateOne(
  db: Db,
  services: Services,
  order_id: string,
  { brand_id, owner }: { brand_id: string; owner: Actor },
): Promise<RowOutcome> {
  try {
    const [loaded] = await loadForAllocation(db, brand_id, [order_id]);
    if (!loaded) return { state: 'left_out', message: 'There is no such order.' };
    const { order_number, needs, pincode } = loaded.order;
    if (loaded.drafts.length === 0)
      return needsList(needs).includes('packaging')
        ? { state: 'failed', message: `${order_number}: it is not packed yet. Choose its packaging first.` }
        : { state: 'left_out', message: `${order_number} has its courier already.` };
    const gap = ewayGap(loaded.order, loaded.origin);
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
      contracts: await contractsOf(db, brand_id, [pincode]),
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
    if (error instanceof Refusal) return { state: 'failed', message: error.detail };
    throw error;
  }
}
