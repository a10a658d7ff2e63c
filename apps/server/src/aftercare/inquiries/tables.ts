import type { InquiryKind, InquiryState } from '@khep/domain/shipments';
import type { CourierPartner } from '@khep/domain/couriers';
import type { Generated, Selectable } from 'kysely';
import type { Actor } from '../../base/actor.ts';
import type { Json, NullableTimestamp, Timestamp, VersionColumns } from '../../platform/db/columns.ts';

/** Inquiries to couriers about parcels: where one is, or the payment for one that is lost. */
interface CourierInquiriesTable {
  brand_id: string;
  inquiry_id: string;
  shipment_id: string;
  order_id: string;
  awb: string;
  courier_id: number;
  kind: InquiryKind;
  message: string;
  amount_paise: number | null;
  paid_paise: number | null;
  /** `sent`: the courier has it, and its answer is still to come. */
  state: InquiryState;
  /** The courier's own, to follow the answer. */
  reference: Generated<string>;
  detail: Generated<string>;
  /** The address it was emailed to; empty if it went through the courier's API. */
  sent_to: Generated<string>;
  actor: Json<Actor>;
  tries: Generated<number>;
  /** When it is sent, or its answer asked for; null once it is settled. */
  due_at: NullableTimestamp;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** A brand's entries about a courier's support desk. */
interface CourierDesksTable extends VersionColumns {
  brand_id: string;
  partner: CourierPartner;
  /** Empty if it is unknown. */
  support_email: string;
  /** Null: the courier's usual days. */
  claim_days_lost: number | null;
  claim_days_damaged: number | null;
}

export interface InquiryTables {
  courier_inquiries: CourierInquiriesTable;
  courier_desks: CourierDesksTable;
}

export type CourierDeskRecord = Selectable<CourierDesksTable>;

export type InquiryRecord = Selectable<CourierInquiriesTable>;
