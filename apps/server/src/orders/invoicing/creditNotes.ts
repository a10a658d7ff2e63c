import type { CreditCause, CreditNoteFacts } from '@khep/api';
import { paiseToRupees } from '@khep/domain/money';
import { unpackedLines } from '@khep/domain/orders';
import type { ItemQuantity } from '@khep/domain/orders';
import { creditNote, financialYear } from '@khep/domain/tax';
import { json } from '../../db/schema.ts';
import type { Db, Tx } from '../../db/schema.ts';
import { conflict } from '../../errors.ts';
import { appendEvent } from '../../events.ts';
import type { Actor } from '../../actor.ts';
import { newId } from '../../ids.ts';
import { istDay } from '../days.ts';
import { toPrintedLine } from './invoiceLines.ts';
import type { CreditedLineJson, InvoicedLine, OrderRecord } from '../tables.ts';
import { issuedContents, findLatestInvoices } from './issuedInvoices.ts';
import type { IssuedInvoice } from './issuedInvoices.ts';
import { reserveNumbers } from '../numberSeries.ts';

/** Boxes in these states are in the warehouse again, with what was in them. */
const returnedStates: ReadonlySet<string> = new Set(['RTO_DELIVERED', 'RTO_ACKNOWLEDGED']);

interface When {
  now: Date;
  actor: Actor;
}

interface Box {
  state: string;
  items: unknown;
}

/**
 * Takes back what an invoiced order no longer sells: all of it once it is cancelled; what had not left of it, where the rest
 * was cancelled; and what was in each box that came back undelivered. Asked again, it finds nothing left. The caller holds
 * the order.
 */
export async function issueDueCreditNotes(
  tx: Tx,
  order: OrderRecord,
  boxes: readonly Box[],
  when: When,
): Promise<void> {
  if (order.status === 'CANCELLED') return void (await credit(tx, order, 'cancelled', () => 'all', when));
  if (order.is_cancelled) await credit(tx, order, 'rest_cancelled', (lines) => unsent(lines, boxes), when);
  const back = boxes.filter(({ state }) => returnedStates.has(state));
  if (back.length > 0) await credit(tx, order, 'rto', () => piecesOf(back), when);
}

/** What is in no box of an order whose rest was cancelled: nobody is going to send it. */
function unsent(lines: readonly InvoicedLine[], boxes: readonly Box[]): Map<string, number> {
  const goods = lines.flatMap(({ line_no, sku_id, quantity }) =>
    line_no === null ? [] : [{ sku_id: sku_id ?? '', quantity }],
  );
  const live = boxes.filter(({ state }) => state !== 'CANCELLED');
  return piecesOf([
    {
      state: '',
      items: unpackedLines(
        goods,
        live.map(({ items }) => items as ItemQuantity[]),
      ),
    },
  ]);
}

function piecesOf(boxes: readonly Box[]): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { items } of boxes)
    for (const { sku_id, quantity = 1 } of items as { sku_id: string; quantity?: number }[])
      pieces.set(sku_id, (pieces.get(sku_id) ?? 0) + quantity);
  return pieces;
}

async function credit(
  tx: Tx,
  order: OrderRecord,
  cause: CreditCause,
  wantedOf: (lines: readonly InvoicedLine[]) => ReadonlyMap<string, number> | 'all',
  { now, actor }: When,
): Promise<string | undefined> {
  const { brand_id, order_id } = order;
  const issued = (await findLatestInvoices(tx, brand_id, [order_id])).get(order_id);
  if (!issued) return undefined;
  const [bill] = await issuedContents(tx, brand_id, [{ order, issued }]);
  const { lines } = bill!;
  const notes = (await findCreditNotes(tx, brand_id, [order_id])).filter(
    ({ issue }) => issue === issued.issue,
  );
  const goods = piecesNow(lines, notes, cause, wantedOf(lines));
  // What a buyer gave back had been brought.
  const undelivered = notes.filter((note) => note.cause !== 'return');
  const isWhole = lines.every(
    (line) =>
      line.line_no === null || creditedOf(undelivered, line) + (goods.get(line) ?? 0) === line.quantity,
  );
  // What was charged for bringing the goods is owed back only where nothing was brought.
  const charges = isWhole && cause !== 'return' ? lines.filter(isOpenCharge(notes)) : [];
  const back = [...goods.keys(), ...charges];
  if (back.length === 0) return undefined;
  const made = creditNote(
    back.map((line) => ({
      line: line.tax,
      quantity: line.quantity,
      credited: creditedOf(notes, line),
      returned: goods.get(line) ?? line.quantity,
    })),
  );
  if (!made.ok) throw conflict(Object.values(made.reasons).join(' '));
  const kept = back.map((line, index): CreditedLineJson => ({
    ...toPrintedLine({ ...line, quantity: goods.get(line) ?? line.quantity, tax: made.lines[index]! }),
    line_no: line.line_no,
  }));
  const note_date = istDay(now);
  const financial_year = financialYear(note_date);
  const n = await reserveNumbers(tx, brand_id, `credit-note:${financial_year}`);
  const note_number = `CN/${financial_year}/${n}`;
  await tx
    .insertInto('credit_notes')
    .values({
      brand_id,
      credit_note_id: newId('crn'),
      order_id,
      issue: issued.issue,
      note_number,
      financial_year,
      note_date,
      cause,
      lines: json(kept),
      total_paise: made.total,
      round_off_paise: made.lines.reduce((sum, { round_off }) => sum + round_off, 0),
      created_at: now,
    })
    .execute();
  await appendEvent(tx, {
    brand_id,
    order_id,
    kind: 'order.credited',
    actor,
    data: { note_number, cause, total_paise: made.total },
    at: now,
  });
  return note_number;
}

