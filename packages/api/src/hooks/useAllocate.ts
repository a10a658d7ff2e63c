import { useCallback, useState } from 'react';
import { failureOf } from '../client/batches.ts';
import { calls } from '../contract/index.ts';
import type { AllocationResult } from '../entities/allocation.ts';
import { useClient } from './client.ts';
import { useInvalidate } from './useInvalidate.ts';

/** A request books at most this many orders, so that progress is visible. */
const batchSize = 20;

interface Allocation {
  order_id: string;
  /** Only if a user chose it; without it, the server's plan decides. */
  courier_id?: number;
}

export interface Allocate {
  isPending: boolean;
  /** Orders done of those that are being allocated. */
  progress: { done: number; total: number };
  allocated: AllocationResult['successful_allocations'];
  /** Reasons by order. */
  failures: ReadonlyMap<string, string>;
  /** Resolves with whether all were allocated. */
  run: (allocations: readonly Allocation[]) => Promise<boolean>;
}

/** Allocates couriers batch by batch, with a result for each order. */
export function useAllocate(): Allocate {
  const client = useClient();
  const invalidate = useInvalidate();
  const [isPending, setPending] = useState(false);
  const [progress, setProgress] = useState({ done: 0, total: 0 });
  const [allocated, setAllocated] = useState<Allocate['allocated']>([]);
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());

  const run = useCallback(
    async (allocations: readonly Allocation[]) => {
      const fail = (rows: readonly (readonly [string, string])[]) =>
        setFailures((before) => new Map([...before, ...rows]));
      let isAllDone = true;
      setPending(true);
      setFailures(new Map());
      for (let start = 0; start < allocations.length; start += batchSize) {
        setProgress({ done: start, total: allocations.length });
        const batch = allocations.slice(start, start + batchSize);
        try {
          const { data } = await client.call(
            calls.allocation.assign,
            { body: { allocations: batch } },
            { quiet: true },
          );
          setAllocated((before) => [...before, ...data.successful_allocations]);
          isAllDone &&= data.failures.length === 0;
          fail(data.failures.map(({ order_id, message }) => [order_id, message]));
        } catch (error) {
          isAllDone = false;
          fail(batch.map(({ order_id }, index) => [order_id, failureOf(error, index)]));
        }
      }
      setPending(false);
      void invalidate('orders', 'home', 'wallet', 'onboarding');
      return isAllDone;
    },
    [client, invalidate],
  );
  return { isPending, progress, allocated, failures, run };
}
