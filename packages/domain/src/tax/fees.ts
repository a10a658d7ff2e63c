import { splitByLargestRemainder, sumPaise } from '../money/index.ts';
import type { Paise } from '../money/index.ts';
import type { TaxLine } from './gst.ts';

/** A delivery charge: shipping or COD. */
export interface Fee {
  /** Paise including GST. */
  gross: Paise;
}

/**
 * Apportions delivery charges to the GST rates of the goods by value, exact to the paisa. Delivery is part of
 * a composite supply and bears the tax of the goods.
 * @returns per fee its non-zero parts by rate; empty without goods
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
    // Free goods get equal shares.
    const weights = groups.map((group) => (whole > 0 ? group.gross : 1));
    const shares = splitByLargestRemainder(gross, weights);
    return groups.flatMap(({ rate, cess_rate }, at) =>
      (shares[at] ?? 0) > 0 ? [{ gross: shares[at] ?? 0, rate, cess_rate }] : [],
    );
  });
}
