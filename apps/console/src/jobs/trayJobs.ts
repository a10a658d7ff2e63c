import type { Job } from '@khep/api';
import { isOpenJob } from '@khep/domain/jobs';
import type { JobState } from '@khep/domain/jobs';
import type { Job as TrayJob, JobStatus } from '@khep/ui';
import type { ReactNode } from 'react';
import { formatNumber } from '@khep/domain/money';
import { paths } from '../paths.ts';

const statuses: Record<JobState, JobStatus> = {
  queued: 'waiting',
  running: 'running',
  done: 'done',
  failed: 'failed',
  cancelled: 'cancelled',
};

const formatCount = (count: number, words: string) => (count > 0 ? `${formatNumber(count)} ${words}` : '');

/** Progress or result of a job: "312 of 1,000 · 3 failed". */
export function jobDetail(job: Job): string {
  const { done, failed, left_out, total, message } = job;
  const handled = done + failed + left_out;
  const far = total !== null && isOpenJob(job) ? `${formatNumber(handled)} of ${formatNumber(total)}` : '';
  const troubles = [
    isOpenJob(job) || failed === 0 ? '' : formatCount(done, 'done'),
    formatCount(failed, 'failed'),
    formatCount(left_out, 'skipped'),
  ];
  return [isOpenJob(job) ? far : message, ...troubles].filter((part) => part !== '').join(' · ');
}

/** A job with failed rows is failed or partial, so that the user checks it. */
function finalStatus({ failed, done }: Job): JobStatus {
  if (failed === 0) return 'done';
  return done > 0 ? 'partial' : 'failed';
}

/** Ended jobs that the tray still shows after a reload. */
const recentMs = 24 * 3_600_000;

/** Returns whether a job is open, or ended within a day. */
export const isRecentJob = (job: Job, now: number): boolean =>
  isOpenJob(job) || Date.parse(job.ended_at ?? job.created_at) > now - recentMs;

/** Ship today runs have a screen of their own. */
export const isShipTodayJob = ({ kind }: Pick<Job, 'kind'>): boolean => /^ship-?today/i.test(kind);

/** Screens that show the records of a job, by its kind. */
const linkByKind: Readonly<Record<string, { label: string; href: () => string }>> = {
  'allocation.assign': { label: 'Open Ready to ship', href: paths.readyToShip },
  'allocation.recommend': { label: 'Open New orders', href: paths.newOrders },
  'dispute.notices': { label: 'Open Disputes', href: paths.disputes },
  'dispute.responses': { label: 'Open Disputes', href: paths.disputes },
  'ndr.escalate': { label: 'Open Response requested', href: () => paths.ndr('response-requested') },
  'orders.import': { label: 'Open New orders', href: paths.newOrders },
  'packing.recommend': { label: 'Open New orders', href: paths.newOrders },
  'rates.file': { label: 'Open Rate calculator', href: paths.rateCalculator },
  'reconciliation.lines': { label: 'Open Reconciliation', href: paths.reconciliation },
  'reconciliation.load': { label: 'Open Reconciliation', href: paths.reconciliation },
  'returns.batch': { label: 'Open Returns & RTO', href: paths.returns },
  'stores.sync': { label: 'Open Shopify', href: paths.shopify },
};

export interface TrayJobActions {
  onResult: (job: Job) => void;
  onOpenRun: (job: Job) => void;
  /** The rows of a job that failed or were skipped. */
  issuesOf: (job: Job) => ReactNode;
}

function linkOf(job: Job, { onOpenRun }: TrayJobActions): Pick<TrayJob, 'link'> {
  if (isShipTodayJob(job)) return { link: { label: 'Open Ship today', onPress: () => onOpenRun(job) } };
  // Cases whose answer failed still need one.
  if (job.kind === 'ndr.escalate' && job.failed > 0)
    return { link: { label: 'Open Response needed', href: paths.ndr('response-needed') } };
  const link = linkByKind[job.kind];
  return link ? { link: { label: link.label, href: link.href() } } : {};
}

/** "Show 3 failed", "Show 3 failed and 2 skipped". */
function issuesLabel({ failed, left_out }: Job): string {
  return `Show ${[formatCount(failed, 'failed'), formatCount(left_out, 'skipped')].filter(Boolean).join(' and ')}`;
}

/** Maps a job to the tray's data. */
export function toTrayJob(job: Job, actions: TrayJobActions): TrayJob {
  return {
    id: job.id,
    label: job.title,
    status: job.state === 'done' ? finalStatus(job) : statuses[job.state],
    done: job.done + job.failed + job.left_out,
    ...(job.total !== null && { total: job.total }),
    detail: jobDetail(job),
    ...(job.result_name !== null && {
      result: { label: `Download ${job.result_name}`, onPress: () => actions.onResult(job) },
    }),
    ...linkOf(job, actions),
    ...(job.failed + job.left_out > 0 && {
      issues: { label: issuesLabel(job), content: actions.issuesOf(job) },
    }),
    canCancel: job.can_cancel,
    canRetry: job.can_retry,
  };
}

/** Merges jobs by id, keeping the newer version of each; the newest job first. */
export function mergeJobs(known: readonly Job[], come: readonly Job[]): Job[] {
  const jobs = new Map(known.map((job) => [job.id, job]));
  for (const job of come) if (job.version >= (jobs.get(job.id)?.version ?? 0)) jobs.set(job.id, job);
  return [...jobs.values()].sort((a, b) => b.created_at.localeCompare(a.created_at));
}
