import type { SupplierBill } from '@khep/api';
import { paiseToRupees } from '@khep/domain/money';
import { billDifferences, billDueDay, billTotals } from '@khep/domain/warehouse';
import type { BillableLine, BillDifference, BillTotals } from '@khep/domain/warehouse';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { PurchaseRecord, SupplierBillJson } from '../tables.ts';

/** How the supplier of an order bills. */
export interface BillTerms {
  /** GST in per cent by the record of a SKU; none from a supplier without a GSTIN. */
  gstOf: (record_id: string) => number;
  payment_days: number;
}

/** Loads how the suppliers of orders bill. */
export async function loadBillTerms(
  db: Db | Tx,
  brand_id: string,
  rows: readonly PurchaseRecord[],
): Promise<(row: Pick<PurchaseRecord, 'supplier_id'>) => BillTerms> {
  const billed = rows.filter(({ bills }) => bills.length > 0);
  const ids = [...new Set(billed.flatMap(({ lines }) => lines.map(({ record_id }) => record_id)))];
  if (ids.length === 0) return () => ({ gstOf: () => 0, payment_days: 0 });
  const [suppliers, skus] = await Promise.all([
    db.selectFrom('suppliers').select(['supplier_id', 'details']).where('brand_id', '=', brand_id).execute(),
    db
      .selectFrom('skus')
      .select(['id', 'gst'])
      .where('brand_id', '=', brand_id)
      .where('id', 'in', ids)
      .execute(),
  ]);
  const detailsOf = new Map(suppliers.map(({ supplier_id, details }) => [supplier_id, details]));
  const rateOf = new Map(skus.map(({ id, gst }) => [id, gst]));
  return ({ supplier_id }) => {
    const details = detailsOf.get(supplier_id);
    const isCharging = (details?.gst_number ?? '') !== '';
    return {
      gstOf: (record_id) => (isCharging ? (rateOf.get(record_id) ?? 0) : 0),
      payment_days: details?.payment_days ?? 0,
    };
  };
}

const billable = ({ lines }: Pick<PurchaseRecord, 'lines'>, { gstOf }: BillTerms): BillableLine[] =>
  lines.map((line) => ({ ...line, gst: gstOf(line.record_id) }));

export const isClaimed = ({ note }: SupplierBillJson): boolean => note !== null && note.cancelled_at === null;

/** Units that a bill asks money for: what a note claims as never received may still come, with a later bill. */
const countedLines = (bill: SupplierBillJson) =>
  isClaimed(bill)
    ? bill.lines.map((line) => ({
        ...line,
        quantity: bill
          .note!.differences.filter(({ kind, line_no }) => kind === 'short' && line_no === line.line_no)
          .reduce((left, { units }) => left - units, line.quantity),
      }))
    : bill.lines;

/** Returns the differences of each bill of an order: as claimed where a note claims them, else as they are now. */
export function differencesOf(
  row: Pick<PurchaseRecord, 'lines' | 'bills'>,
  terms: BillTerms,
): BillDifference[][] {
  const now = billDifferences(billable(row, terms), row.bills.map(countedLines));
  return row.bills.map((bill, at) => (isClaimed(bill) ? bill.note!.differences : now[at]!));
}

/** A bill with what is too much of it, what is to pay and when. */
export interface BilledAmounts extends BillTotals {
  bill: SupplierBillJson;
  lines: SupplierBillJson['lines'];
  differences: BillDifference[];
  /** YYYY-MM-DD */
  due_on: string;
  /** To pay beyond what was paid. */
  unpaid_paise: number;
}

/** The amounts of the bills of an order. Screens, the cash calendar and papers ask here. */
export function billedAmounts(
  row: Pick<PurchaseRecord, 'lines' | 'bills'>,
  terms: BillTerms,
): BilledAmounts[] {
  const differences = differencesOf(row, terms);
  return row.bills.map((bill, at) => {
    const totals = billTotals(billable(row, terms), bill.lines, differences[at]!);
    return {
      bill,
      lines: bill.lines,
      differences: differences[at]!,
      due_on: billDueDay(bill.date, terms.payment_days),
      unpaid_paise: Math.max(0, totals.to_pay_paise - (bill.paid?.amount_paise ?? 0)),
      ...totals,
    };
  });
}

/** The bills of an order with what is too much of each. */
export const serializeBills = (
  row: Pick<PurchaseRecord, 'lines' | 'bills'>,
  terms: BillTerms,
): SupplierBill[] =>
  billedAmounts(row, terms).map(({ bill, differences, due_on, ...totals }) => {
    const { number, date, lines, note, paid } = bill;
    return {
      number,
      date,
      lines: lines.map(({ price_paise, ...line }) => ({ ...line, price: paiseToRupees(price_paise) })),
      differences: differences.map(({ unit_paise, amount_paise, gst_paise, ...one }) => ({
        ...one,
        unit: paiseToRupees(unit_paise),
        amount: paiseToRupees(amount_paise),
        gst: paiseToRupees(gst_paise),
      })),
      billed: paiseToRupees(totals.billed_paise),
      claim: paiseToRupees(totals.claim_paise),
      to_pay: paiseToRupees(totals.to_pay_paise),
      due_on,
      unpaid: paiseToRupees(totals.unpaid_paise),
      paid: paid ? { on: paid.on, amount: paiseToRupees(paid.amount_paise) } : null,
      note: note && {
        number: note.number,
        date: note.date,
        is_cancelled: note.cancelled_at !== null,
        email: note.email ?? null,
      },
    };
  });
