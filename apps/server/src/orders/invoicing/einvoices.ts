import type { InvoiceModel } from '@khep/domain/documents';
import { formatDateTime } from '@khep/domain/days';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { InvoicingTables } from './tables.ts';

export type EInvoiceRecord = Selectable<InvoicingTables['einvoices']>;

/** Lists the registrations of orders' invoices, cancelled ones included. */
export async function listEInvoices(
  db: Db | Tx,
  brand_id: string,
  order_ids: readonly string[],
): Promise<EInvoiceRecord[]> {
  if (order_ids.length === 0) return [];
  return db
    .selectFrom('einvoices')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('order_id', 'in', [...order_ids])
    .execute();
}

/** A registration as it is printed on its invoice; a cancelled one isn't. */
export function printedEInvoice(
  records: readonly EInvoiceRecord[],
  order_id: string,
  number: string,
): Pick<InvoiceModel, 'e_invoice'> {
  const found = records.find((one) => one.order_id === order_id && one.invoice_number === number);
  if (!found || found.cancelled_at) return {};
  const { irn, ack_no, ack_at, signed_qr, is_simulated } = found;
  return {
    e_invoice: { irn, ack_no, ack_date: formatDateTime(ack_at.toISOString()), signed_qr, is_simulated },
  };
}
