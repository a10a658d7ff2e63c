import { financialYear } from '@khep/domain/tax';
import { readPreference } from '../catalogue/preferences.ts';
import type { Db, Tx } from '../db/schema.ts';
import { conflict, notFound } from '../errors.ts';
import { appendEvent } from '../events.ts';
import type { Actor } from '../events.ts';
import { istDay } from './days.ts';
import { nextNumber } from './series.ts';

export interface IssuedInvoice {
  number: string;
  /** YYYY-MM-DD, in India. */
  date: string;
}

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

/** The invoices of orders that have been issued. */
export async function invoicesOf(
  db: Db | Tx,
  brand_id: string,
  order_ids: readonly string[],
): Promise<Map<string, IssuedInvoice>> {
  if (order_ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('invoices')
    .select(['order_id', 'invoice_number', 'invoice_date'])
    .where('brand_id', '=', brand_id)
    .where('order_id', 'in', [...order_ids])
    .execute();
  return new Map(rows.map((row) => [row.order_id, { number: row.invoice_number, date: row.invoice_date }]));
}

/**
 * Issues the invoices that orders do not have yet, each with the next number of the brand's series for the financial
 * year of today. Asked again, it answers with the same: a number belongs to its order for ever.
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
    .select(['order_id', 'order_number', 'status'])
    .where('brand_id', '=', brand_id)
    .where('order_id', 'in', sorted)
    .orderBy('order_id')
    .forUpdate()
    .execute();
  if (held.length !== sorted.length) throw notFound('order');
  const issued = await invoicesOf(tx, brand_id, sorted);
  const open = held.filter(({ order_id }) => !issued.has(order_id));
  const cancelled = open.find(({ status }) => status === 'CANCELLED');
  if (cancelled) throw conflict(`Order ${cancelled.order_number} was cancelled before it had an invoice.`);
  if (open.length === 0) return issued;
  const kept = (await readPreference(tx, brand_id, 'invoice_preference'))?.preferences ?? {};
  const prefix = typeof kept['invoice_prefix'] === 'string' ? kept['invoice_prefix'] : '';
  const start = typeof kept['invoice_series_start'] === 'number' ? kept['invoice_series_start'] : 1;
  const date = istDay(now);
  const year = financialYear(date);
  const first = await nextNumber(tx, brand_id, `invoice:${year}`, { start, count: open.length });
  for (const [index, { order_id }] of open.entries()) {
    const number = invoiceNumber(prefix, year, first + index);
    await tx
      .insertInto('invoices')
      .values({
        brand_id,
        order_id,
        invoice_number: number,
        financial_year: year,
        invoice_date: date,
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
    issued.set(order_id, { number, date });
  }
  return issued;
}
