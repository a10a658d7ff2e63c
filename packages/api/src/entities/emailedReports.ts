import { z } from 'zod';
import { emailedPageIds, emailedRhythms, outsideAddressStates } from '@khep/domain/analytics';
import { email, idText } from './fields.ts';
import { AnalyticsFilter } from './money.ts';

/** The filters of a page, without its days: those follow from how often it is sent. */
export const EmailedFilters = AnalyticsFilter.omit({ dateRange: true, start_date: true, end_date: true });
export type EmailedFilters = z.output<typeof EmailedFilters>;

/** A page of analytics that users get by email. */
export const EmailedReportDraft = z.object({
  page: z.enum(emailedPageIds, 'Choose a page of analytics'),
  /** Each day the day before, each week seven days, each month the month before. */
  rhythm: z.enum(emailedRhythms, 'Choose how often'),
  /** Of a week: 0 is Sunday. */
  weekday: z.number().int().min(0, 'Choose a weekday').max(6, 'Choose a weekday').default(1),
  /** In India. */
  hour: z.number().int().min(0, 'Choose an hour').max(23, 'Choose an hour').default(9),
  filters: EmailedFilters.default({ compare: 'previous' }),
  /** Users of the brand; without, who sets it up. */
  recipients: z.array(idText).max(20, 'Choose at most 20 people').default([]),
});
export type EmailedReportDraft = z.output<typeof EmailedReportDraft>;

/** An address outside the brand that gets a page, once it has confirmed it. */
export const OutsideAddress = z.object({
  id: z.string(),
  /** Masked for readers who can't add one. */
  email: z.string(),
  state: z.enum(outsideAddressStates),
  /** When it was last asked to confirm. */
  asked_at: z.string(),
});
export type OutsideAddress = z.output<typeof OutsideAddress>;

/** One address alone: a comma or a bracket would be read as several. */
export const OutsideAddressDraft = z.object({
  email: email.regex(
    /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9.-]+$/,
    'Enter one email address such as name@example.in',
  ),
});

export const EmailedReport = z.object({
  id: z.string(),
  page: z.enum(emailedPageIds),
  title: z.string(),
  rhythm: z.enum(emailedRhythms),
  weekday: z.number(),
  hour: z.number(),
  /** "State: Bihar. Payment: COD"; empty without filters. */
  filter_text: z.string(),
  /** Who set it up; empty for someone who is no longer in the brand. */
  owner: z.string(),
  /** Who gets it. */
  recipients: z.array(z.object({ user_id: z.string(), name: z.string() })),
  /** Whether the reader is one of them. */
  is_mine: z.boolean(),
  /** Who gets it outside the brand. */
  addresses: z.array(OutsideAddress),
  next_at: z.string(),
  /** Null before the first one. */
  last_sent_at: z.string().nullable(),
  /** Why the last attempt failed; empty without. */
  problem: z.string(),
});
export type EmailedReport = z.output<typeof EmailedReport>;

/** A user who can get pages by email. */
export const EmailedReportPerson = z.object({ user_id: z.string(), name: z.string(), is_you: z.boolean() });
export type EmailedReportPerson = z.output<typeof EmailedReportPerson>;

/** `mine` takes the reader from the recipients; the email ends with its last one. */
export const EmailedReportStop = z.object({
  of: z.enum(['all', 'mine'], 'Choose all or mine').default('all'),
});
