import { isOpenJob } from '@khep/domain/jobs';
import { useEffect, useRef, useState } from 'react';
import { failureOf } from '../client/batches.ts';
import { calls } from '../contract/index.ts';
import type { AllocationPreview } from '../entities/allocation.ts';
import type { Job } from '../entities/job.ts';
import { useClient } from './client.ts';
import { useCall } from './useCall.ts';
import { useInvalidate } from './useInvalidate.ts';
import { useJob } from './useJob.ts';

export interface AllocationPlan {
  /** The comparison, while it runs. */
  job: Job | undefined;
  isComparing: boolean;
  /** Undefined until the comparison is done. */
  result: AllocationPreview | undefined;
  /** Orders that get a courier. */
  planned: readonly string[];
  /** Why there is no result, or why the orders weren't booked. */
  problem: string | undefined;
  isBooking: boolean;
  /** Compares couriers again. */
  compare: () => Promise<void>;
  /** Cancels a running comparison. */
  cancel: () => void;
  /** Books the planned orders as a job. Resolves with whether it was accepted. */
  book: () => Promise<boolean>;
}

/** Plans couriers of orders by the rules and the load distribution: compares them in a job, and books what is planned. */
export function useAllocationPlan(order_ids: readonly string[]): AllocationPlan {
  const client = useClient();
  const invalidate = useInvalidate();
  const [jobId, setJobId] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isBooking, setBooking] = useState(false);
  const job = useJob(jobId);
  const isComparing = failure === undefined && (job === undefined || isOpenJob(job));
  const preview = useCall(
    calls.allocation.preview,
    job?.state === 'done' ? { params: { id: job.id } } : null,
  );
  const result = preview.data?.data;
  const without = new Set(result?.without.flatMap((group) => group.order_ids));
  const planned = order_ids.filter((id) => !without.has(id));

  async function compare() {
    setFailure(undefined);
    setJobId(undefined);
    try {
      const body = { order_ids: [...order_ids] };
      const { data } = await client.call(calls.allocation.recommendBatch, { body }, { quiet: true });
      setJobId(data.job.id);
    } catch (error) {
      setFailure(failureOf(error, 0));
    }
  }
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void compare();
  });

  async function book() {
    setBooking(true);
    try {
      await client.call(calls.allocation.assignBatch, { body: { order_ids: planned } }, { quiet: true });
      await invalidate('jobs');
      return true;
    } catch (error) {
      setFailure(failureOf(error, 0));
      return false;
    } finally {
      setBooking(false);
    }
  }

  const hasFailed = job !== undefined && !isOpenJob(job) && job.state !== 'done';
  return {
    job,
    isComparing,
    result,
    planned,
    problem:
      failure ??
      preview.error?.message ??
      (hasFailed ? job.message || "The comparison didn't finish." : undefined),
    isBooking,
    compare,
    cancel: () => {
      // It was only a look: an ended job can't be cancelled, and needs no message.
      if (isComparing && jobId !== undefined)
        void client
          .call(calls.jobs.cancel, { params: { id: jobId } }, { quiet: true })
          .catch(() => undefined);
    },
    book,
  };
}
