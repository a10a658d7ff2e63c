import { sumPaise } from '../../money/index.ts';
import type { Paise } from '../../money/index.ts';
import { creditNote } from '../../tax/index.ts';
import { taxOf } from '../document.ts';
import type { TaxDocumentLine } from '../document.ts';

export type DirectCreditResult =
  | { ok: true; lines: TaxDocumentLine[]; value: Paise }
  /** By the line of the invoice. */
  | { ok: false; reasons: Record<number, string> };

/** Returns the units of each line that earlier credit notes leave. */
export const unitsLeft = (
  lines: readonly TaxDocumentLine[],
  earlier: readonly (readonly number[])[],
): number[] =>
  lines.map(({ quantity }, at) => quantity - earlier.reduce((sum, units) => sum + (units[at] ?? 0), 0));

/**
 * Returns the lines of a credit note for units of an invoice without an order. However the units are batched, the notes of an
 * invoice add up to it.
 * @param units of each line of the invoice; 0 for a line that keeps all
 * @param earlier units of the credit notes before
 */
export function creditGoods(
  lines: readonly TaxDocumentLine[],
  units: readonly number[],
  earlier: readonly (readonly number[])[],
): DirectCreditResult {
  const left = unitsLeft(lines, earlier);
  const wanted = lines.flatMap((line, at) => (units[at] ? [{ line, at, returned: units[at] }] : []));
  const made = creditNote(
    wanted.map(({ line, at, returned }) => ({
      line: {
        ...line,
        cess_rate: 0,
        discount: 0,
        round_off: 0,
        gross: line.taxable + taxOf(line),
      },
      quantity: line.quantity,
      credited: line.quantity - left[at]!,
      returned,
    })),
  );
  if (!made.ok)
    return {
      ok: false,
      reasons: Object.fromEntries(
        Object.entries(made.reasons).map(([index, reason]) => [wanted[Number(index)]!.at, reason]),
      ),
    };
  const credited = made.lines.map(({ rate, taxable, igst, cgst, sgst, cess }, index) => {
    const { line, returned } = wanted[index]!;
    const { description, hsn } = line;
    return { description, hsn, quantity: returned, rate, taxable, igst, cgst, sgst, cess };
  });
  return {
    ok: true,
    lines: credited,
    value: sumPaise(credited.flatMap((line) => [line.taxable, taxOf(line)])),
  };
}
