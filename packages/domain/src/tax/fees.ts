import { splitByLargestRemainder, sumPaise } from '../money/index.ts';
import type { Paise } from '../money/index.ts';
import type { TaxLine } from './gst.ts';

/** A charge for bringing the goods: shipping, cash on delivery. */
export interface Fee {
  /** Paise, GST included. */
  gross: Paise;
}

/**
 * The charges for bringing goods, as lines of the goods' own rates. Bringing them is part of their supply, so that it bears
 * their tax: on goods of several rates it is shared by their value, to the last paisa.
 * @returns for each fee its parts by rate, those that are zero left out; none where there are no goods
 */
export function apportionFees(goods: readonly TaxLine[], fees: readonly Fee[]): TaxLine[][] {
  const byRate = new Map<string, TaxLine>();
  for (const { gross, rate, cess_rate = 0 } of goods) {
    const key = `${rate}|${cess_rate}`;
    const known = byRate.get(key);
    byRate.set(key, { gross: (known?.gross ?? 0) + gross, rate, cess_rate });
  }
  const groups = [...byRate.values()];
  const whole = sumPaise(groups.map(({ gross }) => gross));
  return fees.map(({ gross }) => {
    // Goods that cost nothing bear equal shares.
    const weights = groups.map((group) => (whole > 0 ? group.gross : 1));
    const shares = splitByLargestRemainder(gross, weights);
    return groups.flatMap(({ rate, cess_rate }, at) =>
      (shares[at] ?? 0) > 0 ? [{ gross: shares[at] ?? 0, rate, cess_rate }] : [],
    );
  });
}
