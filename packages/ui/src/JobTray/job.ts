import type { ReactNode } from 'react';
import type { Messages } from '../MessagesProvider/createMessages.tsx';
import { structureMessages } from '../structureMessages.ts';

export const jobStatuses = ['waiting', 'running', 'done', 'partial', 'failed', 'cancelled'] as const;
/** `partial`: completed with failures that need attention. */
export type JobStatus = (typeof jobStatuses)[number];

/** A background job on a server or worker. */
export interface Job {
  id: string;
  /** Gerund or noun: "Creating 1,000 labels". */
  label: string;
  status: JobStatus;
  /** Progress; omit if unknown. */
  done?: number;
  /** Maximum of `done`. @default 100 */
  total?: number;
  /** Progress or result: "312 of 1,000", "997 created, 3 failed". */
  detail?: string;
  /** Link to the result or list of failures, or a function that fetches it. */
  result?:
    | { label: string; href: string; /** Saves it under this name. */ download?: string }
    | { label: string; onPress: () => void };
  /** Where its records are: "Open Ready to ship". */
  link?: { label: string; href: string } | { label: string; onPress: () => void };
  /** Failures and their reasons, below the job once it is opened. */
  issues?: { /** "Show 3 failed" */ label: string; content: ReactNode };
  /** Can be cancelled while queued or running. @default false */
  canCancel?: boolean;
  /** Can be retried after failure or cancellation. @default false */
  canRetry?: boolean;
}

const defaults = structureMessages.jobs;
type JobMessages = Messages<typeof defaults>;

export const isEnded = ({ status }: Job): boolean => status !== 'waiting' && status !== 'running';

/** One line for the whole tray: what runs, else what failed, else that all is done. */
export function headline(jobs: readonly Job[], words: JobMessages = defaults): string {
  const running = jobs.filter((job) => !isEnded(job)).length;
  if (running > 0) return words.running(running);
  const failed = jobs.filter(({ status }) => status === 'failed').length;
  if (failed > 0) return words.failed(failed);
  const partial = jobs.filter(({ status }) => status === 'partial').length;
  return partial > 0 ? words.partial(partial) : words.allDone;
}

/**
 * Returns the average progress of running jobs in percent; undefined if any is unknown. Jobs have equal
 * weight, so that large ones don't hide others.
 */
export function overall(jobs: readonly Job[]): number | undefined {
  const running = jobs.filter((job) => !isEnded(job));
  if (running.length === 0 || running.some(({ done }) => done === undefined)) return undefined;
  const share = ({ done = 0, total = 100 }: Job) => (total > 0 ? Math.min(1, done / total) : 0);
  return (running.reduce((sum, job) => sum + share(job), 0) / running.length) * 100;
}

/** Returns a message for each job that ended between two states of the list. */
export function endings(
  before: readonly Job[],
  now: readonly Job[],
  words: JobMessages = defaults,
): string[] {
  const ran = new Set(before.filter((job) => !isEnded(job)).map(({ id }) => id));
  return now
    .filter((job) => isEnded(job) && ran.has(job.id))
    .map(({ label, status, detail }) => words.ended(label, words.status[status], detail));
}
