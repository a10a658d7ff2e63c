import { calls } from '@khep/api';
import type { OrderPacking } from '@khep/api';
import { toAssignment, useClient, useInvalidate } from '@khep/api/hooks';
import { isFullyPacked } from '@khep/domain/packing';
import { createRowResults, toast } from '@khep/ui';
import { useEffect, useRef, useState } from 'react';
import { sendInBatches } from '@khep/api/client';

export interface PackOrdersOptions {
  /** The orders on screen, as they are suggested now. */
  shown: readonly OrderPacking[];
  /** Loads the suggestions again, where some orders could not be packed. */
  suggestAgain: () => Promise<unknown>;
  /** Called with the ids of those that were packed, also by a retry, and whether they are all that were on screen. */
  onPacked: (ids: readonly string[], isAll: boolean) => void;
}

/** Why an order could not be packed. It may have left the screen since. */
export interface PackingProblem {
  order_id: string;
  order_number: string;
  problem: string;
}

/**
 * Confirms the boxes of orders in batches, with a result for each. A retry confirms what is shown by then: an order that was
 * changed after its boxes were suggested is suggested again.
 */
export function usePackOrders({ shown, suggestAgain, onPacked }: PackOrdersOptions) {
  const client = useClient();
  const invalidate = useInvalidate();
  const [results] = useState(createRowResults);
  const [isPending, setPending] = useState(false);
  const [failures, setFailures] = useState<readonly PackingProblem[]>([]);
  /** Order numbers by id, also of orders that are no longer on screen. */
  const numbers = useRef(new Map<string, string>());
  const newest = useRef({ shown, suggestAgain, onPacked });
  useEffect(() => {
    newest.current = { shown, suggestAgain, onPacked };
  });

  async function pack(
    keys: readonly string[],
    settleRow: (key: string, problem?: string) => void,
  ): Promise<void> {
    const packed: string[] = [];
    const failed: PackingProblem[] = [];
    const settle = (key: string, problem?: string) => {
      if (problem === undefined) packed.push(key);
      else failed.push({ order_id: key, order_number: numbers.current.get(key) ?? '', problem });
      settleRow(key, problem);
    };
    for (const { order_id, order_number } of newest.current.shown)
      numbers.current.set(order_id, order_number);
    const found = new Map(newest.current.shown.map((order) => [order.order_id, order]));
    const rows = keys.flatMap((key) => {
      const order = found.get(key);
      if (order && isFullyPacked(order)) return [[key, order] as const];
      settle(key, order ? 'Some items fit no box. Change its boxes first.' : 'It no longer waits for boxes.');
      return [];
    });
    setPending(true);
    try {
      await sendInBatches(
        rows,
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
        settle,
      );
      setFailures(failed);
      if (failed.length > 0) await newest.current.suggestAgain();
      else toast.success(calls.packing.bulkAssign.successMessage);
      await invalidate('orders', 'home');
    } finally {
      setPending(false);
      // Of those that were shown when it began: the list may be loading again.
      const isAll = packed.length > 0 && [...found.keys()].every((key) => packed.includes(key));
      newest.current.onPacked(packed, isAll);
    }
  }
  const confirm = (orders: readonly OrderPacking[]) =>
    results.run(
      orders.map(({ order_id }) => order_id),
      pack,
    );
  return { confirm, isPending, results, failures };
}
