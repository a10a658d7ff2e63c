import type { CourierPartner } from '@khep/domain/couriers';
import type { AdjustmentState } from '@khep/domain/ledger';
import type { BillingSettingsDraft } from '@khep/api';
import type { InvoiceModel } from '@khep/domain/documents';
import type { Selectable } from 'kysely';
import type { Actor } from '../../base/actor.ts';
import type {
  Json,
  NullableJson,
  NullableTimestamp,
  Timestamp,
  VersionColumns,
} from '../../platform/db/columns.ts';

/** A UPI AutoPay mandate, as the gateway knows it. */
export interface MandateJson {
  customer_id: string;
  token: string;
  vpa: string;
  max_paise: number;
}

interface BillingSettingsTable extends VersionColumns {
  brand_id: string;
  settings: Json<BillingSettingsDraft>;
  mandate: NullableJson<MandateJson>;
  /** When a low balance was last announced; null once it has risen. */
  alerted_at: NullableTimestamp;
}

interface AdjustmentsTable {
  brand_id: string;
  adjustment_id: string;
  amount_paise: number;
  reason: string;
  reference: string;
  state: AdjustmentState;
  requested_by: Json<Actor>;
  requested_at: Timestamp;
  decided_by: NullableJson<Actor>;
  decided_at: NullableTimestamp;
}

interface CodCyclesTable {
  brand_id: string;
  partner: CourierPartner;
  days_after: number;
  weekdays: Json<number[]>;
}

/** COD money of a shipment that its courier has remitted, as reconciliation matched it. */
interface CodSettlementsTable {
  brand_id: string;
  shipment_id: string;
  utr: string;
  /** YYYY-MM-DD. */
  paid_on: string;
  amount_paise: number;
}

interface FreightInvoicesTable {
  brand_id: string;
  invoice_id: string;
  invoice_number: string;
  /** YYYY-MM. */
  month: string;
  issued_on: string;
  shipments: number;
  taxable_paise: number;
  gst_paise: number;
  total_paise: number;
  /** As it is printed. */
  model: Json<InvoiceModel>;
  created_at: Timestamp;
}

export interface BillingTables {
  billing_settings: BillingSettingsTable;
  adjustments: AdjustmentsTable;
  cod_cycles: CodCyclesTable;
  cod_settlements: CodSettlementsTable;
  freight_invoices: FreightInvoicesTable;
}

export type AdjustmentRecord = Selectable<AdjustmentsTable>;
export type FreightInvoiceRecord = Selectable<FreightInvoicesTable>;
