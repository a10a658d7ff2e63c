import { isDeepStrictEqual } from 'node:util';
import type { InvoiceParty } from '@khep/domain/documents';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { conflict } from '../../base/errors.ts';
import { computeInvoices } from './invoiceLines.ts';
import type { InvoiceContent } from './invoiceLines.ts';
import type { OrderRecord } from '../core/tables.ts';

export interface IssuedInvoice {
  /** Sequence number among the order's invoices. */
  issue: number;
  number: string;
  /** YYYY-MM-DD, in IST. */
  date: string;
  /** Stored content; null for older invoices. */
  billed: InvoiceContent | null;
  /** The supplier when the invoice was issued. */
  supplier: InvoiceParty;
}

/** Lists all issued invoices of orders, the oldest first. */
export async function listIssuedInvoices(
  db: Db | Tx,
  brand_id: string,
  order_ids: readonly string[],
): Promise<(IssuedInvoice & { order_id: string })[]> {
  if (order_ids.length === 0) return [];
  const rows = await db
    .selectFrom('invoices')
    .select(['order_id', 'issue', 'invoice_number', 'invoice_date', 'kind', 'place', 'lines', 'supplier'])
    .where('brand_id', '=', brand_id)
    .where('order_id', 'in', [...order_ids])
    .orderBy('issue')
    .execute();
  return rows.map(({ order_id, issue, invoice_number, invoice_date, kind, place, lines, supplier }) => ({
    order_id,
    issue,
    number: invoice_number,
    date: invoice_date,
    supplier,
    billed: kind !== null && lines !== null ? { kind, place, lines } : null,
  }));
}

/** Finds the latest invoice of each order. */
export async function findLatestInvoices(
  db: Db | Tx,
  brand_id: string,
  order_ids: readonly string[],
): Promise<Map<string, IssuedInvoice>> {
  const all = await listIssuedInvoices(db, brand_id, order_ids);
  return new Map(all.map(({ order_id, ...invoice }) => [order_id, invoice]));
}

/** Contents of invoices, as stored when they were issued. Older ones are computed from the order. */
export async function issuedContents(
  db: Db | Tx,
  brand_id: string,
  invoices: readonly { order: OrderRecord; issued: IssuedInvoice }[],
): Promise<InvoiceContent[]> {
  const old = invoices.filter(({ issued }) => issued.billed === null).map(({ order }) => order);
  const dates = new Map(invoices.map(({ order, issued }) => [order.order_id, issued.date]));
  const computed = await computeInvoices(db, brand_id, old, ({ order_id }) => dates.get(order_id)!);
  return invoices.map(({ order, issued }) => issued.billed ?? computed.get(order.order_id)!);
}

interface InvoicedBill {
  number: string;
  /** YYYY-MM-DD, in IST. */
  date: string;
  bill: InvoiceContent | undefined;
}

/** Content invoiced for an order before a change; undefined without an invoice. */
export async function findInvoicedContent(tx: Tx, order: OrderRecord): Promise<InvoicedBill | undefined> {
  const { brand_id, order_id } = order;
  const issued = (await findLatestInvoices(tx, brand_id, [order_id])).get(order_id);
  if (!issued) return undefined;
  return { number: issued.number, date: issued.date, bill: await billOf(tx, order, issued.date) };
}

/** Content that an order would be invoiced for on a day. */
async function billOf(tx: Tx, order: OrderRecord, day: string): Promise<InvoiceContent | undefined> {
  const bill = (await computeInvoices(tx, order.brand_id, [order], () => day)).get(order.order_id);
  return (
    bill && { kind: bill.kind, place: bill.place && { ...bill.place, is_assumed: false }, lines: bill.lines }
  );
}

/** An issued invoice can't change: rejects changes of an order that would change it. */
export async function assertInvoiceUnchanged(
  tx: Tx,
  order: OrderRecord,
  { number, date, bill }: InvoicedBill,
): Promise<void> {
  if (!isDeepStrictEqual(bill, await billOf(tx, order, date)))
    throw conflict(
      `Invoice ${number} was issued for these items and this address. Cancel the order, which credits the invoice, and create a new one.`,
    );
}
