import { z } from 'zod';
import { countText, day, exact, idText, line, maxLength } from './fields.ts';

/** What every list answers beside its rows. */
export const Pagination = z.object({
  /** Rows that match; counting stops at 10,000. */
  total: z.number().int(),
  /** True where there are more than `total`. */
  total_is_capped: z.boolean(),
  /** Give it as `after` for the rows that follow; null at the end. */
  next: z.string().nullable(),
});
export type Pagination = z.output<typeof Pagination>;

/** Pages of a list: by `after`, the cursor of the page before, or by number for short lists. */
export const pageQuery = {
  page: countText.min(1).default(1),
  page_size: countText.min(1).max(200, 'Ask for at most 200 rows').default(50),
  /** A cursor from `next`. */
  after: exact(maxLength.cursor).optional(),
};

/** A list that is searched and sorted: `sort=-created_at` is newest first. */
export const listQuery = { ...pageQuery, search: line(maxLength.id).optional(), sort: idText.optional() };

/** Days, both inside; the last seven where none is given. */
export const daysQuery = { start_date: day.optional(), end_date: day.optional() };

/** A list beside its number of rows. `next` is a cursor where the list goes on. */
export const page = {
  total: z.number().int(),
  total_is_capped: z.boolean().optional(),
  next: z.string().nullable().optional(),
};

/** The query of a list. */
export const Page = z.object(listQuery);
/** Days, both inside. */
export const DateRange = z.object(daysQuery);
