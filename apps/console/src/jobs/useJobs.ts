import { calls } from '@khep/api';
import type { Job } from '@khep/api';
import { useCall, useClient, useInvalidate } from '@khep/api/hooks';
import { useEffect, useMemo, useReducer, useRef } from 'react';
import { readDismissed, saveDismissed } from './dismissed.ts';
import { isOpenJob } from '@khep/domain/jobs';
import { isRecentJob, isShipTodayJob, mergeJobs } from './trayJobs.ts';

/** Poll interval for jobs started by other users or in other windows. */
const pollIntervalMs = 60_000;

/** Responses that are stale after a job, by its kind. */
const touched: Readonly<Record<string, readonly string[]>> = {
  'orders.import': ['orders', 'home', 'sku'],
  'allocation.assign': ['orders', 'home', 'wallet'],
  'reconciliation.load': ['recon', 'reconciling', 'invoice'],
  'reconciliation.lines': ['recon', 'reconciling', 'invoice', 'disputes', 'wallet'],
  'returns.batch': ['returns', 'orders', 'home', 'wallet', 'sku'],
  'ndr.escalate': ['ndr', 'home'],
  'boxes.sizes': ['procurement.boxSizes'],
  'stores.sync': ['shopify', 'orders', 'home', 'integrations'],
};
const touchedByRun = ['orders', 'home', 'wallet', 'shipToday'];
const touchedBy = (job: Job): readonly string[] =>
  isShipTodayJob(job) ? touchedByRun : (touched[job.kind] ?? []);

interface State {
  jobs: readonly Job[];
  dismissed: ReadonlySet<string>;
  /** A job was open while this page was: the tray shows its list. */
  hasRun: boolean;
}
type Event = { type: 'come'; jobs: readonly Job[] } | { type: 'dismiss'; id: string };

function reduce(state: State, event: Event): State {
  if (event.type === 'dismiss') {
    const dismissed = new Set([...state.dismissed, event.id]);
    saveDismissed(dismissed);
    return { ...state, dismissed };
  }
  const jobs = mergeJobs(state.jobs, event.jobs);
  return { ...state, jobs, hasRun: state.hasRun || jobs.some(isOpenJob) };
}

/**
 * Open jobs of the brand and those that ended within a day, from the server: a reload loses none. The event stream is
 * open only while a job runs: browsers limit connections per server.
 */
export function useJobs() {
  const [state, dispatch] = useReducer(reduce, undefined, () => ({
    jobs: [],
    dismissed: readDismissed(),
    hasRun: false,
  }));
  const invalidate = useInvalidate();
  const client = useClient();
  const recent = useCall(calls.jobs.list, {}, { refreshInterval: pollIntervalMs });
  // Older jobs than the newest page may still be open.
  const open = useCall(calls.jobs.list, { query: { state: 'open' } }, { refreshInterval: pollIntervalMs });
  const listed = useMemo(
    () => [...(recent.data?.data.jobs ?? []), ...(open.data?.data.jobs ?? [])],
    [recent.data, open.data],
  );
  /** Ids of ended jobs; undefined until the first list. */
  const seenEnds = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    const now = Date.now();
    const jobs = listed.filter((job) => isRecentJob(job, now));
    if (jobs.length > 0) dispatch({ type: 'come', jobs });
    if (recent.data === undefined) return;
    // A short job ends before it is listed, and sends no event. Those of the first list ended before the page opened.
    const ended = jobs.filter((job) => !isOpenJob(job));
    const missed = ended.filter(({ id }) => seenEnds.current?.has(id) === false);
    seenEnds.current = new Set([...(seenEnds.current ?? []), ...ended.map(({ id }) => id)]);
    const stale = new Set(missed.flatMap(touchedBy));
    if (stale.size > 0) void invalidate(...stale);
  }, [listed, recent.data, invalidate]);

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
        if (!isOpenJob(job)) void invalidate('jobs', ...touchedBy(job));
        else if (isShipTodayJob(job)) void invalidate('shipToday.progress');
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
    hasRun: state.hasRun,
    /** Shows a job from a response without waiting for the next poll. */
    come: (job: Job) => dispatch({ type: 'come', jobs: [job] }),
    dismiss: (id: string) => dispatch({ type: 'dismiss', id }),
  };
}
