import { calls } from '@khep/api';
import type { OrderRow } from '@khep/api';
import type { Client } from '@khep/api/client';
import type { BulkWork } from '../../../patterns/list/defineList.ts';
import { failureOf } from '../../../patterns/list/useListBulk.ts';
import { toRowFailures } from '../list/orderActions.ts';
import { idsOf } from '../list/orderList.ts';
import { isFullyPacked, needsPacking, toAssignment } from './isPackable.ts';

/** Confirms the suggested boxes of orders, with a result for each. */
export const confirmSuggestedBoxes: BulkWork<OrderRow> = {
  success: calls.packing.bulkAssign.successMessage,
  invalidates: ['orders', 'home'],
  batchSize: 50,
  send: async (client, orders) => toRowFailures(await packAsSuggested(client, idsOf(orders))),
};

/** Orders per request, well below its limit, because packing takes time. */
const BATCH = 50;

export interface PackingFailure {
  order_id: string;
  order_number: string;
  message: string;
}

/** Suggests boxes for orders and confirms them. Returns the orders that weren't packed, with the reason. */
export async function packAsSuggested(
  client: Client,
  order_ids: readonly string[],
): Promise<PackingFailure[]> {
  const failures: PackingFailure[] = [];
  for (let start = 0; start < order_ids.length; start += BATCH) {
    const batch = order_ids.slice(start, start + BATCH);
    const suggested = await client.call(
      calls.packing.bulkRecommend,
      { body: { order_ids: batch } },
      { quiet: true },
    );
    const orders = suggested.data.orders.filter(needsPacking);
    const packable = orders.filter(isFullyPacked);
    for (const order of orders)
      if (!isFullyPacked(order))
        failures.push({
          order_id: order.order_id,
          order_number: order.order_number,
          message: order.unpackable_items.map(({ reason }) => reason).join(' ') || 'No box fits.',
        });
    if (packable.length === 0) continue;
    try {
      const { data } = await client.call(
        calls.packing.bulkAssign,
        { body: { orders: packable.map(toAssignment) } },
        { quiet: true },
      );
      failures.push(...data.failures);
    } catch (error) {
      failures.push(
        ...packable.map(({ order_id, order_number }, index) => ({
          order_id,
          order_number,
          message: failureOf(error, index),
        })),
      );
    }
  }
  return failures;
}
