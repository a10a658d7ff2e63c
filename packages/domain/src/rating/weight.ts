import { defaultConversionFactor } from '../measures/defaultConversionFactor.ts';

/** A packed box with its weight and outer dimensions. */
export interface Parcel {
  /** Dead weight in grams, including the box. */
  weight_g: number;
  length_cm: number;
  width_cm: number;
  height_cm: number;
}

/** Slab weight in grams if the contract has none. */
export const defaultSlab = 500;

export const rateBases = ['first-and-further', 'by-slab', 'flat'] as const;
/**
 * How a rate follows the weight. first-and-further: a first slab and equal further ones · by-slab: a price for
 * each weight limit of a table · flat: one price for any weight
 */
export type RateBasis = (typeof rateBases)[number];

/** 1,000 tonnes and their volume. */
const MAX_WEIGHT_G = 1e9;
const MAX_VOLUME_CM3 = 1e10;

/** Returns whether no parcel can weigh or measure this much: rating it would hide an input error. */
export const isImplausible = (weight_g: number, volume_cm3: number): boolean =>
  weight_g > MAX_WEIGHT_G || volume_cm3 > MAX_VOLUME_CM3;

/** Rounds up to whole grams, tolerating binary rounding errors. */
const wholeGrams = (value: number): number =>
  Number.isFinite(value) && value > 0 ? Math.ceil(Number(value.toFixed(6))) : 0;

/** Returns the volumetric weight in grams: L·W·H (cm) · 1000 / conversion factor. */
export function volumetricWeight(
  sides: Pick<Parcel, 'length_cm' | 'width_cm' | 'height_cm'>,
  conversionFactor: number = defaultConversionFactor,
): number {
  const factor = conversionFactor > 0 ? conversionFactor : defaultConversionFactor;
  return wholeGrams((sides.length_cm * sides.width_cm * sides.height_cm * 1000) / factor);
}

export interface ChargedWeight {
  dead_g: number;
  volumetric_g: number;
  /** The greatest of dead, volumetric and minimum weight. */
  charged_g: number;
  charged_by: 'dead' | 'volumetric' | 'minimum';
  basis: RateBasis;
  /** First slab. */
  slab_g: number;
  /** Each further slab. */
  additional_slab_g: number;
  /** Index among the limits of a card by slab; 0 otherwise. */
  limit_index: number;
  /** Limit of that slab, or the last one if the weight exceeds it; 0 without a table. */
  limit_g: number;
  slabs: number;
  /** Billed weight: the upper end of the slab. A flat rate bills the charged weight. */
  billed_g: number;
}

export interface WeightTerms {
  conversion_factor?: number | null | undefined;
  /** First slab in grams. @default 500 */
  slab_weight?: number | null | undefined;
  /** Each further slab in grams. @default slab_weight */
  additional_slab_weight?: number | null | undefined;
  /** Upper limits of the slabs of a card by slab, in grams, ascending. */
  slab_limits?: readonly number[] | null | undefined;
  /** Grams. @default 0 */
  minimum_weight?: number | null | undefined;
}

/** Slab sizes of the terms, with their defaults. */
export function slabTerms(terms: WeightTerms): { slab_g: number; additional_slab_g: number } {
  const slab_g = (terms.slab_weight ?? 0) > 0 ? (terms.slab_weight ?? defaultSlab) : defaultSlab;
  const further = terms.additional_slab_weight ?? 0;
  return { slab_g, additional_slab_g: further > 0 ? further : slab_g };
}

/** Computes the charged weight and slabs of a parcel. */
export function chargedWeight(
  parcel: Parcel,
  terms: WeightTerms = {},
  basis: RateBasis = 'first-and-further',
): ChargedWeight {
  const dead_g = wholeGrams(parcel.weight_g);
  const volumetric_g = volumetricWeight(parcel, terms.conversion_factor ?? defaultConversionFactor);
  const minimum_g = wholeGrams(terms.minimum_weight ?? 0);
  const charged_g = Math.max(dead_g, volumetric_g, minimum_g);
  const charged_by = charged_g === dead_g ? 'dead' : charged_g === volumetric_g ? 'volumetric' : 'minimum';
  return { dead_g, volumetric_g, charged_g, charged_by, basis, ...countSlabs(charged_g, terms, basis) };
}

type Slabs = Omit<ChargedWeight, 'dead_g' | 'volumetric_g' | 'charged_g' | 'charged_by' | 'basis'>;

function countSlabs(charged_g: number, terms: WeightTerms, basis: RateBasis): Slabs {
  const { slab_g, additional_slab_g } = slabTerms(terms);
  const sizes = { slab_g, additional_slab_g, limit_index: 0, limit_g: 0 };
  if (basis === 'flat') return { ...sizes, slabs: 1, billed_g: charged_g };
  const limits = terms.slab_limits ?? [];
  if (basis === 'by-slab' && limits.length > 0) {
    const found = limits.findIndex((limit) => charged_g <= limit);
    const limit_index = found >= 0 ? found : limits.length - 1;
    const limit_g = limits[limit_index] ?? 0;
    const further = Math.max(0, Math.ceil((charged_g - limit_g) / additional_slab_g));
    return {
      ...sizes,
      limit_index,
      limit_g,
      slabs: limit_index + 1 + further,
      billed_g: limit_g + further * additional_slab_g,
    };
  }
  const further = Math.max(0, Math.ceil((charged_g - slab_g) / additional_slab_g));
  return { ...sizes, slabs: 1 + further, billed_g: slab_g + further * additional_slab_g };
}

/** Formats grams: 500 g, 1.8 kg. */
export const formatGrams = (g: number): string => (g >= 1000 ? `${g / 1000} kg` : `${g} g`);

/** Says which weight is charged, why, and how many slabs it makes. */
export function describeWeight(weight: ChargedWeight): string {
  const { charged_by, charged_g, dead_g, volumetric_g } = weight;
  const why =
    charged_by === 'dead'
      ? `Dead weight ${formatGrams(dead_g)} is charged (volumetric ${formatGrams(volumetric_g)})`
      : charged_by === 'volumetric'
        ? `Volumetric weight ${formatGrams(volumetric_g)} is charged; it exceeds the dead weight ${formatGrams(dead_g)}`
        : `The contract's minimum ${formatGrams(charged_g)} is charged`;
  return `${why}: ${describeSlabs(weight)}`;
}

function describeSlabs({
  basis,
  slab_g,
  additional_slab_g,
  limit_index,
  limit_g,
  slabs,
}: ChargedWeight): string {
  const count = (number: number, of: number): string =>
    `${number} ${number === 1 ? 'slab' : 'slabs'} of ${formatGrams(of)}`;
  if (basis === 'flat') return 'the rate is flat';
  if (basis === 'by-slab') {
    const further = slabs - 1 - limit_index;
    const within = `the slab up to ${formatGrams(limit_g)}`;
    return further > 0 ? `${within} and ${count(further, additional_slab_g)}` : within;
  }
  if (additional_slab_g === slab_g) return count(slabs, slab_g);
  const first = `the first ${formatGrams(slab_g)}`;
  return slabs > 1 ? `${first} and ${count(slabs - 1, additional_slab_g)}` : first;
}
