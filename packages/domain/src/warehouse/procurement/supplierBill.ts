import { addDays } from '../../days/index.ts';
import { sumPaise } from '../../money/index.ts';
import type { Paise } from '../../money/index.ts';
import type { PurchaseUnits } from './purchaseOrder.ts';

/** A line of a supplier's bill, for a line of the purchase order. */
export interface BilledLine {
  line_no: number;
  quantity: number;
  /** Of one unit, before GST. */
  price_paise: Paise;
}

/** A line of a purchase order, as far as its bills are compared with it. */
export interface BillableLine extends PurchaseUnits {
  line_no: number;
  price_paise: Paise;
  /** Per cent. */
  gst: number;
}

/** Reasons for which a bill is too high, in the order in which its units are looked at. */
export const billDifferenceKinds = ['short', 'damaged', 'price'] as const;
export type BillDifferenceKind = (typeof billDifferenceKinds)[number];

/** An amount that a bill is too high by. */
export interface BillDifference {
  line_no: number;
  kind: BillDifferenceKind;
  units: number;
  /** Of one unit: what was billed, or by how much its price is above the agreed one. */
  unit_paise: Paise;
  amount_paise: Paise;
  gst_paise: Paise;
}

/**
 * Compares the bills of a purchase order, the oldest first, with what came and with the agreed prices: units that were billed and
 * never came, units that came damaged, and good ones at a higher price. What came counts for the first bill that has it. A lower
 * price is no difference to claim.
 * @returns the differences of each bill
 */
export function billDifferences(
  lines: readonly BillableLine[],
  bills: readonly (readonly BilledLine[])[],
): BillDifference[][] {
  const left = new Map(lines.map((line) => [line.line_no, { good: line.received, damaged: line.damaged }]));
  const lineOf = new Map(lines.map((line) => [line.line_no, line]));
  return bills.map((billed) =>
    billed.flatMap(({ line_no, quantity, price_paise }): BillDifference[] => {
      const line = lineOf.get(line_no);
      const came = left.get(line_no);
      if (!line || !came) return [];
      const damaged = Math.min(quantity, came.damaged);
      const good = Math.min(quantity - damaged, came.good);
      came.damaged -= damaged;
      came.good -= good;
      const difference = (kind: BillDifferenceKind, units: number, unit_paise: Paise): BillDifference[] => {
        const amount_paise = units * unit_paise;
        if (amount_paise <= 0) return [];
        const gst_paise = Math.round((amount_paise * line.gst) / 100);
        return [{ line_no, kind, units, unit_paise, amount_paise, gst_paise }];
      };
      return [
        ...difference('short', quantity - damaged - good, price_paise),
        ...difference('damaged', damaged, price_paise),
        ...difference('price', good, price_paise - line.price_paise),
      ];
    }),
  );
}

/** The day on which a bill is due: the supplier's days to pay after its date. */
export const billDueDay = (bill_date: string, payment_days: number): string =>
  addDays(bill_date, payment_days);

/** Units of a line that bills are paid for: without those that didn't come, or came damaged. */
export function payableUnits(
  bills: readonly { lines: readonly BilledLine[]; differences: readonly BillDifference[] }[],
  line_no: number,
): number {
  let units = 0;
  for (const { lines, differences } of bills) {
    for (const line of lines) if (line.line_no === line_no) units += line.quantity;
    for (const one of differences) if (one.line_no === line_no && one.kind !== 'price') units -= one.units;
  }
  return units;
}

export interface BillTotals {
  /** With GST, as the supplier billed. */
  billed_paise: Paise;
  /** Too much of it, with GST. */
  claim_paise: Paise;
  to_pay_paise: Paise;
}

/** Adds up a bill and what is too much of it. */
export function billTotals(
  lines: readonly Pick<BillableLine, 'line_no' | 'gst'>[],
  billed: readonly BilledLine[],
  differences: readonly BillDifference[],
): BillTotals {
  const gstOf = new Map(lines.map(({ line_no, gst }) => [line_no, gst]));
  const billed_paise = sumPaise(
    billed.map(({ line_no, quantity, price_paise }) => {
      const amount = quantity * price_paise;
      return amount + Math.round((amount * (gstOf.get(line_no) ?? 0)) / 100);
    }),
  );
  const claim_paise = sumPaise(differences.map(({ amount_paise, gst_paise }) => amount_paise + gst_paise));
  return { billed_paise, claim_paise, to_pay_paise: billed_paise - claim_paise };
}
