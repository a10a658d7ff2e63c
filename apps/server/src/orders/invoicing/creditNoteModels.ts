import { formatDate } from '@khep/domain/days';
import type { InvoiceModel } from '@khep/domain/documents';
import type { Db } from '../../platform/db/schema.ts';
import type { Services } from '../../start/services.ts';
import { findCreditNotes } from './creditNotes.ts';
import { listEInvoices, printedEInvoice } from './einvoices.ts';
import { buildInvoiceModels } from './invoiceModels.ts';
import { listIssuedInvoices } from './issuedInvoices.ts';
import type { OrderRecord } from '../core/tables.ts';

/**
 * Builds the printable credit notes of orders: the layout of the invoice, with the credited items. No goods
 * move, so there is no e-way bill.
 */
export async function buildCreditNoteModels(
  db: Db,
  services: Services,
  brand_id: string,
  orders: readonly OrderRecord[],
): Promise<InvoiceModel[]> {
  const ids = orders.map(({ order_id }) => order_id);
  const invoices = await listIssuedInvoices(db, brand_id, ids);
  const notesByOrder = Map.groupBy(await findCreditNotes(db, brand_id, ids), ({ order_id }) => order_id);
  const wanted = orders.flatMap((order) =>
    (notesByOrder.get(order.order_id) ?? []).flatMap((note) => {
      const issued = invoices.find(
        ({ order_id, issue }) => order_id === note.order_id && issue === note.issue,
      );
      return issued ? { order, issued, note } : [];
    }),
  );
  if (wanted.length === 0) return [];
  const [papers, registered] = await Promise.all([
    buildInvoiceModels(db, services, brand_id, wanted),
    listEInvoices(db, brand_id, ids),
  ]);
  return wanted.map(({ issued, note }, index) => {
    // The registration of the invoice isn't that of its note.
    const { eway_bill: _eway, e_invoice: _invoiceMark, ...invoice } = papers[index]!;
    return {
      ...invoice,
      credits: { number: issued.number, date: formatDate(issued.date) },
      number: note.note_number,
      date: formatDate(note.note_date),
      lines: note.lines.map(({ line_no: _line, ...line }) => line),
      round_off: note.round_off_paise,
      total: note.total_paise,
      ...printedEInvoice(registered, note.order_id, note.note_number),
    };
  });
}
