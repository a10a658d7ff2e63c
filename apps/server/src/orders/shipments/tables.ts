import type { ScanOutcome, ShipmentState } from '@khep/domain/shipments';
import type { PaymentMode } from '@khep/domain/money';
import type { PackingRecord } from '@khep/api';
import type { Generated, Selectable } from 'kysely';
import type { Json, NullableJson, NullableTimestamp, Timestamp } from '../../platform/db/columns.ts';

/** numeric: parsed as a number on both engines. */
type Decimal = number;

/** Photos and scale reading of a box at packing. */
export type PackingRecordJson = PackingRecord;

export interface LastScanJson {
  code: string;
  status: string;
  status_type: string;
  at: string;
  location: string;
  remark: string;
}

interface ShipmentsTable {
  brand_id: string;
  shipment_id: string;
  order_id: string;
  box_no: number;
  state: ShipmentState;
  warehouse_id: string;
  box_id: string | null;
  box_name: string;
  length_cm: Decimal;
  width_cm: Decimal;
  height_cm: Decimal;
  dead_weight_g: number;
  volume_utilized: Decimal;
  weight_utilized: Decimal;
  /** Inner dimensions of the box, the base of positions. */
  inner_sides: NullableJson<{ length: number; width: number; height: number }>;
  items: Json<unknown>;
  packing_record: NullableJson<PackingRecordJson>;
  payment_mode: PaymentMode;
  declared_paise: number;
  collectible_paise: number;
  courier_id: number | null;
  awb: string | null;
  /** AWB of the consignment whose boxes arrive and are paid at once; null for a parcel of its own. */
  master_awb: string | null;
  /** Reference for the courier: the order number and the box, unique per booking attempt. */
  booking_ref: string | null;
  label_printed_at: NullableTimestamp;
  routing_code: string | null;
  zone: string | null;
  charge_paise: number | null;
  charges: NullableJson<unknown>;
  /** Khep bills its charges through the wallet; otherwise its courier does. */
  is_wallet_billed: Generated<boolean>;
  pickup_id: string | null;
  pickup_tries: number;
  delivery_tries: number;
  manifest_id: string | null;
  expected_at: NullableTimestamp;
  last_scan: NullableJson<LastScanJson>;
  picked_up_at: NullableTimestamp;
  ended_at: NullableTimestamp;
  /** Next poll; null when no scan is expected. */
  poll_after: NullableTimestamp;
  checked_at: NullableTimestamp;
  /** From then on it counts as stuck unless it is scanned; null where no scan is expected. */
  stuck_after: NullableTimestamp;
  /** Names of the files in the private store; null until they were fetched. */
  delivery_proof: NullableJson<string[]>;
  /** The courier's own label in the private store, with the AWB that it is of; null until it was printed. */
  courier_label: NullableJson<{ awb: string; file: string }>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

interface ScansTable {
  brand_id: string;
  awb: string;
  code: string;
  event_time: Timestamp;
  shipment_id: string;
  status_type: string;
  status: string;
  location: string;
  remark: string;
  /** The shipment's state after this scan. */
  state_after: ShipmentState;
  /** Its outcome in the replay. */
  outcome: ScanOutcome;
  received_at: Timestamp;
}

export interface PickupsTable {
  brand_id: string;
  pickup_id: string;
  warehouse_id: string;
  courier_id: number;
  pickup_date: string;
  pickup_time: string;
  expected_count: number;
  courier_reference: string;
  created_at: Timestamp;
}

interface ManifestsTable {
  brand_id: string;
  manifest_id: string;
  manifest_number: string;
  warehouse_id: string;
  courier_id: number;
  shipment_count: number;
  /** Set once its parcels were scanned into the van. */
  handover: NullableJson<ManifestHandover>;
  created_at: Timestamp;
}

/** Who took the parcels of a manifest, and the seal over what was scanned. */
export interface ManifestHandover {
  /** Hexadecimal SHA-256. */
  seal: string;
  received_by: string;
  handed_over_by: string;
  /** ISO time. */
  at: string;
}

export interface ShipmentTables {
  shipments: ShipmentsTable;
  scans: ScansTable;
  pickups: PickupsTable;
  manifests: ManifestsTable;
}

export type ShipmentRecord = Selectable<ShipmentsTable>;
