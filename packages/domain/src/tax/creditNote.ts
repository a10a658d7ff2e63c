import { scalePaise, sumPaise } from '../money/index.ts';
import type { Paise } from '../money/index.ts';
import type { TaxedLine } from './gst.ts';

/** A line of an invoice, of which some pieces come back. */
export interface ReturnedLine {
  line: TaxedLine;
  /** Pieces of the invoice line. */
  quantity: number;
  /** Pieces that earlier credit notes have taken back. @default 0 */
  credited?: number;
  /** Pieces that come back now. */
  returned: number;
}

export type CreditNote =
  | { ok: true; lines: TaxedLine[]; total: number }
  | { ok: false; reasons: Record<number, string> };

/**
 * The lines of a credit note for pieces that come back. All credit notes of a line together come to the line, to the last
 * paisa in price and in each tax, however the pieces come: each takes the difference of two sums of what was invoiced.
 */
export function creditNote(returned: readonly ReturnedLine[]): CreditNote {
  const reasons: Record<number, string> = {};
  for (const [at, { quantity, credited = 0, returned: pieces }] of returned.entries()) {
    const left = quantity - credited;
    if (!Number.isInteger(pieces) || pieces < 1) reasons[at] = 'Enter whole pieces, 1 or more.';
    else if (pieces > left)
      reasons[at] =
        left > 0 ? `Only ${left} of ${quantity} can still come back.` : 'All of it has come back already.';
  }
  if (Object.keys(reasons).length > 0) return { ok: false, reasons };
  const lines = returned.map(creditedLine);
  return { ok: true, lines, total: sumPaise(lines.map(({ gross }) => gross)) };
}

/**
 * The share of a line. Its tax is a share of the tax that was charged, not worked out anew from a smaller price: the
 * rounding of many small prices is not the rounding of the whole.
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
