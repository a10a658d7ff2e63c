import type { HostRecordResult, TrackingLanguage } from '@khep/domain/tracking';
import type { NullableJson, NullableTimestamp, Timestamp } from '../../platform/db/columns.ts';
import type { PushTarget } from '../../platform/mail/webPush.ts';

/** Buyers who get an email or a notification at each step of an order. */
interface TrackingSubscriptionsTable {
  brand_id: string;
  subscription_id: string;
  order_id: string;
  /** Null for a browser. */
  email: string | null;
  /** A browser's push address; null for an email. */
  push: NullableJson<PushTarget>;
  language: TrackingLanguage;
  /** The headline of the last email. */
  told: string;
  /** Null until the link in the first email was opened. */
  confirmed_at: NullableTimestamp;
  created_at: Timestamp;
}

/** The buyer's rating of a delivery, one per order. */
interface DeliveryFeedbackTable {
  brand_id: string;
  order_id: string;
  /** 1 to 5. */
  rating: number;
  comment: string;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** The last check of a brand's own host. It counts while the preference names the same host. */
interface TrackingHostsTable {
  brand_id: string;
  host: string;
  cname_state: HostRecordResult;
  /** Value that DNS has instead; empty if none. */
  cname_seen: string;
  txt_state: HostRecordResult;
  txt_seen: string;
  /** Null until both records were right, and after two failed checks. */
  verified_at: NullableTimestamp;
  /** The first of the failed checks in a row of a host that was verified. */
  failed_at: NullableTimestamp;
  checked_at: Timestamp;
  check_after: Timestamp;
}

export interface TrackingTables {
  tracking_hosts: TrackingHostsTable;
  tracking_subscriptions: TrackingSubscriptionsTable;
  delivery_feedback: DeliveryFeedbackTable;
}
