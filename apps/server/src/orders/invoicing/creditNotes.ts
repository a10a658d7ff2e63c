import type { ShipmentState } from '@khep/domain/shipments';
import type { CreditNoteFacts } from '@khep/api';
import type { CreditCause } from '@khep/domain/tax';
import { paiseToRupees } from '@khep/domain/money';
import { unpackedLines } from '@khep/domain/orders';
import type { ItemQuantity } from '@khep/domain/orders';
import { returnedStates } from '@khep/domain/shipments';
import { creditNote } from '@khep/domain/tax';
import { json } from '../../platform/db/schema.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { conflict } from '../../base/errors.ts';
import { appendEvent } from '../../platform/db/events.ts';
import type { Actor } from '../../base/actor.ts';
import { newId } from '../../base/ids.ts';
import { financialYear, istDay } from '@khep/domain/days';
import { toPrintedLine } from './invoiceLines.ts';
import type { CreditedLineJson, InvoicedLine, OrderRecord } from '../core/tables.ts';
import { issuedContents, findLatestInvoices } from './issuedInvoices.ts';
import type { IssuedInvoice } from './issuedInvoices.ts';
import { reserveNumbers } from '../core/numberSeries.ts';

/** Reserves the next number of the brand's credit notes. @param year financial year, such as 26-27 */
export async function reserveCreditNoteNumber(tx: Tx, brand_id: string, year: string): Promise<string> {
  const n = await reserveNumbers(tx, brand_id, `credit-note:${year}`);
  return `CN/${year}/${n}`;
}

interface When {
  now: Date;
  actor: Actor;
}

interface Box {
  state: ShipmentState;
  items: unknown;
}

/**
 * Issues due credit notes of an invoiced order: for the whole order once it is cancelled, for cancelled
 * unshipped items, and for returned boxes. Idempotent. The caller locks the order.
 */
export async function issueDueCreditNotes(
  tx: Tx,
  order: OrderRecord,
  boxes: readonly Box[],
  when: When,
): Promise<void> {
  if (order.status === 'CANCELLED') return void (await credit(tx, order, 'cancelled', () => 'all', when));
  if (order.is_cancelled) await credit(tx, order, 'rest_cancelled', (lines) => unsent(lines, boxes), when);
  else if (order.cancelled_items)
    await credit(tx, order, 'rest_cancelled', () => piecesOf([{ items: order.cancelled_items }]), when);
  const back = boxes.filter(({ state }) => returnedStates.includes(state));
  if (back.length > 0) await credit(tx, order, 'rto', () => piecesOf(back), when);
}

/**
 * Credits units that the buyer returned. Returns the number of the note; undefined for an order without an invoice. The
 * caller locks the order.
 * @param units by SKU, combos by their parts
 */
export async function creditReturnedUnits(
  tx: Tx,
  order: OrderRecord,
  units: ReadonlyMap<string, number>,
  when: When,
): Promise<string | undefined> {
  return credit(tx, order, 'return', () => units, when);
}

/** Items in no box of a partially cancelled order won't be shipped. */
function unsent(lines: readonly InvoicedLine[], boxes: readonly Box[]): Map<string, number> {
  const goods = lines.flatMap(({ line_no, sku_id, quantity }) =>
    line_no === null ? [] : [{ sku_id: sku_id ?? '', quantity }],
  );
  const live = boxes.filter(({ state }) => state !== 'CANCELLED');
  return piecesOf([
    {
      items: unpackedLines(
        goods,
        live.map(({ items }) => items as ItemQuantity[]),
      ),
    },
  ]);
}

function piecesOf(boxes: readonly Pick<Box, 'items'>[]): Map<string, number> {
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
  // A return by the buyer was delivered before.
  const undelivered = notes.filter((note) => note.cause !== 'return');
  const isWhole = lines.every(
    (line) =>
      line.line_no === null || creditedOf(undelivered, line) + (goods.get(line) ?? 0) === line.quantity,
  );
  // Delivery charges are credited only if nothing was delivered.
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
  const note_number = await reserveCreditNoteNumber(tx, brand_id, financial_year);
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

/** Credit notes of orders, as stored. */
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

/** Cancelled orders whose invoice was credited in full, with the credit note. */
export async function findVoidingNotes(
  tx: Db | Tx,
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

/** Warning for an order that ships although its invoice is voided; undefined if it isn't. */
export async function voidedInvoiceWarning(
  tx: Tx,
  brand_id: string,
  order_id: string,
): Promise<string | undefined> {
  const invoices = await findLatestInvoices(tx, brand_id, [order_id]);
  const note_number = (await findVoidingNotes(tx, brand_id, invoices)).get(order_id);
  return note_number === undefined
    ? undefined
    : `Invoice ${invoices.get(order_id)!.number} was cancelled by credit note ${note_number}. Print it again to issue a new one.`;
}

/** Units of a line credited by some notes. */
function creditedOf(notes: readonly Note[], { line_no, sku_id }: InvoicedLine): number {
  if (line_no === null) return 0;
  // The parts of a combo are lines of their own with the same number.
  return notes
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => sum + (line.line_no === line_no && line.sku_id === sku_id ? line.quantity : 0), 0);
}

const isOpenCharge =
  (notes: readonly Note[]) =>
  (line: InvoicedLine): boolean =>
    line.line_no === null && !notes.some(({ lines }) => lines.some((one) => one.line_no === null));

/**
 * Units of each line to credit now. Buyer returns are counted as they arrive; undelivered items are counted
 * in full each time, minus earlier notes for the same cause.
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

/** Lists an order's credit notes, the oldest first. */
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
