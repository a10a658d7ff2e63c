import { z } from 'zod';
import { countText, day, exact, idText, line, maxLength } from './fields.ts';

/** Pagination data of every list. */
export const Pagination = z.object({
  /** Matching rows; capped at 10,000. */
  total: z.number().int(),
  /** Whether there are more than `total`. */
  total_is_capped: z.boolean(),
  /** Pass it as `after` to get the next rows; null at the end. */
  next: z.string().nullable(),
});
export type Pagination = z.output<typeof Pagination>;

/** Pages by cursor (`after`), or by number for short lists. */
export const pageQuery = {
  page: countText.min(1).default(1),
  page_size: countText.min(1).max(200, 'Request at most 200 rows').default(50),
  /** A cursor from `next`. */
  after: exact(maxLength.cursor).optional(),
};

/** Search and sort: `sort=-created_at` is newest first. */
export const listQuery = { ...pageQuery, search: line(maxLength.id).optional(), sort: idText.optional() };

/** Days, inclusive; the last seven by default. */
export const daysQuery = { start_date: day.optional(), end_date: day.optional() };

/** A list with its total. `next` is a cursor if there is another page. */
export const page = {
  total: z.number().int(),
  total_is_capped: z.boolean().optional(),
  next: z.string().nullable().optional(),
};

export const Page = z.object(listQuery);
/** Days, inclusive. */
export const DateRange = z.object(daysQuery);