type Note = Awaited<ReturnType<typeof findCreditNotes>>[number];

/** The credit notes of orders as they are kept. */
export async function findCreditNotes(db: Db | Tx, brand_id: string, order_ids: readonly string[]) {
  return db
    .selectFrom('credit_notes')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('order_id', 'in', [...order_ids])
    .orderBy('created_at')
    .orderBy('credit_note_id')
    .execute();
}

/** Orders whose invoice was taken back whole because they were cancelled, with the note that did it. */
export async function findVoidingNotes(
  tx: Tx,
  brand_id: string,
  invoices: ReadonlyMap<string, IssuedInvoice>,
): Promise<Map<string, string>> {
  if (invoices.size === 0) return new Map();
  const notes = await findCreditNotes(tx, brand_id, [...invoices.keys()]);
  return new Map(
    notes
      .filter(
        ({ order_id, issue, cause }) => cause === 'cancelled' && issue === invoices.get(order_id)?.issue,
      )
      .map(({ order_id, note_number }) => [order_id, note_number]),
  );
}

/** What to do about an order that leaves though its invoice was taken back whole; undefined where it was not. */
export async function voidedInvoiceWarning(
  tx: Tx,
  brand_id: string,
  order_id: string,
): Promise<string | undefined> {
  const invoices = await findLatestInvoices(tx, brand_id, [order_id]);
  const note_number = (await findVoidingNotes(tx, brand_id, invoices)).get(order_id);
  return note_number === undefined
    ? undefined
    : `Invoice ${invoices.get(order_id)!.number} was taken back by credit note ${note_number}. Print the order's invoice again: it gets a new number.`;
}

/** Pieces of a line that some notes have taken back. */
function creditedOf(notes: readonly Note[], { line_no }: InvoicedLine): number {
  if (line_no === null) return 0;
  return notes
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => sum + (line.line_no === line_no ? line.quantity : 0), 0);
}

const isOpenCharge =
  (notes: readonly Note[]) =>
  (line: InvoicedLine): boolean =>
    line.line_no === null && !notes.some(({ lines }) => lines.some((one) => one.line_no === null));

/**
 * How many pieces of each line a note takes back now. What a buyer gives back is counted as it comes; what never arrived
 * is counted whole each time, so that what earlier notes for the same cause have is left out.
 */
function piecesNow(
  lines: readonly InvoicedLine[],
  notes: readonly Note[],
  cause: CreditCause,
  wanted: ReadonlyMap<string, number> | 'all',
): Map<InvoicedLine, number> {
  const open = new Map(wanted === 'all' ? [] : wanted);
  const sameCause = notes.filter((note) => note.cause === cause);
  const pieces = new Map<InvoicedLine, number>();
  for (const line of lines) {
    if (line.line_no === null) continue;
    const left = line.quantity - creditedOf(notes, line);
    const sku = line.sku_id ?? '';
    const earlier = cause === 'return' ? 0 : creditedOf(sameCause, line);
    const asked = wanted === 'all' ? left : Math.max(0, (open.get(sku) ?? 0) - earlier);
    const now = Math.min(left, asked);
    if (wanted !== 'all') open.set(sku, (open.get(sku) ?? 0) - earlier - now);
    if (now > 0) pieces.set(line, now);
  }
  return pieces;
}

/** The credit notes of an order, first one first. */
export async function listCreditNotes(
  db: Db,
  brand_id: string,
  order_id: string,
): Promise<CreditNoteFacts[]> {
  return (await findCreditNotes(db, brand_id, [order_id])).map((note) => ({
    id: note.credit_note_id,
    number: note.note_number,
    date: note.note_date,
    cause: note.cause,
    total: paiseToRupees(note.total_paise),
  }));
}
