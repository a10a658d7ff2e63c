import { istDay } from '../days/index.ts';
import { scalePaise } from '../money/index.ts';
import type { Paise } from '../money/index.ts';
import { discountShares } from './gst.ts';

/** Goods whose GST rate depends on the price of a piece or pair. */
export interface PriceRateRule {
  /** In a sentence: "apparel". */
  goods: string;
  unit: 'piece' | 'pair';
  /** Beginnings of HSN codes. */
  hsn: readonly string[];
  /** Beginnings within them that have rates of their own. */
  except: readonly string[];
  from: string;
  /** Null while in force. */
  till: string | null;
  /** The highest sale value with the lower rate: after discount, before GST. */
  limit: Paise;
  /** Percent up to the limit, and above it. */
  rates: readonly [upTo: number, above: number];
  source: string;
  /** How sure it is: A, an official text or several that agree; B, one source, or one that leaves cases open. */
  certainty: 'A' | 'B';
}

const since2025 = {
  from: '2025-09-22',
  till: null,
  limit: 2500_00,
  rates: [5, 18],
  source:
    'Notification 9/2025-Central Tax (Rate) of 17 September 2025, as tabled by msassociates.pro/gst/gst-apparel.php; read on 26 November 2026',
} as const;

/** Quilts that are wholly of cotton have the rule in every list; those of other textiles only in some. */
export const priceRateRules: readonly PriceRateRule[] = [
  { ...since2025, goods: 'apparel', unit: 'piece', hsn: ['61', '62'], except: [], certainty: 'A' },
  {
    ...since2025,
    goods: 'made-up textiles',
    unit: 'piece',
    hsn: ['63'],
    except: ['630532', '630533', '6309'],
    certainty: 'B',
  },
  { ...since2025, goods: 'footwear', unit: 'pair', hsn: ['64'], except: [], certainty: 'A' },
  { ...since2025, goods: 'quilts', unit: 'piece', hsn: ['9404'], except: [], certainty: 'B' },
];

/** The rule for goods on a day (YYYY-MM-DD); undefined if their rate doesn't depend on the price. */
export function priceRateRule(
  hsn: string,
  day: string,
  rules: readonly PriceRateRule[] = priceRateRules,
): PriceRateRule | undefined {
  const code = hsn.trim();
  const date = istDay(day);
  return rules.find(
    ({ hsn: codes, except, from, till }) =>
      codes.some((begin) => code.startsWith(begin)) &&
      !except.some((begin) => code.startsWith(begin)) &&
      from <= date &&
      (till === null || date <= till),
  );
}

/** The value before GST of a price that includes it. */
const valueOf = (price: Paise, rate: number): Paise => scalePaise(price, 100, 100 + rate);

/**
 * The rate of a price that includes GST: the one whose value before GST is on its side of the limit. Undefined for prices
 * between the two, which no rate fits: the lower one leaves a value above the limit, the higher one a value below it.
 * @param price of a piece or pair, after discount
 */
export function rateOfPrice(
  { limit, rates: [upTo, above] }: PriceRateRule,
  price: Paise,
): number | undefined {
  if (valueOf(price, upTo) <= limit) return upTo;
  return valueOf(price, above) > limit ? above : undefined;
}

/** The highest price, GST included, that still has the lower rate. */
export function lowerRatePrice(rule: PriceRateRule): Paise {
  const { limit, rates } = rule;
  // Rounding lets a price keep the rate by a paisa or two more.
  let price = Math.floor((limit * (100 + rates[0])) / 100);
  while (rateOfPrice(rule, price + 1) === rates[0]) price += 1;
  return price;
}

/** The lowest price, GST included, that the higher rate fits. */
export function higherRatePrice(rule: PriceRateRule): Paise {
  const { limit, rates } = rule;
  let price = Math.floor((limit * (100 + rates[1])) / 100);
  while (rateOfPrice(rule, price) === undefined) price += 1;
  return price;
}

/** A lower price at which the seller keeps more. */
export interface PriceCliff {
  price: Paise;
  /** Less than now. */
  buyer_pays_less: Paise;
  /** More than now, before GST. */
  seller_keeps_more: Paise;
}

/**
 * The price with the lower rate, where the seller keeps more at it than at a price with the higher rate; undefined where it
 * doesn't. The higher rate is also what a careful seller charges where none fits.
 */
export function priceCliff(rule: PriceRateRule, price: Paise): PriceCliff | undefined {
  if (rateOfPrice(rule, price) === rule.rates[0]) return undefined;
  const lower = lowerRatePrice(rule);
  const more = valueOf(lower, rule.rates[0]) - valueOf(price, rule.rates[1]);
  return more > 0 ? { price: lower, buyer_pays_less: price - lower, seller_keeps_more: more } : undefined;
}

/**
 * Returns the rate of some pieces from what the buyer pays for them, GST included: the lower one where it fits, else the higher,
 * also in the band that none fits. Pieces are compared together, as one may cost a part of a paisa.
 */
export function rateOfPieces(
  { limit, rates: [upTo, above] }: PriceRateRule,
  paid: Paise,
  quantity: number,
): number {
  return valueOf(paid, upTo) <= limit * quantity ? upTo : above;
}

/** A line of goods, and what it would be taxed at without a rule. */
export interface PricedLine {
  hsn_code: string;
  quantity: number;
  /** Price of the whole line, including GST, before a discount of the invoice. */
  gross: Paise;
  /** Of the SKU. */
  rate: number;
}

/**
 * Returns the GST rate of each line on a day: by the price of a piece after discount where its goods have a rule, else the SKU's.
 * Where no rate fits the price, the higher one is charged. Rules that not all sources agree on change nothing, nor does a rule
 * change a rate that isn't one of its two: the seller has decided otherwise.
 * @param discount of the whole invoice
 * @param day YYYY-MM-DD
 */
export function ratesByPrice(lines: readonly PricedLine[], discount: Paise, day: string): number[] {
  const shares = discountShares(lines, discount);
  return lines.map(({ hsn_code, quantity, gross, rate }, at) => {
    const rule = priceRateRule(hsn_code, day);
    if (rule?.certainty !== 'A' || quantity === 0 || !rule.rates.includes(rate)) return rate;
    return rateOfPieces(rule, gross - (shares[at] ?? 0), quantity);
  });
}
