import { formatDate, istDay } from '../days/index.ts';
import type { Movement } from './charges.ts';
import { rateBases } from './weight.ts';
import type { RateBasis, WeightTerms } from './weight.ts';

/** Rupees of one zone: first slab (or flat rate) and each further slab. */
export interface ZoneRate {
  base: number;
  additional: number;
  /** Rupees of a parcel by slab, for a card by slab; as many as it has weight limits. */
  slabs?: readonly number[] | null | undefined;
  /** First slab of this zone in grams. @default that of the card */
  slab_g?: number | null | undefined;
  /** Each further slab of this zone in grams. @default the zone's first slab if it has one, else that of the card */
  additional_slab_g?: number | null | undefined;
}

export const returnBases = [...rateBases, 'share-of-forward'] as const;
/** How RTO and DTO are priced: like forward freight, or as a percentage of it. */
export type ReturnBasis = (typeof returnBases)[number];

/** Rates by zone. Zones are the courier's own; the default five are A to E. */
export type ZoneRates = Readonly<Record<string, ZoneRate>>;

export const dphModes = ['percent-per-rupee', 'percent-per-percent'] as const;
/**
 * How the diesel clause counts: `base_freight_incr` percent of freight per rupee above the peg, or per
 * percent above it.
 */
export type DphMode = (typeof dphModes)[number];

export interface ValueAddedServices {
  /** The greater of a fixed amount in rupees and a percentage of the COD amount. */
  COD?:
    | { code?: string; name?: string; parameters: { fixed: number; percentage: number } }
    | null
    | undefined;
  /** Fuel surcharge: percent of freight, RTO and DTO. */
  FSC?: { code?: string; name?: string; parameters: { rate: number } } | null | undefined;
  /** Diesel price hike. */
  DPH_PEG_PRICE?:
    | {
        code?: string;
        name?: string;
        /** `mode` @default 'percent-per-rupee' */
        parameters: {
          avg_diesel_price: number;
          base_freight_incr: number;
          mode?: string | null | undefined;
          /** Rupees per litre, as last entered. */
          diesel_price?: number | null | undefined;
        };
      }
    | null
    | undefined;
}

/** A courier contract. Amounts in rupees. */
export interface RateCard {
  contract_id?: string | null | undefined;
  /** Shown with every charge, to trace a price to its contract. */
  version?: string | number | null | undefined;
  brand_details: WeightTerms & {
    valid_from?: string | null | undefined;
    valid_till?: string | null | undefined;
  };
  forward_contract_data: ZoneRates;
  rto_contract_data?: ZoneRates | null | undefined;
  dto_contract_data?: ZoneRates | null | undefined;
  /** @default 'first-and-further' for each */
  rate_basis?:
    | {
        forward?: RateBasis | null | undefined;
        rto?: ReturnBasis | null | undefined;
        dto?: ReturnBasis | null | undefined;
      }
    | null
    | undefined;
  /** Percent of forward freight, for RTO and DTO with the basis `share-of-forward`. */
  share_of_forward?: { rto?: number | null | undefined; dto?: number | null | undefined } | null | undefined;
  vas_contract_data?: ValueAddedServices | null | undefined;
  /** Rupees: quality check at the door, and fixed surcharges for returns. */
  additional_info?:
    | {
        qc_charges?: number | null | undefined;
        rto_additional_charges?: number | null | undefined;
        dto_additional_charges?: number | null | undefined;
      }
    | null
    | undefined;
}

/** Returns the rate of a zone. */
export const zoneRate = (rates: ZoneRates | null | undefined, zone: string): ZoneRate | undefined =>
  rates && Object.hasOwn(rates, zone) ? rates[zone] : undefined;

/** Returns the rates of a way by zone. */
export const ratesOf = (card: RateCard, movement: Movement): ZoneRates | null | undefined =>
  movement === 'forward'
    ? card.forward_contract_data
    : movement === 'rto'
      ? card.rto_contract_data
      : card.dto_contract_data;

const hasOwnSlabs = (rate: ZoneRate | undefined): boolean =>
  (rate?.slab_g ?? 0) > 0 || (rate?.additional_slab_g ?? 0) > 0;

