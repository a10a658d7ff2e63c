import { defaultConversionFactor } from '../measures/defaultConversionFactor.ts';
import { percentOf, rupeesToPaise } from '../money/index.ts';
import type { Paise } from '../money/index.ts';
import { forwardBasis } from './freight.ts';
import { freightGstRate } from '../tax/serviceGst.ts';
import { isValidOn, zoneRate, zoneTerms } from './rateCard.ts';
import type { RateCard, ZoneRate } from './rateCard.ts';
import { defaultSlab, isImplausible, slabTerms } from './weight.ts';
import type { RateBasis } from './weight.ts';

/** A percentage as a fraction of integers; exact while the product is a safe integer. */
interface Share {
  percent: number;
  numerator: number;
  denominator: number;
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

function toShare(percent: number): Share {
  const decimals = String(percent).split('.')[1]?.length ?? 0;
  const numerator = Math.round(percent * 10 ** decimals);
  const denominator = 100 * 10 ** decimals;
  const common = gcd(numerator, denominator);
  return { percent, numerator: numerator / common, denominator: denominator / common };
}

/** Same as `percentOf`, using big integers only if needed. */
export function applyShare({ percent, numerator, denominator }: Share, amount: Paise): Paise {
  const doubled = 2 * amount * numerator + denominator;
  return doubled <= Number.MAX_SAFE_INTEGER
    ? Math.floor(doubled / (2 * denominator))
    : percentOf(amount, percent);
}

/** A rate card compiled to price many forward parcels. */
export interface CompiledRateCard {
  /** Paise by zone index; -1 if the contract has no rate. */
  base: Float64Array;
  additional: Float64Array;
  basis: RateBasis;
  conversion_factor: number;
  /** First slab by zone index, in grams. */
  slab_g: Float64Array;
  /** Each further slab by zone index. */
  additional_g: Float64Array;
  /** Upper limits of a card by slab, in grams. */
  limits: Float64Array;
  /** Paise by zone index × limit; NaN without a price. */
  table: Float64Array;
  minimum_g: number;
  fuel: Share;
  /** Undefined if COD is free. */
  cod: { fixed: Paise; share: Share } | undefined;
  diesel: Share;
  gst: Share;
}

export interface CompileOptions {
  /** Zones by the index passed to `rateTotal`. */
  zones: readonly string[];
  /** Current rupees per litre; defaults to the contract's value. */
  diesel_price?: number | undefined;
  /** Pickup date, YYYY-MM-DD. A contract that isn't valid on it rates nothing. */
  on?: string | undefined;
}

/** Compiles a rate card once for many parcels. */
export function compileRateCard(
  card: RateCard,
  { zones, diesel_price, on }: CompileOptions,
): CompiledRateCard {
  const rates = on === undefined || isValidOn(card, on) ? card.forward_contract_data : {};
  const { conversion_factor, minimum_weight, slab_limits } = card.brand_details;
  const terms = zones.map((zone) => slabTerms(zoneTerms(card, zone)));
  const limits = Float64Array.from(slab_limits ?? []);
  const vas = card.vas_contract_data;
  const cod = vas?.COD?.parameters;
  return {
    base: Float64Array.from(zones, (zone) => {
      const rate = zoneRate(rates, zone);
      return rate ? rupeesToPaise(rate.base) : -1;
    }),
    additional: Float64Array.from(zones, (zone) => rupeesToPaise(zoneRate(rates, zone)?.additional ?? 0)),
    conversion_factor: (conversion_factor ?? 0) > 0 ? (conversion_factor ?? 0) : defaultConversionFactor,
    basis: forwardBasis(card),
    slab_g: Float64Array.from(terms, ({ slab_g }) => slab_g),
    additional_g: Float64Array.from(terms, ({ additional_slab_g }) => additional_slab_g),
    limits,
    table: Float64Array.from(zones.flatMap((zone) => tableRow(zoneRate(rates, zone), limits.length))),
    minimum_g: wholeGrams(minimum_weight ?? 0),
    fuel: toShare(vas?.FSC?.parameters.rate ?? 0),
    cod: cod && { fixed: rupeesToPaise(cod.fixed), share: toShare(cod.percentage) },
    diesel: toShare(dieselPercent(card, diesel_price)),
    gst: toShare(freightGstRate),
  };
}

const tableRow = (rate: ZoneRate | undefined, length: number): number[] =>
  Array.from({ length }, (_, at) => {
    const price = rate?.slabs?.[at];
    return price === undefined || !Number.isFinite(price) ? Number.NaN : rupeesToPaise(price);
  });

function dieselPercent(card: RateCard, given: number | undefined): number {
  const clause = card.vas_contract_data?.DPH_PEG_PRICE?.parameters;
  const now = given ?? clause?.diesel_price ?? 0;
  if (clause === undefined || clause.avg_diesel_price <= 0 || now <= clause.avg_diesel_price) return 0;
  const rise = now - clause.avg_diesel_price;
  const counted = clause.mode === 'percent-per-percent' ? (rise / clause.avg_diesel_price) * 100 : rise;
  return Number((counted * clause.base_freight_incr).toFixed(9));
}

/** Rounds up to whole grams, tolerating binary rounding errors. */
function wholeGrams(value: number): number {
  if (!(value > 0)) return 0;
  const nearest = Math.round(value);
  return Math.abs(value - nearest) < 5e-7 ? nearest : Math.ceil(value);
}

/**
 * Returns the total of `rateShipment` for a forward parcel, without building texts.
 * @param zone index among the zones of the card
 * @param volume_cm3 length × width × height
 * @param collect COD amount in paise; 0 for prepaid
 * @returns paise including GST; -1 if it can't be rated
 */
export function rateTotal(
  card: CompiledRateCard,
  zone: number,
  dead_g: number,
  volume_cm3: number,
  collect: Paise,
): Paise {
  const base = card.base[zone] ?? -1;
  if (base < 0 || !(dead_g > 0 || volume_cm3 > 0) || isImplausible(dead_g, volume_cm3)) return -1;
  if (!Number.isFinite(collect)) return -1;
  const volumetric_g = wholeGrams((volume_cm3 * 1000) / card.conversion_factor);
  const charged_g = Math.max(wholeGrams(dead_g), volumetric_g, card.minimum_g);
  const freight = compiledFreight(card, zone, charged_g);
  if (freight < 0) return -1;
  let sum = freight;
  if (card.fuel.numerator > 0) sum += applyShare(card.fuel, freight);
  if (card.cod !== undefined && collect > 0) {
    const share = applyShare(card.cod.share, collect);
    sum += share > card.cod.fixed ? share : card.cod.fixed;
  }
  if (card.diesel.numerator > 0) sum += applyShare(card.diesel, freight);
  return sum + applyShare(card.gst, sum);
}

/** Same as `priceSlabs`; -1 without a price. */
export function compiledFreight(card: CompiledRateCard, zone: number, charged_g: number): Paise {
  const base = card.base[zone] ?? -1;
  const additional = card.additional[zone] ?? 0;
  const additional_g = card.additional_g[zone] ?? defaultSlab;
  if (card.basis === 'flat') return base;
  if (card.basis === 'first-and-further')
    return (
      base +
      Math.max(0, Math.ceil((charged_g - (card.slab_g[zone] ?? defaultSlab)) / additional_g)) * additional
    );
  const { limits, table } = card;
  let at = 0;
  while (at < limits.length - 1 && charged_g > limits[at]!) at++;
  const within = table[zone * limits.length + at] ?? Number.NaN;
  const further = Math.max(0, Math.ceil((charged_g - (limits[at] ?? 0)) / additional_g));
  if (Number.isNaN(within) || (further > 0 && additional <= 0)) return -1;
  return within + further * additional;
}
