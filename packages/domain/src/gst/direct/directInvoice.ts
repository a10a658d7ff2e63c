import { scalePaise, sumPaise } from '../../money/index.ts';
import type { Paise } from '../../money/index.ts';
import { addExclusive, priceRateRule, rateOfPieces } from '../../tax/index.ts';
import type { SupplyType } from '../../tax/index.ts';
import { taxOf } from '../document.ts';
import type { TaxDocumentLine } from '../document.ts';
import { transferValue } from '../rules.ts';

/** Tax invoices without an order: to a buyer abroad, or to another registration of the company. */
export const directKinds = ['export', 'transfer'] as const;
export type DirectKind = (typeof directKinds)[number];

/** How goods between registrations are valued: at 90% of the price to buyers, or the value is declared. */
export const transferBases = ['price', 'declared'] as const;
export type TransferBasis = (typeof transferBases)[number];

/** Goods, valued before GST. */
export interface ValuedGoods {
  description: string;
  hsn_code: string;
  quantity: number;
  /** Of one piece or pair. */
  unit_value: Paise;
  /** Of the SKU, in per cent. */
  rate: number;
  cess_rate: number;
}

/** The rate of goods by their value before GST, where the price decides it. A SKU with another rate keeps it. */
function rateOfValue({ hsn_code, unit_value, rate }: ValuedGoods, day: string): number {
  const rule = priceRateRule(hsn_code, day);
  if (rule?.certainty !== 'A' || !rule.rates.includes(rate)) return rate;
  return unit_value <= rule.limit ? rule.rates[0] : rule.rates[1];
}

/**
 * Returns the lines of an invoice. An export without payment of tax has none, at rate 0.
 * @param day of the invoice, YYYY-MM-DD
 */
export function taxGoods(
  goods: readonly ValuedGoods[],
  { kind, day, isTaxed = true }: { kind: SupplyType; day: string; isTaxed?: boolean },
): TaxDocumentLine[] {
  return goods.map((one) => {
    const rate = isTaxed ? rateOfValue(one, day) : 0;
    const taxed = addExclusive(one.unit_value * one.quantity, rate, kind, isTaxed ? one.cess_rate : 0);
    const { taxable, igst, cgst, sgst, cess } = taxed;
    const { description, hsn_code: hsn, quantity } = one;
    return { description, hsn, quantity, rate, taxable, igst, cgst, sgst, cess };
  });
}

export const valueOfLines = (lines: readonly TaxDocumentLine[]): Paise =>
  sumPaise(lines.flatMap((line) => [line.taxable, taxOf(line)]));

/**
 * Returns what a buyer pays for a piece before GST.
 * @param price including GST
 */
export function priceBeforeGst(
  price: Paise,
  { hsn_code, rate }: Pick<ValuedGoods, 'hsn_code' | 'rate'>,
  day: string,
): Paise {
  const rule = priceRateRule(hsn_code, day);
  const sold = rule?.certainty === 'A' && rule.rates.includes(rate) ? rateOfPieces(rule, price, 1) : rate;
  return scalePaise(price, 100, 100 + sold);
}

/**
 * Returns the value before GST of a piece that another registration sells on as it is: 90% of what a buyer pays before GST (rule
 * 28, first proviso).
 * @param price to a buyer, including GST
 */
export const transferUnitValue = (
  price: Paise,
  goods: Pick<ValuedGoods, 'hsn_code' | 'rate'>,
  day: string,
): Paise => scalePaise(priceBeforeGst(price, goods, day), transferValue.share, 100);
