import { calls } from '@khep/api';
import type { Job } from '@khep/api';
import { useCall, useClient, useInvalidate } from '@khep/api/hooks';
import { useEffect, useMemo, useReducer } from 'react';
import { isOpenJob, mergeJobs } from './trayJobs.ts';

/** Poll interval for jobs started by other users or in other windows. */
const pollIntervalMs = 60_000;

/** Responses that are stale after a job, by its kind. */
const touched: Readonly<Record<string, readonly string[]>> = {
  'orders.import': ['orders', 'home', 'sku'],
  'allocation.assign': ['orders', 'home'],
};

interface State {
  jobs: readonly Job[];
  dismissed: ReadonlySet<string>;
}
type Event = { type: 'come'; jobs: readonly Job[] } | { type: 'dismiss'; id: string };

function reduce(state: State, event: Event): State {
  if (event.type === 'dismiss') return { ...state, dismissed: new Set([...state.dismissed, event.id]) };
  return { ...state, jobs: mergeJobs(state.jobs, event.jobs) };
}

/**
 * Open jobs of the brand, and those that ended since this page was opened. The event stream is open only
 * while a job runs: browsers limit connections per server.
 */
export function useJobs() {
  const [state, dispatch] = useReducer(reduce, { jobs: [], dismissed: new Set<string>() });
  const invalidate = useInvalidate();
  const client = useClient();
  const open = useCall(calls.jobs.list, { query: { state: 'open' } }, { refreshInterval: pollIntervalMs });
  const listed = open.data?.data.jobs;
  useEffect(() => {
    if (listed && listed.length > 0) dispatch({ type: 'come', jobs: listed });
  }, [listed]);

  const isListening = state.jobs.some(isOpenJob);
  useEffect(() => {
    if (!isListening) return undefined;
    const stop = new AbortController();
    void client.listen(calls.jobs.events, {
      signal: stop.signal,
      onEvent: ({ type, data }) => {
        if (type !== 'job') return;
        const job = JSON.parse(data) as Job;
        dispatch({ type: 'come', jobs: [job] });
        if (!isOpenJob(job)) void invalidate('jobs', ...(touched[job.kind] ?? []));
      },
    });
    return () => stop.abort();
  }, [isListening, client, invalidate]);

  const shown = useMemo(
    () => state.jobs.filter(({ id }) => !state.dismissed.has(id)),
    [state.jobs, state.dismissed],
  );
  return {
    jobs: shown,
    /** Shows a job from a response without waiting for the next poll. */
    come: (job: Job) => dispatch({ type: 'come', jobs: [job] }),
    dismiss: (id: string) => dispatch({ type: 'dismiss', id }),
  };
}
