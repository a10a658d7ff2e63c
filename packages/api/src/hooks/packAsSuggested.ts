import { isFullyPacked, needsPacking } from '@khep/domain/packing';
import type { Client } from '../client.ts';
import { failureOf } from '../client/batches.ts';
import { calls } from '../contract/index.ts';
import type { OrderPacking } from '../entities/packing.ts';

/** Orders per request, well below its limit, because packing takes time. */
const batchSize = 50;

/** Why an order wasn't packed. */
export interface PackingFailure {
  order_id: string;
  order_number: string;
  message: string;
}

/** Returns the boxes of an order to confirm, with the version they were suggested for: a later one isn't confirmed. */
export const toAssignment = ({ order_id, packed_boxes, version }: OrderPacking) => ({
  order_id,
  packed_boxes,
  version,
});

/** Suggests boxes for orders and confirms them. Returns the orders that weren't packed, with the reason. */
export async function packAsSuggested(
  client: Client,
  order_ids: readonly string[],
): Promise<PackingFailure[]> {
  const failures: PackingFailure[] = [];
  for (let start = 0; start < order_ids.length; start += batchSize) {
    const batch = order_ids.slice(start, start + batchSize);
    const suggested = await client.call(
      calls.packing.bulkRecommend,
      { body: { order_ids: batch } },
      { quiet: true },
    );
    const orders = suggested.data.orders.filter(needsPacking);
    const packable = orders.filter(isFullyPacked);
    for (const { order_id, order_number, unpackable_items } of orders.filter((one) => !isFullyPacked(one)))
      failures.push({
        order_id,
        order_number,
        message: unpackable_items.map(({ reason }) => reason).join(' ') || 'No box fits.',
      });
    if (packable.length === 0) continue;
    try {
      const body = { orders: packable.map(toAssignment) };
      const { data } = await client.call(calls.packing.bulkAssign, { body }, { quiet: true });
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
