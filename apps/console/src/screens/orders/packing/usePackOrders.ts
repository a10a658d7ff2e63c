import { calls } from '@khep/api';
import type { OrderPacking } from '@khep/api';
import { useClient, useInvalidate } from '@khep/api/hooks';
import { createRowResults, toast } from '@khep/ui';
import { useState } from 'react';
import { sendInBatches } from '../../../patterns/list/useListBulk.ts';

/** Confirms the boxes of orders in batches, with a result for each. Returns the ids of packed orders. */
export function usePackOrders() {
  const client = useClient();
  const invalidate = useInvalidate();
  const [results] = useState(createRowResults);
  const [isPending, setPending] = useState(false);

  async function confirm(orders: readonly OrderPacking[]): Promise<string[]> {
    setPending(true);
    const rows = orders.map((order) => [order.order_id, order] as const);
    const packed = new Set(rows.map(([key]) => key));
    const counts = await results.run([...packed], async (keys, settle) => {
      await sendInBatches(
        rows.filter(([key]) => keys.includes(key)),
        {
          batchSize: 50,
          async send(batch) {
            const { data } = await client.call(
              calls.packing.bulkAssign,
              { body: { orders: batch.map(({ order_id, packed_boxes }) => ({ order_id, packed_boxes })) } },
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
    if (counts.failed === 0) toast.success(calls.packing.bulkAssign.successMessage);
    setPending(false);
    await invalidate('orders', 'home');
    return [...packed];
  }
  return { confirm, isPending, results };
}
