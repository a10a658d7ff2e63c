import type { BillPayment, PurchaseOrder, SupplierBills } from '@khep/api';
import { formatDate, istDay } from '@khep/domain/days';
import { rupeesToPaise } from '@khep/domain/money';
import { conflict, notFound, validationError } from '../../base/errors.ts';
import type { ChangeContext } from '../../platform/db/events.ts';
import { json } from '../../platform/db/schema.ts';
import type { Tx } from '../../platform/db/schema.ts';
import type { PurchaseRecord, SupplierBillJson } from '../tables.ts';
import { billedAmounts, isClaimed, loadBillTerms } from './billedAmounts.ts';
import { loadPurchase, lockPurchase } from './purchaseOrders.ts';

const sameBill = (
  a: Omit<SupplierBillJson, 'note' | 'paid'>,
  b: Omit<SupplierBillJson, 'note' | 'paid'>,
): boolean => JSON.stringify([a.number, a.date, a.lines]) === JSON.stringify([b.number, b.date, b.lines]);

/** Stores the bills of a locked order. */
export async function storeBills(
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
 * Saves all bills of an order. One whose differences are claimed, or that is paid, stays as it is.
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
    if (before?.paid && !sameBill(before, bill))
      throw validationError({ [field('number')]: `${number} is paid. Take the payment back first.` });
    return { ...bill, note: before?.note ?? null, paid: before?.paid ?? null };
  });
  for (const lost of row.bills.filter((bill) => !bills.some(({ number }) => number === bill.number))) {
    if (isClaimed(lost))
      throw conflict(`${lost.note!.number} claims bill ${lost.number}. Cancel that note first.`);
    if (lost.paid) throw conflict(`${lost.number} is paid. Take the payment back first.`);
  }
  return storeBills(tx, author, row, bills, now);
}

/** @throws ApiError 404 */
export function requireBill(row: PurchaseRecord, number: string): SupplierBillJson {
  const bill = row.bills.find((one) => one.number === number);
  if (!bill) throw notFound('bill');
  return bill;
}

/** Enters on which day a bill was paid, with what was to pay; null takes that back. @throws ApiError 404, 409, 422 */
export async function payBill(
  tx: Tx,
  author: ChangeContext,
  purchase_id: string,
  { number, paid_on }: BillPayment,
  now: Date,
): Promise<PurchaseOrder> {
  const row = await lockPurchase(tx, author, purchase_id);
  const bill = requireBill(row, number);
  if (paid_on !== null && paid_on > istDay(now))
    throw validationError({ paid_on: 'Enter today or an earlier day' });
  const terms = (await loadBillTerms(tx, author.brand_id, [row]))(row);
  const { to_pay_paise, unpaid_paise } = billedAmounts(row, terms)[row.bills.indexOf(bill)]!;
  if (paid_on !== null && unpaid_paise === 0)
    throw conflict(
      bill.paid ? `${number} was paid on ${formatDate(bill.paid.on)}.` : `Nothing of ${number} is to pay.`,
    );
  const paid = paid_on === null ? null : { on: paid_on, amount_paise: to_pay_paise };
  const bills = row.bills.map((one) => (one === bill ? { ...one, paid } : one));
  return storeBills(tx, author, row, bills, now);
}
