import type { SupplierBill } from '@khep/api';
import { paiseToRupees } from '@khep/domain/money';
import { billDifferences, billTotals } from '@khep/domain/warehouse';
import type { BillableLine, BillDifference } from '@khep/domain/warehouse';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { PurchaseRecord, SupplierBillJson } from '../tables.ts';

/** GST in per cent by the record of a SKU; none from a supplier without a GSTIN. */
export type GstOfSku = (record_id: string) => number;

/** Loads the GST of what orders bought, as their suppliers charge it. */
export async function loadPurchaseGst(
  db: Db | Tx,
  brand_id: string,
  rows: readonly PurchaseRecord[],
): Promise<(row: PurchaseRecord) => GstOfSku> {
  const billed = rows.filter(({ bills }) => bills.length > 0);
  if (billed.length === 0) return () => () => 0;
  const [suppliers, skus] = await Promise.all([
    db.selectFrom('suppliers').select(['supplier_id', 'details']).where('brand_id', '=', brand_id).execute(),
    db
      .selectFrom('skus')
      .select(['id', 'gst'])
      .where('brand_id', '=', brand_id)
      .where('id', 'in', [...new Set(billed.flatMap(({ lines }) => lines.map(({ record_id }) => record_id)))])
      .execute(),
  ]);
  const charging = new Set(
    suppliers
      .filter(({ details }) => (details.gst_number ?? '') !== '')
      .map(({ supplier_id }) => supplier_id),
  );
  const gstOf = new Map(skus.map(({ id, gst }) => [id, gst]));
  return ({ supplier_id }) =>
    (record_id) =>
      charging.has(supplier_id) ? (gstOf.get(record_id) ?? 0) : 0;
}

const billable = ({ lines }: Pick<PurchaseRecord, 'lines'>, gstOf: GstOfSku): BillableLine[] =>
  lines.map((line) => ({ ...line, gst: gstOf(line.record_id) }));

export const isClaimed = ({ note }: SupplierBillJson): boolean => note !== null && note.cancelled_at === null;

/** Returns the differences of each bill of an order: as claimed where a note claims them, else as they are now. */
export function differencesOf(
  row: Pick<PurchaseRecord, 'lines' | 'bills'>,
  gstOf: GstOfSku,
): BillDifference[][] {
  const now = billDifferences(
    billable(row, gstOf),
    row.bills.map(({ lines }) => lines),
  );
  return row.bills.map((bill, at) => (isClaimed(bill) ? bill.note!.differences : now[at]!));
}

/** The bills of an order with what is too much of each. */
export function serializeBills(
  row: Pick<PurchaseRecord, 'lines' | 'bills'>,
  gstOf: GstOfSku,
): SupplierBill[] {
  const differences = differencesOf(row, gstOf);
  return row.bills.map(({ number, date, lines, note }, at) => {
    const own = differences[at]!;
    const totals = billTotals(billable(row, gstOf), lines, own);
    return {
      number,
      date,
      lines: lines.map(({ price_paise, ...line }) => ({ ...line, price: paiseToRupees(price_paise) })),
      differences: own.map(({ unit_paise, amount_paise, gst_paise, ...one }) => ({
        ...one,
        unit: paiseToRupees(unit_paise),
        amount: paiseToRupees(amount_paise),
        gst: paiseToRupees(gst_paise),
      })),
      billed: paiseToRupees(totals.billed_paise),
      claim: paiseToRupees(totals.claim_paise),
      to_pay: paiseToRupees(totals.to_pay_paise),
      note: note && { number: note.number, date: note.date, is_cancelled: note.cancelled_at !== null },
    };
  });
}
