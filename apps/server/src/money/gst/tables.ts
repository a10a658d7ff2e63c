import type { EInvoiceParty, ExportDetails, TaxDocumentLine, directKinds } from '@khep/domain/gst';
import type { Generated } from 'kysely';
import type { NullableTimestamp, Timestamp } from '../../platform/db/columns.ts';
import type { Json } from '../../platform/db/columns.ts';

/** Tax invoices without an order. A cancelled one stays: its number can't be used again. */
interface DirectInvoicesTable {
  brand_id: string;
  invoice_number: string;
  /** YYYY-MM-DD, in IST. */
  invoice_date: string;
  kind: (typeof directKinds)[number];
  /** The supplier's. */
  gstin: string;
  /** GST code of the place of supply. */
  place: string;
  is_inter_state: boolean;
  value_paise: number;
  seller: Json<EInvoiceParty>;
  /** Where the goods leave from, and where they go. */
  dispatch: Json<EInvoiceParty>;
  buyer: Json<EInvoiceParty>;
  delivery: Json<EInvoiceParty>;
  lines: Json<TaxDocumentLine[]>;
  exported: Json<ExportDetails> | null;
  /** Twelve digits; empty without one. */
  eway_bill: Generated<string>;
  created_at: Timestamp;
  /** User IDs. */
  created_by: string;
  cancelled_at: NullableTimestamp;
  cancelled_by: string | null;
}

export interface GstTables {
  direct_invoices: DirectInvoicesTable;
}
