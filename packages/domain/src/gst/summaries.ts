import { addAmounts, noAmounts } from './document.ts';
import type { TaxAmounts } from './document.ts';
import type { Gstr1, HsnRow } from './gstr1.ts';

export interface RateSum extends TaxAmounts {
  rate: number;
}

export interface PlaceSum extends TaxAmounts {
  /** GST code. */
  place: string;
}

export interface CodeSum extends TaxAmounts {
  hsn: string;
  description: string;
  quantity: number;
}

/** Sums rows by a key, keeping the first row of each as its head. */
function sumBy<Row extends TaxAmounts>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): [Row, TaxAmounts][] {
  return [...Map.groupBy(rows, keyOf).values()].map((own) => {
    const sum = noAmounts();
    for (const row of own) addAmounts(sum, row);
    return [own[0]!, sum];
  });
}

const allCodes = ({ hsn_b2b, hsn_b2c }: Gstr1): readonly HsnRow[] => [...hsn_b2b, ...hsn_b2c];

/** Net of credit notes, the lowest rate first. */
export const sumsByRate = (gstr1: Gstr1): RateSum[] =>
  sumBy(allCodes(gstr1), ({ rate }) => String(rate))
    .map(([{ rate }, sum]) => ({ rate, ...sum }))
    .toSorted((a, b) => a.rate - b.rate);

/** Net of credit notes, the largest first. */
export const sumsByCode = (gstr1: Gstr1): CodeSum[] =>
  sumBy(allCodes(gstr1), ({ hsn }) => hsn)
    .map(([{ hsn, description }, sum]) => ({
      hsn,
      description,
      quantity: allCodes(gstr1)
        .filter((row) => row.hsn === hsn)
        .reduce((total, { quantity }) => total + quantity, 0),
      ...sum,
    }))
    .toSorted((a, b) => b.taxable - a.taxable);

/** Net of credit notes and without nil-rated supplies, the largest first. */
export function sumsByPlace({ b2b, b2cl, exp, b2cs, cdnr, cdnur }: Gstr1): PlaceSum[] {
  const sums = new Map<string, TaxAmounts>();
  const add = (place: string, amounts: TaxAmounts, sign: 1 | -1) => {
    const sum = sums.get(place) ?? noAmounts();
    addAmounts(sum, amounts, sign);
    sums.set(place, sum);
  };
  for (const row of b2cs) add(row.place, row, 1);
  for (const [documents, sign] of [
    [[...b2b, ...b2cl, ...exp], 1],
    [[...cdnr, ...cdnur], -1],
  ] as const)
    for (const { place, rates } of documents) for (const [, amounts] of rates) add(place, amounts, sign);
  return [...sums].map(([place, sum]) => ({ place, ...sum })).toSorted((a, b) => b.taxable - a.taxable);
}
