import type { ShipmentState } from '@khep/domain/shipments';
import type { CourierPartner, WarehouseFacts } from '@khep/domain/couriers';
import type { Generated } from 'kysely';
import type { Actor } from '../../base/actor.ts';
import type {
  Json,
  NullableJson,
  NullableTimestamp,
  Timestamp,
  VersionColumns,
} from '../../platform/db/columns.ts';
import type { CourierWarehouse, PincodeServiceability, TransitDays } from './port.ts';

interface LeasesTable {
  name: string;
  holder: string;
  until: Timestamp;
}

interface SimulatorParcelsTable {
  waybill: string;
  reference: string;
  booking: Json<unknown>;
  plan: Json<unknown>;
  booked_at: Timestamp;
  pickup_asked_at: NullableTimestamp;
  cancelled_at: NullableTimestamp;
  partner: Generated<CourierPartner>;
}

interface CourierAccountsTable {
  brand_id: string;
  partner: CourierPartner;
  account_id: string;
  /** Encrypted JSON of the credentials. */
  credentials: string;
  verified_at: NullableTimestamp;
  created_at: Timestamp;
  updated_at: Timestamp;
}

interface CourierLimitsTable {
  brand_id: string;
  partner: CourierPartner;
  call: string;
  next_allowed_ms: number;
}

interface CourierCallsTable {
  brand_id: string;
  call_id: string;
  partner: CourierPartner;
  call: string;
  method: string;
  url: string;
  attempt: number;
  status: number;
  ms: number;
  request: string;
  answer: string;
  problem: string;
  at: Timestamp;
}

interface CourierAwbsTable {
  brand_id: string;
  partner: CourierPartner;
  awb: string;
  /** Series of the AWB, as the courier has it: COD, PREPAID or REVERSE. */
  kind: string;
  reference: string | null;
  taken_at: NullableTimestamp;
}

interface BookingAttemptsTable {
  brand_id: string;
  reference: string;
  courier_id: number;
  order_id: string;
  shipment_id: string;
  /**
   * asked, booked, kept, refused, unsure (outcome unknown), absent (probably not booked), stray (cancelled).
   */
  state: string;
  awb: string | null;
  checks: number;
  check_after: NullableTimestamp;
  asked_at: Timestamp;
  updated_at: Timestamp;
}

interface CourierIntentsTable {
  brand_id: string;
  intent_id: string;
  kind: 'cancel' | 'return' | 'pickup';
  courier_id: number;
  warehouse_id: string;
  /** One for a cancellation or return, all of a pickup. */
  shipment_ids: Json<string[]>;
  details: Json<IntentDetails>;
  /** asked (in flight), unsure (outcome unknown), done, refused. */
  state: 'asked' | 'unsure' | 'done' | 'refused';
  checks: number;
  /** Null once it is closed. */
  check_after: NullableTimestamp;
  asked_at: Timestamp;
  updated_at: Timestamp;
}

/** Data for repeating the request and saving its effect. */
export interface IntentDetails {
  actor: Actor;
  awbs: string[];
  /** Of a cancellation or return. */
  reason?: string;
  /** YYYY-MM-DD, of a pickup. */
  date?: string;
  /** HH:mm, of a pickup. */
  time?: string;
}

interface CourierInboxTable {
  brand_id: string;
  delivery_key: string;
  partner: CourierPartner;
  body: string;
  received_at: Timestamp;
  tries: number;
  /** Null once it is processed or has failed. */
  read_after: NullableTimestamp;
  problem: string;
}

interface CourierAlertsTable {
  brand_id: string;
  alert_id: string;
  /** One of `alertKinds`. */
  kind: string;
  /** A courier, or the sums of analytics. */
  partner: CourierPartner | 'analytics';
  /** Identity of an alert. */
  subject: string;
  status_type: string;
  status: string;
  code: string;
  awb: string;
  words: string;
  count: number;
  first_at: Timestamp;
  last_at: Timestamp;
  settled_at: NullableTimestamp;
}

interface StatusMappingsTable {
  brand_id: string;
  partner: CourierPartner;
  status_type: string;
  status: string;
  code: string;
  state: ShipmentState;
  set_by: string;
  updated_at: Timestamp;
}

/** A courier's answer about a place or a lane. */
export type CourierAnswer = PincodeServiceability | TransitDays;

/** Serviceability of PIN codes, and days of transit, as the couriers answered. */
interface CourierPincodesTable {
  brand_id: string;
  partner: CourierPartner;
  /** Of couriers that answer for lanes both PIN codes: 302017-560034. Days of transit have the mode too. */
  pincode: string;
  /** Null where the courier doesn't serve it, or states no days. */
  answer: NullableJson<CourierAnswer>;
  asked_at: Timestamp;
}

/** Names of warehouses at couriers, and what Khep registered there. */
export interface CourierWarehousesTable extends VersionColumns {
  brand_id: string;
  partner: CourierPartner;
  warehouse_id: string;
  /** As the brand entered it; empty for Khep's own. */
  typed_name: Generated<string>;
  /** Khep's own name; empty for the id of the warehouse. */
  own_name: Generated<string>;
  /** The courier's answer to the name. */
  answer: Generated<WarehouseFacts['answer']>;
  checked_at: NullableTimestamp;
  /** As Khep registered or sent it last. */
  registered: NullableJson<CourierWarehouse>;
  /** Why the courier doesn't know it, or doesn't have its address; empty for no problem. */
  problem: Generated<string>;
  /** When a changed address is sent again; null for none. */
  send_after: NullableTimestamp;
  /** How often sending failed. */
  tries: Generated<number>;
}

export interface CourierTables {
  courier_warehouses: CourierWarehousesTable;
  courier_pincodes: CourierPincodesTable;
  leases: LeasesTable;
  simulator_parcels: SimulatorParcelsTable;
  courier_accounts: CourierAccountsTable;
  courier_limits: CourierLimitsTable;
  courier_calls: CourierCallsTable;
  courier_awbs: CourierAwbsTable;
  booking_attempts: BookingAttemptsTable;
  courier_intents: CourierIntentsTable;
  courier_inbox: CourierInboxTable;
  courier_alerts: CourierAlertsTable;
  status_mappings: StatusMappingsTable;
}
