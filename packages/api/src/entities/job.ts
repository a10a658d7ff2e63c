import { z } from 'zod';
import { jobRowStates, jobStates } from '@khep/domain/jobs';
import { countText, exact, maxLength } from './fields.ts';
import { pageQuery } from './paging.ts';

/** A background job: an import, a batch of labels. */
export const Job = z.object({
  id: z.string(),
  /** `orders.import`, `documents.label`. */
  kind: z.string(),
  /** Title for people: "Import of 240 orders". */
  title: z.string(),
  /** `done` with `failed` above 0: completed with failed rows. */
  state: z.enum(jobStates),
  /** Rows to process; null until known. */
  total: z.number().int().nullable(),
  done: z.number().int(),
  failed: z.number().int(),
  /** Skipped rows, for example an order without an AWB in a batch of labels. */
  left_out: z.number().int(),
  /** Result or reason of failure; may be empty. */
  message: z.string(),
  /** Name of the file at `jobs.result`; null without one. */
  result_name: z.string().nullable(),
  can_cancel: z.boolean(),
  /** Failed rows, or the whole job, can be retried. */
  can_retry: z.boolean(),
  owner: z.object({ id: z.string(), name: z.string() }),
  created_at: z.string(),
  started_at: z.string().nullable(),
  ended_at: z.string().nullable(),
  /** Increases with each change; older versions that arrive late are ignored. */
  version: z.number().int(),
});
export type Job = z.output<typeof Job>;

/** One row of a job with its result. */
export const JobRow = z.object({
  /** The row's key: an order ID, a line number. */
  key: z.string(),
  /** From 0, in request order. */
  position: z.number().int(),
  state: z.enum(jobRowStates),
  message: z.string(),
  /** Messages by field or column. */
  fields: z.record(z.string(), z.string()),
  /** The result; its schema depends on the kind. */
  outcome: z.unknown(),
});
export type JobRow = z.output<typeof JobRow>;

export const JobFilter = z.object({
  /** `open`: queued or running; `ended`: neither. */
  state: z.enum(['open', 'ended']).optional(),
  page_size: countText.min(1).max(100, 'Request at most 100 jobs').default(20),
  after: exact(maxLength.cursor).optional(),
});
export const JobRowFilter = z.object({ ...pageQuery, state: z.enum(jobRowStates).optional() });
/** The `id` of the last event received. */
export const JobEventsQuery = z.object({ after: exact(maxLength.cursor).optional() });
