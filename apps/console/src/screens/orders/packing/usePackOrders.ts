import { calls } from '@khep/api';
import type { OrderPacking } from '@khep/api';
import { useClient, useInvalidate } from '@khep/api/hooks';
import { createRowResults, toast } from '@khep/ui';
import { useEffect, useRef, useState } from 'react';
import { sendInBatches } from '../../../patterns/list/useListBulk.ts';
import { toAssignment } from './isPackable.ts';

/**
 * Confirms the boxes of orders in batches, with a result for each. Returns the ids of packed orders. A retry confirms what is
 * shown by then: an order that was changed after its boxes were suggested is suggested again.
 * @param shown the orders on screen, as they are suggested now
 * @param suggestAgain called where some could not be packed
 */
export function usePackOrders(shown: readonly OrderPacking[], suggestAgain: () => Promise<unknown>) {
  const client = useClient();
  const invalidate = useInvalidate();
  const [results] = useState(createRowResults);
  const [isPending, setPending] = useState(false);
  const newest = useRef(shown);
  useEffect(() => {
    newest.current = shown;
  }, [shown]);

  async function confirm(orders: readonly OrderPacking[]): Promise<string[]> {
    setPending(true);
    const packed = new Set(orders.map(({ order_id }) => order_id));
    const counts = await results.run([...packed], async (keys, settle) => {
      await sendInBatches(
        newest.current
          .filter(({ order_id }) => keys.includes(order_id))
          .map((order) => [order.order_id, order] as const),
        {
          batchSize: 50,
          async send(batch) {
            const { data } = await client.call(
              calls.packing.bulkAssign,
              { body: { orders: batch.map(toAssignment) } },
              { quiet: true },
            );
            return data.failures.map(({ order_id, message }) => ({ key: order_id, message }));
          },
        },
        (key, problem) => {
          if (problem !== undefined) packed.delete(key);
          settle(key, problem);
        },
      );
    });
    if (counts.failed > 0) await suggestAgain();
    else toast.success(calls.packing.bulkAssign.successMessage);
    setPending(false);
    await invalidate('orders', 'home');
    return [...packed];
  }
  return { confirm, isPending, results };
}
