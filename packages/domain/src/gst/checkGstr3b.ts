import { findState } from '../india/index.ts';
import { formatRupees } from '../money/index.ts';
import type { Paise } from '../money/index.ts';
import { taxParts } from '../tax/taxParts.ts';
import { addAmounts, noAmounts } from './document.ts';
import type { TaxAmounts } from './document.ts';
import { interStateFigures, isUin, outwardFigures } from './figures.ts';
import type { Gstr3bFigure, InterStateFigure, OutwardFigure } from './figures.ts';
import { tableSums } from './gstr1.ts';
import type { Gstr1, ListedDocument } from './gstr1.ts';
import { gstr3bNumbers } from './gstr3b.ts';
import type { Gstr3b } from './gstr3b.ts';

/** A difference between the two returns, or a row that the portal changes. */
export interface Gstr3bProblem {
  /** An error is to be fixed before filing; a warning is for the person who files. */
  severity: 'error' | 'warning';
  figure: Gstr3bFigure;
  /** GST code, for table 3.2. */
  place?: string;
  message: string;
}

const partNames: Record<keyof TaxAmounts, string> = {
  taxable: 'Taxable value',
  igst: 'IGST',
  cgst: 'CGST',
  sgst: 'SGST',
  cess: 'Cess',
};

/** Tables of GSTR-1 from which the portal fills each row (GSTN advisory on auto-population: see rules.ts). */
const sources: Record<Gstr3bFigure, string> = {
  osup_det: 'tables 4A, 5, 7 and 9B',
  osup_zero: 'table 6A and supplies to SEZ in tables 4A and 9B',
  osup_nil_exmp: 'table 8',
  unreg_details: 'tables 5, 7 and 9B',
  uin_details: 'tables 4A and 9B',
};

type Sums = ReadonlyMap<string, TaxAmounts>;
type Signed = readonly (readonly [documents: readonly ListedDocument[], sign: 1 | -1])[];

/** The rows of 3.1 as the portal computes them from GSTR-1. */
function outwardOf(gstr1: Gstr1): Record<OutwardFigure, TaxAmounts> {
  const { b2b, b2cl, exp, b2cs, nil, cdnr, cdnur } = tableSums(gstr1);
  const zero = noAmounts();
  const listed: Signed = [
    [gstr1.b2b, 1],
    [gstr1.cdnr, -1],
    [gstr1.exp, 1],
    [gstr1.cdnur, -1],
  ];
  for (const [documents, sign] of listed)
    for (const { is_sez, exported, rates } of documents)
      if (is_sez || exported) for (const [, amounts] of rates) addAmounts(zero, amounts, sign);
  const taxed = noAmounts();
  for (const sum of [b2b, b2cl, exp, b2cs, cdnr, cdnur]) addAmounts(taxed, sum);
  addAmounts(taxed, zero, -1);
  return { osup_det: taxed, osup_zero: zero, osup_nil_exmp: nil };
}

/** Table 3.2 as the portal computes it from GSTR-1. */
function interStateOf({ b2b, b2cl, b2cs, cdnr, cdnur }: Gstr1): Record<InterStateFigure, Sums> {
  const sums = { unreg_details: new Map<string, TaxAmounts>(), uin_details: new Map<string, TaxAmounts>() };
  const add = (figure: InterStateFigure, place: string, amounts: TaxAmounts, sign: 1 | -1) => {
    const sum = sums[figure].get(place) ?? noAmounts();
    addAmounts(sum, amounts, sign);
    sums[figure].set(place, sum);
  };
  for (const row of b2cs) if (row.is_inter_state) add('unreg_details', row.place, row, 1);
  const isToUin = ({ is_sez, is_inter_state, buyer_gstin }: ListedDocument) =>
    !is_sez && is_inter_state && isUin(buyer_gstin);
  const listed: readonly (readonly [InterStateFigure, readonly ListedDocument[], 1 | -1])[] = [
    ['unreg_details', b2cl, 1],
    ['unreg_details', cdnur.filter(({ exported }) => !exported), -1],
    ['uin_details', b2b.filter(isToUin), 1],
    ['uin_details', cdnr.filter(isToUin), -1],
  ];
  for (const [figure, documents, sign] of listed)
    for (const { place, rates } of documents)
      for (const [, amounts] of rates) add(figure, place, amounts, sign);
  return sums;
}

const stateOf = (place: string) => findState(place)?.name ?? 'no state';
const nameOf = (figure: Gstr3bFigure, place?: string) =>
  place === undefined ? gstr3bNumbers[figure] : `${gstr3bNumbers[figure]}, ${stateOf(place)}`;

function compare(figure: Gstr3bFigure, own: TaxAmounts, other: TaxAmounts, place?: string): Gstr3bProblem[] {
  return taxParts.flatMap((part) => {
    const difference: Paise = own[part] - other[part];
    if (difference === 0) return [];
    const side = difference > 0 ? 'more' : 'less';
    return [
      {
        severity: 'error' as const,
        figure,
        ...(place !== undefined && { place }),
        message: `${nameOf(figure, place)}: ${partNames[part]} of the documents is ${formatRupees(Math.abs(difference))} ${side} than in GSTR-1, ${sources[figure]}.`,
      },
    ];
  });
}

/** The portal enters zero for a row that credit notes made negative, and lets no one change it. */
function checkNegative(figure: Gstr3bFigure, own: TaxAmounts, place?: string): Gstr3bProblem[] {
  const part = taxParts.find((one) => own[one] < 0);
  if (!part) return [];
  return [
    {
      severity: 'warning',
      figure,
      ...(place !== undefined && { place }),
      message: `${nameOf(figure, place)}: credit notes are ${formatRupees(-own[part])} more than sales (${partNames[part]}). The portal enters zero.`,
    },
  ];
}

/** Compares the figures with GSTR-1 of the same month, row by row and place by place. Returns what doesn't tie, errors first. */
export function checkGstr3b(gstr3b: Gstr3b, gstr1: Gstr1): Gstr3bProblem[] {
  const outward = outwardOf(gstr1);
  const found = outwardFigures.flatMap((figure) => [
    ...compare(figure, gstr3b.outward[figure], outward[figure]),
    ...checkNegative(figure, gstr3b.outward[figure]),
  ]);
  const expected = interStateOf(gstr1);
  for (const figure of interStateFigures) {
    const own = new Map(gstr3b.inter_state[figure].map(({ place, ...sum }) => [place, sum]));
    for (const place of [...new Set([...own.keys(), ...expected[figure].keys()])].toSorted()) {
      const amounts = own.get(place) ?? noAmounts();
      found.push(
        ...compare(figure, amounts, expected[figure].get(place) ?? noAmounts(), place),
        ...checkNegative(figure, amounts, place),
      );
    }
  }
  const weight = ({ severity }: Gstr3bProblem) => (severity === 'error' ? 0 : 1);
  return found.toSorted((a, b) => weight(a) - weight(b));
}
