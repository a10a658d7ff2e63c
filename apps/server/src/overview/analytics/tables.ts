import type { EmailedFilters } from '@khep/api';
import type { EmailedPageId, EmailedRhythm, OutsideAddressState } from '@khep/domain/analytics';
import type { Generated, Selectable } from 'kysely';
import type { Json, NullableTimestamp, Timestamp } from '../../platform/db/columns.ts';
import type { Grain } from './blocks/cellSums.ts';

/** Which generation is read, and which one is being rebuilt beside it. */
interface AnalyticsStateTable {
  brand_id: string;
  live: number;
  building: number | null;
  /** Since when that rebuild has made no progress. */
  building_since: NullableTimestamp;
  /** The latest folded delta. */
  folded_until: Generated<string>;
  /** When all orders were last counted; null until then. */
  counted_at: NullableTimestamp;
  /** Since when each change of the live sums is remembered; null while nothing is. */
  known_since: NullableTimestamp;
  /** The day in India on which its sums were last compared with its orders; empty until then. */
  compared_on: Generated<string>;
}

/** Each order's part of the sums. */
interface AnalyticsOrdersTable {
  brand_id: string;
  generation: number;
  order_id: string;
  /** As `packContributions` has them: text, so that it is compared as written. */
  contributions: string;
  /** Increases with each change. */
  version: number;
}

/** Changes that are not folded yet: what one transaction added to the sums. */
interface AnalyticsDeltasTable {
  brand_id: string;
  delta_id: string;
  generation: number;
  /** As `packContributions` has them. */
  contributions: string;
  /** How many they are. */
  cells: number;
}

/** Folded sums by day and by month. */
interface AnalyticsBlocksTable {
  brand_id: string;
  generation: number;
  /** A cube, or one of its rollups. */
  cube: string;
  grain: Grain;
  /** YYYY-MM-DD, or YYYY-MM for a month. */
  day: string;
  part: number;
  /** As `encodeBlock` has them. */
  cells: Uint8Array;
}

/** The parts that changes of orders added to the live sums, and since when these have them. Only numbers of the past read it. */
export interface AnalyticsChangesTable {
  brand_id: string;
  /** Empty where a rebuild found it. */
  order_id: string;
  change_id: string;
  /** The time of the database. */
  known_at: Timestamp;
  /** The cubes, as `cubeFamily` names them. */
  family: string;
  day: string;
  /** As `packChange` has them. */
  cells: string;
}

/** Pages that users get by email. */
interface EmailedReportsTable {
  brand_id: string;
  id: string;
  /** Who set it up. */
  user_id: string;
  /** Users who get it. */
  recipients: Json<string[]>;
  page: EmailedPageId;
  rhythm: EmailedRhythm;
  weekday: number;
  hour: number;
  filters: Json<EmailedFilters>;
  /** While it is being sent, the end of that attempt: a process that dies gives it back. */
  next_at: Timestamp;
  /** Attempts for the time that is due. */
  tries: Generated<number>;
  last_sent_at: NullableTimestamp;
  problem: Generated<string>;
  created_at: Timestamp;
}
export type EmailedReportRecord = Selectable<EmailedReportsTable>;

/** Addresses outside the brand that get a page, once they have confirmed it. */
interface EmailedAddressesTable {
  brand_id: string;
  id: string;
  report_id: string;
  email: string;
  state: OutsideAddressState;
  /** When it was last asked to confirm. */
  asked_at: Timestamp;
}
export type EmailedAddressRecord = Selectable<EmailedAddressesTable>;

/** Emails that went out, with what was known then. */
interface EmailedSendingsTable {
  brand_id: string;
  id: string;
  report_id: string;
  page: EmailedPageId;
  filters: Json<EmailedFilters>;
  from_day: string;
  to_day: string;
  /** The database's time up to which it counts. */
  known_at: Timestamp;
  sent_at: Timestamp;
}

export interface AnalyticsTables {
  analytics_changes: AnalyticsChangesTable;
  emailed_addresses: EmailedAddressesTable;
  emailed_sendings: EmailedSendingsTable;
  emailed_reports: EmailedReportsTable;
  analytics_state: AnalyticsStateTable;
  analytics_orders: AnalyticsOrdersTable;
  analytics_deltas: AnalyticsDeltasTable;
  analytics_blocks: AnalyticsBlocksTable;
}
