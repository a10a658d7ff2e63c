import { isCreditNotePrefix } from '@khep/api';
import { financialYear } from '@khep/domain/tax';
import { loadPreference } from '../../catalogue/preferences.ts';
import { json } from '../../db/schema.ts';
import type { Tx } from '../../db/schema.ts';
import { conflict, notFound } from '../../errors.ts';
import { appendEvent } from '../../events.ts';
import type { Actor } from '../../actor.ts';
import { issueDueCreditNotes, findVoidingNotes } from './creditNotes.ts';
import { istDay } from '../days.ts';
import { computeInvoices } from './invoiceLines.ts';
import { findLatestInvoices } from './issuedInvoices.ts';
import type { IssuedInvoice } from './issuedInvoices.ts';
import type { OrderRecord } from '../tables.ts';
import { reserveNumbers } from '../numberSeries.ts';

/** The law's limit for the number of a tax invoice (rule 46). */
const longest = 16;

/** `ML/26-27/482`; without its slashes where that is longer than the law allows, as after the 999th of a long prefix. */
function invoiceNumber(prefix: string, year: string, n: number): string {
  const number = [prefix, year, n].filter((part) => part !== '').join('/');
  if (number.length <= longest) return number;
  const short = `${prefix}${year.replace('-', '')}${n}`;
  if (short.length > longest)
    throw conflict(`Invoice ${number} is longer than 16 characters. Choose a shorter prefix in Settings.`);
  return short;
}

/**
 * Issues the invoices that orders do not have yet, each with the next number of the brand's series for the financial
 * year of today. Asked again, it answers with the same: a number belongs to its order for ever.
 *
 * An order that was cancelled after its invoice, and left all the same, gets another one: its first was taken back whole
 * by a credit note, and goods that leave need a tax invoice with a number of its own (CGST Act, section 31; rule 46).
 */
export async function issueInvoices(
  tx: Tx,
  brand_id: string,
  order_ids: readonly string[],
  { now, actor }: { now: Date; actor: Actor },
): Promise<Map<string, IssuedInvoice>> {
  const sorted = [...new Set(order_ids)].sort();
  // Held in one sequence by every caller, so that two prints of one order come one after the other.
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
  const open = held.filter(
    ({ order_id, status }) => !issued.has(order_id) || (voided.has(order_id) && status !== 'CANCELLED'),
  );
  const cancelled = open.find(({ status }) => status === 'CANCELLED');
  if (cancelled) throw conflict(`Order ${cancelled.order_number} was cancelled before it had an invoice.`);
  if (open.length === 0) return issued;
  const billed = await computeInvoices(tx, brand_id, open);
  const kept = (await loadPreference(tx, brand_id, 'invoice_preference')).preferences;
  const prefix = typeof kept['invoice_prefix'] === 'string' ? kept['invoice_prefix'] : '';
  if (isCreditNotePrefix(prefix))
    throw conflict(`The prefix ${prefix} is reserved for credit notes. Choose another one in Settings.`);
  const start = typeof kept['invoice_series_start'] === 'number' ? kept['invoice_series_start'] : 1;
  const date = istDay(now);
  const year = financialYear(date);
  const first = await reserveNumbers(tx, brand_id, `invoice:${year}`, { start, count: open.length });
  for (const [index, { order_id }] of open.entries()) {
    const number = invoiceNumber(prefix, year, first + index);
    const issue = (issued.get(order_id)?.issue ?? 0) + 1;
    const { supplier, ...bill } = billed.get(order_id)!;
    await tx
      .insertInto('invoices')
      .values({
        brand_id,
        order_id,
        issue,
        invoice_number: number,
        financial_year: year,
        invoice_date: date,
        kind: bill.kind,
        lines: json(bill.lines),
        supplier: json(supplier),
        created_at: now,
      })
      .execute();
    await appendEvent(tx, {
      brand_id,
      order_id,
      kind: 'order.invoiced',
      actor,
      data: { invoice_number: number },
      at: now,
    });
    issued.set(order_id, { issue, number, date, billed: bill, supplier });
  }
  // After every number is taken: the series of credit notes is the last that any transaction waits for.
  await creditLateInvoices(tx, brand_id, open, { now, actor });
  return issued;
}

/** What came back before its invoice was printed is taken back with it. */
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
