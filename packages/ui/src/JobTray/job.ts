import type { Messages } from '../MessagesProvider/createMessages.tsx';
import { structureMessages } from '../structureMessages.ts';

export const jobStatuses = ['waiting', 'running', 'done', 'partial', 'failed', 'cancelled'] as const;
/** `partial`: it went through, and some of it did not, so that somebody has to look. */
export type JobStatus = (typeof jobStatuses)[number];

/** One piece of long work that goes on elsewhere: on the server, in a worker. */
export interface Job {
  id: string;
  /** What it does, in an -ing form or a noun: "Creating 1,000 labels". */
  label: string;
  status: JobStatus;
  /** How much is done; leave out while it cannot be known. */
  done?: number;
  /** What `done` runs to. @default 100 */
  total?: number;
  /** How far it is, or what came of it: "312 of 1,000", "997 made, 3 refused". */
  detail?: string;
  /** Where the result is, a file or a list of what was refused; or what fetches it. */
  result?:
    | { label: string; href: string; /** Saves it under this name. */ download?: string }
    | { label: string; onPress: () => void };
  /** It may be stopped while it waits or runs. @default false */
  canCancel?: boolean;
  /** It may be tried again when it has failed or was stopped. @default false */
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
 * How far all that runs has come, in per cent; nothing while a running job cannot say. A job counts the same however
 * big it is: the bigger ones would hide the others.
 */
export function overall(jobs: readonly Job[]): number | undefined {
  const running = jobs.filter((job) => !isEnded(job));
  if (running.length === 0 || running.some(({ done }) => done === undefined)) return undefined;
  const share = ({ done = 0, total = 100 }: Job) => (total > 0 ? Math.min(1, done / total) : 0);
  return (running.reduce((sum, job) => sum + share(job), 0) / running.length) * 100;
}

/** What to say of the jobs that ended between two looks at them. */
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
