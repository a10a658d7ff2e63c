import { isCreditNotePrefix } from '@khep/api';
import { formatInvoiceNumber, maxInvoiceNumber } from '@khep/domain/tax';
import { loadPreference } from '../../brand/catalogue/preferences.ts';
import { json } from '../../platform/db/schema.ts';
import type { Tx } from '../../platform/db/schema.ts';
import { conflict, notFound } from '../../base/errors.ts';
import { appendEvents } from '../../platform/db/events.ts';
import type { Actor } from '../../base/actor.ts';
import { issueDueCreditNotes, findVoidingNotes } from './creditNotes.ts';
import { financialYear, istDay } from '@khep/domain/days';
import { computeInvoices } from './invoiceLines.ts';
import { findLatestInvoices } from './issuedInvoices.ts';
import type { IssuedInvoice } from './issuedInvoices.ts';
import type { OrderRecord } from '../core/tables.ts';
import { reserveNumbers } from '../core/numberSeries.ts';

/** The number of an invoice. @throws a 409 if the prefix is too long for a legal number */
function invoiceNumber(prefix: string, year: string, n: number): string {
  const number = formatInvoiceNumber(prefix, year, n);
  if (number === undefined)
    throw conflict(
      `Invoice ${[prefix, year, n].join('/')} is longer than ${maxInvoiceNumber} characters. Choose a shorter prefix in Settings.`,
    );
  return number;
}

/**
 * Reserves the next numbers of the brand's series of invoices.
 * @param date of the invoices, YYYY-MM-DD
 * @throws a 409 if the prefix can't be one of invoices
 */
export async function reserveInvoiceNumbers(
  tx: Tx,
  brand_id: string,
  date: string,
  count: number,
): Promise<string[]> {
  const kept = (await loadPreference(tx, brand_id, 'invoice_preference')).preferences;
  const prefix = typeof kept['invoice_prefix'] === 'string' ? kept['invoice_prefix'] : '';
  if (isCreditNotePrefix(prefix))
    throw conflict(`The prefix ${prefix} is reserved for credit notes. Choose another one in Settings.`);
  const start = typeof kept['invoice_series_start'] === 'number' ? kept['invoice_series_start'] : 1;
  const year = financialYear(date);
  const first = await reserveNumbers(tx, brand_id, `invoice:${year}`, { start, count });
  return Array.from({ length: count }, (_, at) => invoiceNumber(prefix, year, first + at));
}

interface IssueOptions {
  now: Date;
  actor: Actor;
  /** Told of an order whose invoice can't be issued; without it, none is issued at all. */
  onProblem?: (order_id: string, problem: string) => void;
}

/**
 * Issues missing invoices of orders, with the next numbers of the brand's series for the current financial
 * year. Idempotent: an order keeps its number.
 * An order that ships after its invoice was cancelled gets a new one, because goods that move need a valid
 * tax invoice (CGST Act, section 31; rule 46).
 */
export async function issueInvoices(
  tx: Tx,
  brand_id: string,
  order_ids: readonly string[],
  { now, actor, onProblem }: IssueOptions,
): Promise<Map<string, IssuedInvoice>> {
  if (order_ids.length === 0) return new Map();
  const sorted = [...new Set(order_ids)].sort();
  // Every caller locks in this sequence, so that two prints of one order can't conflict.
  const held = await tx
    .selectFrom('orders')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('order_id', 'in', sorted)
    .orderBy('order_id')
    .forUpdate()
    .execute();
  if (held.length !== sorted.length) throw notFound('order');
  const issued = await findLatestInvoices(tx, brand_id, sorted);
  const voided = await findVoidingNotes(tx, brand_id, issued);
  const missing = held.filter(
    ({ order_id, status }) => !issued.has(order_id) || (voided.has(order_id) && status !== 'CANCELLED'),
  );
  const cancelled = missing.find(({ status }) => status === 'CANCELLED');
  if (cancelled) throw conflict(`Order ${cancelled.order_number} was cancelled before it had an invoice.`);
  if (missing.length === 0) return issued;
  const date = istDay(now);
  const billed = await computeInvoices(tx, brand_id, missing, () => date);
  const open = missing.filter(({ order_id, order_number }) => {
    const problem = billed.get(order_id)?.problem;
    if (problem === undefined) return true;
    if (!onProblem) throw conflict(`Order ${order_number} has no invoice yet. ${problem}`);
    onProblem(order_id, problem);
    return false;
  });
  if (open.length === 0) return issued;
  const numbers = await reserveInvoiceNumbers(tx, brand_id, date, open.length);
  const rows = open.map(({ order_id }, index) => {
    const { supplier, problem: _none, ...bill } = billed.get(order_id)!;
    const issue = (issued.get(order_id)?.issue ?? 0) + 1;
    return {
      order_id,
      issue,
      number: numbers[index]!,
      date,
      billed: bill,
      supplier,
    };
  });
  await tx
    .insertInto('invoices')
    .values(
      rows.map(({ order_id, issue, number, billed: bill, supplier }) => ({
        brand_id,
        order_id,
        issue,
        invoice_number: number,
        financial_year: financialYear(date),
        invoice_date: date,
        kind: bill.kind,
        place: bill.place === null ? null : json(bill.place),
        lines: json(bill.lines),
        supplier: json(supplier),
        created_at: now,
      })),
    )
    .execute();
  await appendEvents(
    tx,
    rows.map(({ order_id, number }) => ({
      brand_id,
      order_id,
      kind: 'order.invoiced',
      actor,
      data: { invoice_number: number },
      at: now,
    })),
  );
  for (const { order_id, ...invoice } of rows) issued.set(order_id, invoice);
  // After the invoice numbers: the series of credit notes is always locked last.
  await creditLateInvoices(tx, brand_id, open, { now, actor });
  return issued;
}

/** Items returned before the invoice was issued are credited with it. */
async function creditLateInvoices(
  tx: Tx,
  brand_id: string,
  orders: readonly OrderRecord[],
  when: { now: Date; actor: Actor },
): Promise<void> {
  const boxes = await tx
    .selectFrom('shipments')
    .select(['order_id', 'state', 'items'])
    .where('brand_id', '=', brand_id)
    .where(
      'order_id',
      'in',
      orders.map(({ order_id }) => order_id),
    )
    .execute();
  const boxesOf = Map.groupBy(boxes, ({ order_id }) => order_id);
  for (const order of orders) await issueDueCreditNotes(tx, order, boxesOf.get(order.order_id) ?? [], when);
}
