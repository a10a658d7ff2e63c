import { z } from 'zod';
import { changeKinds, dimensions, emailedPageIds } from '@khep/domain/analytics';
import { EmailedFilters } from './emailedReports.ts';
import { AnalyticsFilter, AnalyticsSubjectsFilter } from './money.ts';

const known = z
  .string('Choose a day')
  .regex(
    /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d{1,6})?Z)?$/,
    'Write a day as 2026-11-21, or a time as 2026-11-21T03:50:00Z',
  )
  .refine((text) => !Number.isNaN(Date.parse(text)), 'Choose a day that exists');

/** The numbers of a page as they were known: at a time, or at the end of a day in India. */
export const ReceiptFilter = AnalyticsFilter.extend({
  page: z.enum(emailedPageIds, 'Choose a page of analytics'),
  known,
});
export type ReceiptFilter = z.infer<typeof ReceiptFilter>;

export const Receipt = z.object({
  /** Since when changes are remembered; null before the first count. There are no numbers of before. */
  known_since: z.string().nullable(),
  /** The numbers that are counted with each change. What couriers bill and pay is not remembered. */
  numbers: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      unit: z.string(),
      /** Null for a rate of nothing. */
      known: z.number().nullable(),
      now: z.number().nullable(),
    }),
  ),
  /** Labels of the numbers that are not remembered. */
  unknown: z.array(z.string()),
});
export type Receipt = z.infer<typeof Receipt>;

/** A figure of a page, and when it was known. */
export const ReceiptChangesFilter = AnalyticsSubjectsFilter.omit({
  by_period: true,
  after: true,
  page_size: true,
}).extend({
  known,
});
export type ReceiptChangesFilter = z.infer<typeof ReceiptChangesFilter>;

/** Something that became known of one order, and its part in the figure. */
export const ReceiptChange = z.object({
  /** Null for what a rebuild of the sums found. */
  order_id: z.string().nullable(),
  order_number: z.string(),
  /** Of its shipments, with commas; empty where they have none. */
  awbs: z.string(),
  /** When the last of it became known. */
  known_at: z.string(),
  kind: z.enum(changeKinds),
  /** The days that it counted on, and counts on now; empty for none. */
  day_before: z.string(),
  day_after: z.string(),
  values: z.array(z.object({ dimension: z.enum(dimensions), before: z.string(), after: z.string() })),
  /** Its part of the difference; rupees for an amount. */
  value: z.number(),
});
export type ReceiptChange = z.infer<typeof ReceiptChange>;

export const ReceiptChanges = z.object({
  changes: z.array(ReceiptChange),
  /** The figure as known then, and now. Their difference is the sum of all changes. */
  known: z.number(),
  now: z.number(),
  /** How many changes there are: the list has the latest. */
  total: z.number(),
  /** The sum of those left out of the list. */
  left_out: z.number(),
});
export type ReceiptChanges = z.infer<typeof ReceiptChanges>;

/** An email that went out. */
export const EmailedSending = z.object({
  id: z.string(),
  sent_at: z.string(),
  /** The time up to which it counts, as `known` of a receipt. */
  known_at: z.string(),
  from: z.string(),
  to: z.string(),
  filters: EmailedFilters,
  filter_text: z.string(),
});
export type EmailedSending = z.infer<typeof EmailedSending>;