/**
 * Returns the weight terms of a zone: those of the card, with the zone's own slab sizes. A return without sizes has those
 * of the way to the buyer. Every price and every slab count asks here.
 */
export function zoneTerms(card: RateCard, zone: string, movement: Movement = 'forward'): WeightTerms {
  const own = zoneRate(ratesOf(card, movement), zone);
  const rate = hasOwnSlabs(own) ? own : zoneRate(card.forward_contract_data, zone);
  const [first, further] = [rate?.slab_g ?? 0, rate?.additional_slab_g ?? 0];
  if (first <= 0 && further <= 0) return card.brand_details;
  return {
    ...card.brand_details,
    ...(first > 0 && { slab_weight: first, additional_slab_weight: first }),
    ...(further > 0 && { additional_slab_weight: further }),
  };
}

/** A typical contract for a small brand in India; for demos, stories and tests. */
export const exampleRateCard: RateCard = {
  contract_id: 'example',
  version: 'example card',
  brand_details: {
    conversion_factor: 5000,
    slab_weight: 500,
    minimum_weight: 0,
    valid_from: '2026-04-01',
    valid_till: '2027-03-31',
  },
  forward_contract_data: {
    A: { base: 29.5, additional: 23.6 },
    B: { base: 33, additional: 28.3 },
    C: { base: 40.1, additional: 38.9 },
    D: { base: 45.4, additional: 44.8 },
    E: { base: 56.6, additional: 55.5 },
  },
  rto_contract_data: {
    A: { base: 13.6, additional: 23.6 },
    B: { base: 20.5, additional: 28.3 },
    C: { base: 31.9, additional: 38.9 },
    D: { base: 41.3, additional: 44.8 },
    E: { base: 50.7, additional: 55.5 },
  },
  dto_contract_data: {
    A: { base: 33, additional: 23.6 },
    B: { base: 38.5, additional: 28.3 },
    C: { base: 46, additional: 38.9 },
    D: { base: 52, additional: 44.8 },
    E: { base: 64, additional: 55.5 },
  },
  vas_contract_data: {
    COD: { code: 'COD', name: 'Cash on Delivery', parameters: { fixed: 30, percentage: 1.5 } },
    FSC: { code: 'FSC', name: 'Fuel Surcharge', parameters: { rate: 0 } },
    DPH_PEG_PRICE: {
      code: 'DPH_PEG_PRICE',
      name: 'DPH Peg Price',
      parameters: { avg_diesel_price: 90, base_freight_incr: 0.35, mode: 'percent-per-rupee' },
    },
  },
  additional_info: { qc_charges: 15, rto_additional_charges: 0, dto_additional_charges: 0 },
};

/** Describes a rate card: "Rate card v3, valid 1 Apr 2026 to 31 Mar 2027". */
export function describeCard(card: RateCard): string {
  const { valid_from, valid_till } = card.brand_details;
  const name =
    card.version === null || card.version === undefined
      ? 'Rate card'
      : typeof card.version === 'number'
        ? `Rate card v${card.version}`
        : `Rate card ${card.version}`;
  const span = [
    valid_from ? `from ${formatDate(istDay(valid_from))}` : '',
    valid_till ? `to ${formatDate(istDay(valid_till))}` : '',
  ]
    .filter(Boolean)
    .join(' ');
  return span === '' ? name : `${name}, valid ${span}`;
}

/**
 * Returns the contract valid on a day (YYYY-MM-DD): the one that started last, then the newest version, so
 * that a corrected contract replaces the one it corrects.
 */
export function rateCardOn<Card extends RateCard>(cards: readonly Card[], day: string): Card | undefined {
  const beganOn = (card: Card): string => istDay(card.brand_details.valid_from ?? '');
  const cardVersion = (card: Card): number => Number(card.version ?? 0) || 0;
  return cards
    .filter((card) => isValidOn(card, day))
    .sort((a, b) => beganOn(b).localeCompare(beganOn(a)) || cardVersion(b) - cardVersion(a))[0];
}

/** Returns whether the contract is valid on a day, inclusive. */
export function isValidOn(card: RateCard, day: string): boolean {
  const { valid_from, valid_till } = card.brand_details;
  const date = istDay(day);
  return (!valid_from || istDay(valid_from) <= date) && (!valid_till || date <= istDay(valid_till));
}
