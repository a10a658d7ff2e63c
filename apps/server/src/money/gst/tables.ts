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

/** Credit notes of tax invoices without an order. Their parties are those of the invoice. */
interface DirectCreditNotesTable {
  brand_id: string;
  note_number: string;
  /** YYYY-MM-DD, in IST. */
  note_date: string;
  invoice_number: string;
  /** The supplier's, as on the invoice. */
  gstin: string;
  /** Credited units of each line of the invoice. */
  units: Json<number[]>;
  lines: Json<TaxDocumentLine[]>;
  value_paise: number;
  created_at: Timestamp;
  /** A user ID. */
  created_by: string;
}

/** Tax that marketplaces collected, as the portal has it. */
interface TcsCreditsTable {
  brand_id: string;
  gstin: string;
  /** YYYY-MM */
  month: string;
  operator_gstin: string;
  operator_name: string;
  gross_paise: number;
  returned_paise: number;
  net_paise: number;
  igst_paise: number;
  cgst_paise: number;
  sgst_paise: number;
  /** Whose orders are its sales, as a person chose; empty for none, null while nobody did. */
  channel: string | null;
  imported_at: Timestamp;
  /** A user ID. */
  imported_by: string;
}

export interface GstTables {
  direct_invoices: DirectInvoicesTable;
  direct_credit_notes: DirectCreditNotesTable;
  tcs_credits: TcsCreditsTable;
}
