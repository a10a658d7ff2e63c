import { z } from 'zod';
import { emailedPageIds, emailedRhythms } from '@khep/domain/analytics';
import { AnalyticsFilter } from './money.ts';

/** The filters of a page, without its days: those follow from how often it is sent. */
export const EmailedFilters = AnalyticsFilter.omit({ dateRange: true, start_date: true, end_date: true });
export type EmailedFilters = z.output<typeof EmailedFilters>;

/** A page of analytics that a user gets by email. */
export const EmailedReportDraft = z.object({
  page: z.enum(emailedPageIds, 'Choose a page of analytics'),
  /** Each day the day before, each week seven days, each month the month before. */
  rhythm: z.enum(emailedRhythms, 'Choose how often'),
  /** Of a week: 0 is Sunday. */
  weekday: z.number().int().min(0, 'Choose a weekday').max(6, 'Choose a weekday').default(1),
  /** In India. */
  hour: z.number().int().min(0, 'Choose an hour').max(23, 'Choose an hour').default(9),
  filters: EmailedFilters.default({ compare: 'previous' }),
});
export type EmailedReportDraft = z.output<typeof EmailedReportDraft>;

export const EmailedReport = z.object({
  id: z.string(),
  page: z.enum(emailedPageIds),
  title: z.string(),
  rhythm: z.enum(emailedRhythms),
  weekday: z.number(),
  hour: z.number(),
  /** "State: Bihar. Payment: COD"; empty without filters. */
  filter_text: z.string(),
  /** Who gets it. */
  owner: z.string(),
  is_mine: z.boolean(),
  next_at: z.string(),
  /** Null before the first one. */
  last_sent_at: z.string().nullable(),
  /** Why the last attempt failed; empty without. */
  problem: z.string(),
});
export type EmailedReport = z.output<typeof EmailedReport>;
