import { z } from 'zod';
import { countText, exact, maxLength } from './fields.ts';
import { pageQuery } from './paging.ts';

export const jobStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type JobState = (typeof jobStates)[number];
export const jobRowStates = ['waiting', 'done', 'failed', 'left_out'] as const;
export type JobRowState = (typeof jobRowStates)[number];

/** Work that goes on after its call was answered: an import, a batch of labels. */
export const Job = z.object({
  id: z.string(),
  /** `orders.import`, `documents.label`. */
  kind: z.string(),
  /** What it is, for people: "Import of 240 orders". */
  title: z.string(),
  /** `done` with `failed` above 0 went through, and rows of it did not. */
  state: z.enum(jobStates),
  /** Rows to do; null until it is known. */
  total: z.number().int().nullable(),
  done: z.number().int(),
  failed: z.number().int(),
  /** Rows with nothing to do: an order without an AWB in a batch of labels. */
  left_out: z.number().int(),
  /** What it came to, or why it failed; empty while there is nothing to say. */
  message: z.string(),
  /** The name of the file that `jobs.result` answers; null where there is none. */
  result_name: z.string().nullable(),
  can_cancel: z.boolean(),
  /** Failed rows, or the whole of it, can be tried again. */
  can_retry: z.boolean(),
  owner: z.object({ id: z.string(), name: z.string() }),
  created_at: z.string(),
  started_at: z.string().nullable(),
  ended_at: z.string().nullable(),
  /** Grows with each change: an older one that comes later is dropped. */
  version: z.number().int(),
});
export type Job = z.output<typeof Job>;

/** One row of a job, and what became of it. */
export const JobRow = z.object({
  /** The row's own name: an order id, the number of a line. */
  key: z.string(),
  /** From 0, in the order they were given. */
  position: z.number().int(),
  state: z.enum(jobRowStates),
  message: z.string(),
  /** A message for each wrong field or column. */
  fields: z.record(z.string(), z.string()),
  /** What came of it; its shape is the kind's. */
  outcome: z.unknown(),
});
export type JobRow = z.output<typeof JobRow>;

export const JobFilter = z.object({
  /** `open` waits or runs; `ended` does neither. */
  state: z.enum(['open', 'ended']).optional(),
  page_size: countText.min(1).max(100, 'Ask for at most 100 jobs').default(20),
  after: exact(maxLength.cursor).optional(),
});
export const JobRowFilter = z.object({ ...pageQuery, state: z.enum(jobRowStates).optional() });
/** Where a listener left off: the `id` of the last event that it saw. */
export const JobEventsQuery = z.object({ after: exact(maxLength.cursor).optional() });
