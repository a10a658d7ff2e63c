import type { EInvoiceCancelReason } from '@khep/domain/gst';
import type { Timestamp } from '../../platform/db/columns.ts';

/** Invoices that are registered with the portal. A cancelled one stays: its number can't be registered again. */
interface EInvoicesTable {
  brand_id: string;
  order_id: string;
  invoice_number: string;
  irn: string;
  ack_no: string;
  ack_at: Timestamp;
  /** The text of the printed QR code, with GSTINs and the value of the invoice. */
  signed_qr: string;
  is_simulated: boolean;
  /** User IDs. */
  registered_by: string;
  cancelled_at: Timestamp | null;
  cancel_reason: EInvoiceCancelReason | null;
  cancelled_by: string | null;
}

/** The brand's users of the portal, by registration. */
interface EInvoiceAccountsTable {
  brand_id: string;
  gstin: string;
  username: string;
  /** Encrypted. */
  password: string;
  updated_at: Timestamp;
  updated_by: string;
}

export interface InvoicingTables {
  einvoices: EInvoicesTable;
  einvoice_accounts: EInvoiceAccountsTable;
}
