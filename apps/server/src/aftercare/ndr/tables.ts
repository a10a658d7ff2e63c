import type { ShipmentState } from '@khep/domain/shipments';
import type { PaymentMode } from '@khep/domain/money';
import type { CourierPartner } from '@khep/domain/couriers';
import type { NdrSettings } from '@khep/api';
import type {
  BuyerAnswer,
  CallState,
  NdrActionState,
  NdrAnswer,
  NdrBucket,
  NdrStatus,
  RecordingState,
} from '@khep/domain/ndr';
import type { Generated, Selectable } from 'kysely';
import type { Actor } from '../../base/actor.ts';
import type {
  Json,
  NullableJson,
  NullableTimestamp,
  Timestamp,
  VersionColumns,
} from '../../platform/db/columns.ts';

interface NdrCasesTable {
  brand_id: string;
  shipment_id: string;
  order_id: string;
  awb: string;
  courier_id: number;
  partner: CourierPartner;
  status: NdrStatus;
  /** State of the shipment. */
  state: ShipmentState;
  /** Reason of the latest attempt. */
  bucket: NdrBucket;
  /** The reason that a person gave to `corrected_attempt`, in place of the courier's. */
  corrected_reason: Generated<NdrBucket | null>;
  corrected_attempt: Generated<number>;
  attempts: number;
  /** The attempt of the last answer that was not rejected; 0 without one. */
  answered_attempt: Generated<number>;
  first_ndr_at: Timestamp;
  ndr_at: Timestamp;
  deadline_at: Timestamp;
  /** When the deadline passed without an answer. */
  late_at: NullableTimestamp;
  payment_mode: PaymentMode;
  value_paise: number;
  pincode: string;
  /** Of the latest attempt. */
  fake_points: Generated<number>;
  /** Why the courier rejected the last answer. */
  rejection: Generated<string>;
  buyer_answer: NullableJson<BuyerAnswer>;
  buyer_answered_at: NullableTimestamp;
  asked_buyer_at: NullableTimestamp;
  /** When the buyer is asked; null if not, or already. */
  ask_buyer_due_at: NullableTimestamp;
  ended_at: NullableTimestamp;
  created_at: Timestamp;
  updated_at: Timestamp;
}

interface NdrAttemptsTable {
  brand_id: string;
  shipment_id: string;
  number: number;
  at: Timestamp;
  code: string;
  bucket: NdrBucket;
  location: string;
  remark: string;
}

export const ndrSources = ['seller', 'rule', 'buyer', 'expiry'] as const;
export type NdrSource = (typeof ndrSources)[number];

interface NdrActionsTable {
  brand_id: string;
  action_id: string;
  shipment_id: string;
  attempt: number;
  source: NdrSource;
  actor: Json<Actor>;
  answer: Json<NdrAnswer>;
  /** Of a fake attempt, with links to the proof; else empty. */
  report: Generated<string>;
  state: NdrActionState;
  /** The courier's own, to follow the result. */
  reference: Generated<string>;
  detail: Generated<string>;
  tries: Generated<number>;
  /** When it is sent, or its result asked for; null once it is settled. */
  due_at: NullableTimestamp;
  created_at: Timestamp;
  updated_at: Timestamp;
}

interface NdrCallsTable {
  brand_id: string;
  call_id: string;
  shipment_id: string;
  order_id: string;
  attempt: number;
  user_id: string;
  actor: Json<Actor>;
  state: CallState;
  /** Why it wasn't answered, where the state doesn't say all. */
  problem: Generated<string>;
  /** The provider's ID; empty until it has confirmed the call. */
  sid: Generated<string>;
  talk_seconds: number | null;
  recording: RecordingState;
  /** In the private uploads; empty until it is stored, and after it is erased. */
  recording_name: Generated<string>;
  recording_sha256: Generated<string>;
  recording_bytes: Generated<number>;
  recording_problem: Generated<string>;
  tries: Generated<number>;
  /** When the provider is asked about it; null once all is known. */
  due_at: NullableTimestamp;
  started_at: Timestamp;
  ended_at: NullableTimestamp;
  updated_at: Timestamp;
}

/** How a brand answers, saved whole. */
export type StoredNdrSettings = Omit<NdrSettings, 'version'>;

interface NdrSettingsTable extends VersionColumns {
  brand_id: string;
  settings: Json<StoredNdrSettings>;
}

export interface NdrTables {
  ndr_cases: NdrCasesTable;
  ndr_attempts: NdrAttemptsTable;
  ndr_actions: NdrActionsTable;
  ndr_calls: NdrCallsTable;
  ndr_settings: NdrSettingsTable;
}

export type NdrCaseRecord = Selectable<NdrCasesTable>;
export type NdrActionRecord = Selectable<NdrActionsTable>;
export type NdrCallRecord = Selectable<NdrCallsTable>;
