import { scalePaise, sumPaise } from '../money/index.ts';
import type { Paise } from '../money/index.ts';
import type { TaxedLine } from './gst.ts';

/**
 * Why a credit note was issued: the order or its unshipped items were cancelled, a box was returned undelivered, or the
 * buyer returned items.
 */
export const creditCauses = ['cancelled', 'rest_cancelled', 'rto', 'return'] as const;
export type CreditCause = (typeof creditCauses)[number];

/** An invoice line of which units are returned. */
export interface ReturnedLine {
  line: TaxedLine;
  /** Units of the invoice line. */
  quantity: number;
  /** Units credited by earlier notes. @default 0 */
  credited?: number;
  /** Units returned now. */
  returned: number;
}

export type CreditNote =
  | { ok: true; lines: TaxedLine[]; total: number }
  | { ok: false; reasons: Record<number, string> };

/**
 * Computes the lines of a credit note for returned units. However the returns are batched, the credit notes
 * of a line add up to the invoiced price and taxes: each credits the difference of two cumulative shares.
 */
export function creditNote(returned: readonly ReturnedLine[]): CreditNote {
  const reasons: Record<number, string> = {};
  for (const [at, { quantity, credited = 0, returned: pieces }] of returned.entries()) {
    const left = quantity - credited;
    if (!Number.isInteger(pieces) || pieces < 1) reasons[at] = 'Enter a whole number of 1 or more.';
    else if (pieces > left)
      reasons[at] =
        left > 0 ? `Only ${left} of ${quantity} can still be returned.` : 'All units are already returned.';
  }
  if (Object.keys(reasons).length > 0) return { ok: false, reasons };
  const lines = returned.map(creditedLine);
  return { ok: true, lines, total: sumPaise(lines.map(({ gross }) => gross)) };
}

/**
 * Credits a share of the tax that was charged. Recomputing tax from the smaller price would round
 * differently.
 */
function creditedLine({ line, quantity, credited = 0, returned: pieces }: ReturnedLine): TaxedLine {
  const upTo = (count: number, amount: Paise) => scalePaise(amount, count, quantity);
  const part = (amount: Paise) => upTo(credited + pieces, amount) - upTo(credited, amount);
  const gross = part(line.gross);
  const taxable = part(line.taxable);
  const cgst = part(line.cgst);
  const sgst = part(line.sgst);
  const igst = part(line.igst);
  const cess = part(line.cess);
  return {
    rate: line.rate,
    cess_rate: line.cess_rate,
    gross,
    discount: part(line.discount),
    taxable,
    cgst,
    sgst,
    igst,
    cess,
    round_off: gross - sumPaise([taxable, cgst, sgst, igst, cess]),
  };
}
