import type { PurchaseOrder, SupplierBills } from '@khep/api';
import { financialYear, istDay } from '@khep/domain/days';
import { rupeesToPaise } from '@khep/domain/money';
import { formatInvoiceNumber } from '@khep/domain/tax';
import { conflict, notFound, validationError } from '../../base/errors.ts';
import { reserveNumbers } from '../../orders/core/numberSeries.ts';
import type { ChangeContext } from '../../platform/db/events.ts';
import { json } from '../../platform/db/schema.ts';
import type { Tx } from '../../platform/db/schema.ts';
import type { PurchaseRecord, SupplierBillJson } from '../tables.ts';
import { differencesOf, isClaimed, loadPurchaseGst } from './billedAmounts.ts';
import { loadPurchase, lockPurchase } from './purchaseOrders.ts';

/**
 * A buyer's debit note is a claim between two companies: in GST the supplier answers it with a credit note (CGST Act, section
 * 34(1); a recipient issues none under that section: taxlok.com, query 13281 of 3 March 2020; read on 29 November 2026). Its own
 * series keeps the form of tax documents: at most 16 characters, once in a financial year (CGST Rules, rule 53(1)(d)).
 */
const prefix = 'DN';

const sameBill = (a: Omit<SupplierBillJson, 'note'>, b: Omit<SupplierBillJson, 'note'>): boolean =>
  JSON.stringify([a.number, a.date, a.lines]) === JSON.stringify([b.number, b.date, b.lines]);

async function storeBills(
  tx: Tx,
  { brand_id, actor }: ChangeContext,
  row: PurchaseRecord,
  bills: readonly SupplierBillJson[],
  now: Date,
): Promise<PurchaseOrder> {
  await tx
    .updateTable('purchase_orders')
    .set({
      bills: json([...bills]),
      version: row.version + 1,
      updated_at: now,
      updated_by: actor.name ?? '',
    })
    .where('brand_id', '=', brand_id)
    .where('purchase_id', '=', row.purchase_id)
    .execute();
  return loadPurchase(tx, brand_id, row.purchase_id);
}

/**
 * Saves all bills of an order. One whose differences are claimed stays as it is until its note is cancelled.
 * @throws ApiError 404, 409, 422 @throws VersionConflict
 */
export async function saveSupplierBills(
  tx: Tx,
  author: ChangeContext,
  purchase_id: string,
  draft: SupplierBills,
  now: Date,
): Promise<PurchaseOrder> {
  const row = await lockPurchase(tx, author, purchase_id);
  if (row.state === 'draft') throw conflict(`${row.purchase_number} wasn’t sent: no supplier has it.`);
  const bills = draft.bills.map(({ number, date, lines }, at): SupplierBillJson => {
    const field = (name: string) => `bills.${at}.${name}`;
    if (draft.bills.findIndex((one) => one.number === number) !== at)
      throw validationError({ [field('number')]: `${number} is entered already.` });
    if (date > istDay(now)) throw validationError({ [field('date')]: 'Enter today or an earlier day' });
    for (const { line_no } of lines)
      if (!row.lines.some((line) => line.line_no === line_no))
        throw validationError({ [field('lines')]: `${row.purchase_number} has no line ${line_no}.` });
    const bill = {
      number,
      date,
      lines: lines.map(({ line_no, quantity, price }) => ({
        line_no,
        quantity,
        price_paise: rupeesToPaise(price),
      })),
    };
    const before = row.bills.find((one) => one.number === number);
    if (before && isClaimed(before) && !sameBill(before, bill))
      throw validationError({
        [field('number')]: `${before.note!.number} claims it. Cancel that note first.`,
      });
    return { ...bill, note: before?.note ?? null };
  });
  const lost = row.bills.find(
    (bill) => isClaimed(bill) && !bills.some(({ number }) => number === bill.number),
  );
  if (lost) throw conflict(`${lost.note!.number} claims bill ${lost.number}. Cancel that note first.`);
  return storeBills(tx, author, row, bills, now);
}

function requireBill(row: PurchaseRecord, number: string): SupplierBillJson {
  const bill = row.bills.find((one) => one.number === number);
  if (!bill) throw notFound('bill');
  return bill;
}

/** Claims what a bill is too high by. @throws ApiError 404, or 409 where nothing is to be claimed */
export async function issueDebitNote(
  tx: Tx,
  author: ChangeContext,
  purchase_id: string,
  number: string,
  now: Date,
): Promise<PurchaseOrder> {
  const { brand_id } = author;
  const row = await lockPurchase(tx, author, purchase_id);
  const bill = requireBill(row, number);
  if (isClaimed(bill)) throw conflict(`${bill.note!.number} claims it already.`);
  const gstOf = (await loadPurchaseGst(tx, brand_id, [row]))(row);
  const differences = differencesOf(row, gstOf)[row.bills.indexOf(bill)]!;
  if (differences.length === 0) throw conflict(`Bill ${number} is not too high: there is nothing to claim.`);
  const date = istDay(now);
  const year = financialYear(date);
  const own = formatInvoiceNumber(prefix, year, await reserveNumbers(tx, brand_id, `debit-note:${year}`));
  if (own === undefined) throw conflict('The series of debit notes is full.');
  const note = { number: own, date, differences, cancelled_at: null };
  const bills = row.bills.map((one) => (one === bill ? { ...one, note } : one));
  return storeBills(tx, author, row, bills, now);
}

/** Takes a claim back. @throws ApiError 404, 409 */
export async function cancelDebitNote(
  tx: Tx,
  author: ChangeContext,
  purchase_id: string,
  number: string,
  now: Date,
): Promise<PurchaseOrder> {
  const row = await lockPurchase(tx, author, purchase_id);
  const bill = requireBill(row, number);
  if (!isClaimed(bill)) throw conflict(`Bill ${number} has no debit note.`);
  const note = { ...bill.note!, cancelled_at: now.toISOString() };
  const bills = row.bills.map((one) => (one === bill ? { ...one, note } : one));
  return storeBills(tx, author, row, bills, now);
}
