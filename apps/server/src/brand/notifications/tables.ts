import type {
  NotificationChannel,
  NotificationState,
  NotificationKindId,
  NotificationLanguage,
} from '@khep/domain/notifications';
import type { Generated, Selectable } from 'kysely';
import type { Json, NullableTimestamp, Timestamp, VersionColumns } from '../../platform/db/columns.ts';

interface NotificationsTable {
  brand_id: string;
  notification_id: string;
  kind: NotificationKindId;
  channel: NotificationChannel;
  language: NotificationLanguage;
  /** A phone number or an email address. */
  contact: string;
  recipient_name: string;
  subject: string;
  body: string;
  state: NotificationState;
  /** Why it failed or was skipped. */
  reason: Generated<string>;
  provider_id: Generated<string>;
  /** The template it is sent by; empty for free text. */
  template: Generated<string>;
  /** Of the template's variables, in its order. */
  template_values: Json<string[]>;
  /** Where an answer to an email goes. */
  reply_to: Generated<string>;
  tries: Generated<number>;
  order_id: string | null;
  shipment_id: string | null;
  /** The same message is sent once. */
  dedupe_key: string;
  /** Null once it is settled. */
  send_after: NullableTimestamp;
  created_at: Timestamp;
  sent_at: NullableTimestamp;
}

interface NotificationTextsTable extends VersionColumns {
  brand_id: string;
  kind: NotificationKindId;
  language: NotificationLanguage;
  subject: string;
  /** Empty for the built-in text: the row remains, so that its version increases. */
  body: string;
  /** Template IDs at the SMS provider and at WhatsApp; empty without. */
  sms_template: Generated<string>;
  whatsapp_template: Generated<string>;
}

interface NotificationSettingsTable extends VersionColumns {
  brand_id: string;
  /** In order of preference. */
  channels: Json<NotificationChannel[]>;
  /** HH:MM in India. */
  quiet_from: string;
  quiet_to: string;
  language: Generated<NotificationLanguage>;
}

interface NotificationOptOutsTable {
  brand_id: string;
  channel: NotificationChannel;
  contact: string;
  created_at: Timestamp;
}

export interface NotificationTables {
  notifications: NotificationsTable;
  notification_texts: NotificationTextsTable;
  notification_settings: NotificationSettingsTable;
  notification_opt_outs: NotificationOptOutsTable;
}

export type NotificationRecord = Selectable<NotificationsTable>;
