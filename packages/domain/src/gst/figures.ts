import { findGstinFormat } from '../tax/gstinFormats.ts';
import { addAmounts, documentTables, isNilLine, noAmounts, sumLines, tableOf } from './document.ts';
import type { TaxAmounts, TaxDocument } from './document.ts';

/**
 * Rows of GSTR-3B that documents of sales add up to, by their names in its file: 3.1(a), 3.1(b) and 3.1(c), and the two kinds of
 * buyers of table 3.2 that an invoice tells apart.
 */
export const outwardFigures = ['osup_det', 'osup_zero', 'osup_nil_exmp'] as const;
export type OutwardFigure = (typeof outwardFigures)[number];
export const interStateFigures = ['unreg_details', 'uin_details'] as const;
export type InterStateFigure = (typeof interStateFigures)[number];
export const gstr3bFigures = [...outwardFigures, ...interStateFigures] as const;
export type Gstr3bFigure = (typeof gstr3bFigures)[number];

/** Figures of both returns whose documents can be listed. */
export const gstFigures = [...documentTables, 'nil', ...gstr3bFigures] as const;
export type GstFigure = (typeof gstFigures)[number];

/** UN bodies and embassies have a number, but aren't registered persons: table 3.2 has them apart. */
export const isUin = (gstin: string) => findGstinFormat(gstin)?.kind === 'uin';

/** Whether the taxed lines of a document are in a figure. */
function holdsTaxed(document: TaxDocument, figure: Exclude<GstFigure, 'nil' | 'osup_nil_exmp'>): boolean {
  const { is_sez, is_inter_state, buyer_gstin, exported } = document;
  const isZeroRated = is_sez || exported !== undefined;
  switch (figure) {
    // Exports and supplies to special economic zones are zero-rated, also with tax (IGST Act, section 16).
    case 'osup_zero':
      return isZeroRated;
    case 'osup_det':
      return !isZeroRated;
    case 'unreg_details':
      return !isZeroRated && is_inter_state && buyer_gstin === '';
    case 'uin_details':
      return !isZeroRated && is_inter_state && isUin(buyer_gstin);
    default:
      return tableOf(document) === figure;
  }
}

/** Returns all of a document, negative for a credit note. */
export function sumOfDocument({ lines, credits }: TaxDocument): TaxAmounts {
  const amounts = noAmounts();
  addAmounts(amounts, sumLines(lines), credits ? -1 : 1);
  return amounts;
}

/** Returns what a document adds to a figure, negative for a credit note; undefined if it isn't in it. */
export function amountsIn(document: TaxDocument, figure: GstFigure): TaxAmounts | undefined {
  const isOfNil = figure === 'nil' || figure === 'osup_nil_exmp';
  const lines = document.lines.filter((line) => isNilLine(document, line) === isOfNil);
  if (lines.length === 0 || (!isOfNil && !holdsTaxed(document, figure))) return undefined;
  return sumOfDocument({ ...document, lines });
}
