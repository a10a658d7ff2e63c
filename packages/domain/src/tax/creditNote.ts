import { scalePaise } from '../money/index.ts';
import { splitInclusive } from './split.ts';
import type { SupplyKind, TaxedLine } from './split.ts';

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
 * paisa, however the pieces come: each takes the difference of two sums.
 */
export function creditNote(returned: readonly ReturnedLine[], kind: SupplyKind): CreditNote {
  const reasons: Record<number, string> = {};
  for (const [at, { quantity, credited = 0, returned: pieces }] of returned.entries()) {
    const left = quantity - credited;
    if (!Number.isInteger(pieces) || pieces < 1) reasons[at] = 'Enter whole pieces, 1 or more.';
    else if (pieces > left)
      reasons[at] =
        left > 0 ? `Only ${left} of ${quantity} can still come back.` : 'All of it has come back already.';
  }
  if (Object.keys(reasons).length > 0) return { ok: false, reasons };
  const lines = returned.map(({ line, quantity, credited = 0, returned: pieces }): TaxedLine => {
    const upTo = (count: number, amount: number) => scalePaise(amount, count, quantity);
    const part = (amount: number) => upTo(credited + pieces, amount) - upTo(credited, amount);
    const gross = part(line.gross);
    return {
      ...splitInclusive(gross, line.rate, kind, line.cess_rate),
      rate: line.rate,
      cess_rate: line.cess_rate,
      gross,
      discount: part(line.discount),
    };
  });
  return { ok: true, lines, total: lines.reduce((sum, { gross }) => sum + gross, 0) };
}
