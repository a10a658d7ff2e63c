import type { PaymentMode } from '@khep/domain/money';
import type { ReturnAddress } from '@khep/api';
import type { Charges } from '@khep/domain/rating';
import type {
  Disposition,
  QualityCheck,
  ReturnKind,
  ReverseState,
  RefundMethod,
  ReturnSource,
  ReverseScanResult,
} from '@khep/domain/returns';
import type { Generated, Selectable } from 'kysely';
import type { Json, NullableJson, NullableTimestamp, Timestamp } from '../../platform/db/columns.ts';

export interface ReturnItemJson {
  item_no: number;
  /** The code, as in the box. */
  sku_id: string;
  sku_name: string;
  quantity: number;
  /** For all units, including GST. */
  paid_paise: number;
  /** GST per cent. */
  gst: number;
  reason: string;
  remark: string;
  buyer_photos: string[];
  bench_photos: string[];
  checks: Partial<Record<QualityCheck, boolean>>;
  note: string;
  disposition: Disposition | null;
  bin: string;
}

export interface RefundJson {
  amount_paise: number;
  method: RefundMethod;
  reference: string;
  /** ISO 8601. */
  at: string;
}

interface ReturnsTable {
  brand_id: string;
  return_id: string;
  /** RET-2048 */
  return_number: string;
  kind: ReturnKind;
  state: ReverseState;
  source: ReturnSource;
  order_id: string;
  /** As printed: KH-100482. */
  order_number: string;
  /** The box that came back, for an RTO; the first box with returned items otherwise. */
  shipment_id: string | null;
  /** Where it goes. */
  warehouse_id: string;
  buyer_name: string;
  city: string;
  payment_mode: PaymentMode;
  /** The buyer has paid for the items. */
  is_paid: boolean;
  value_paise: number;
  /** Kept of the refund. */
  fee_paise: number;
  /** A reason of the domain; for an RTO the courier's words. */
  reason: string;
  remark: string;
  items: Json<ReturnItemJson[]>;
  units: number;
  /** Checked at the buyer's door. */
  with_qc: boolean;
  pickup_address: Json<ReturnAddress>;
  search_text: string;
  courier_id: number | null;
  awb: string | null;
  booking_ref: string | null;
  routing_code: string | null;
  charge_paise: number | null;
  charges: NullableJson<Charges>;
  /** Charges of the way to the buyer, without GST. */
  freight_there_paise: number | null;
  pickup_date: string | null;
  pickup_time: string | null;
  pickup_failures: Generated<number>;
  last_event_time: NullableTimestamp;
  received_at: NullableTimestamp;
  /** Day of the promised refund in India, YYYY-MM-DD. */
  refund_due: string | null;
  refund: NullableJson<RefundJson>;
  exchange_order_id: string | null;
  /** Next poll of the reverse pickup; null when no scan is expected. */
  poll_after: NullableTimestamp;
  version: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

interface ReturnScansTable {
  brand_id: string;
  awb: string;
  code: string;
  event_time: Timestamp;
  return_id: string;
  status_type: string;
  status: string;
  location: string;
  remark: string;
  state_after: ReverseState;
  outcome: ReverseScanResult['outcome'];
  received_at: Timestamp;
}

export interface ReturnTables {
  returns: ReturnsTable;
  return_scans: ReturnScansTable;
}

export type ReturnRecord = Selectable<ReturnsTable>;
