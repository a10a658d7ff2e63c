/** A packed box with its weight and outer dimensions. */
export interface Parcel {
  /** Dead weight in grams, including the box. */
  weight_g: number;
  length_cm: number;
  width_cm: number;
  height_cm: number;
}

/** Cubic centimetres per kilogram if the contract has none. */
export const defaultConversionFactor = 5000;
/** Slab weight in grams if the contract has none. */
export const defaultSlab = 500;

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
  slab_g: number;
  slabs: number;
  /** Billed weight: slabs × slab weight. */
  billed_g: number;
}

export interface WeightTerms {
  conversion_factor?: number | null | undefined;
  /** Grams. @default 500 */
  slab_weight?: number | null | undefined;
  /** Grams. @default 0 */
  minimum_weight?: number | null | undefined;
}

/** Computes the charged weight and slabs of a parcel. */
export function chargedWeight(parcel: Parcel, terms: WeightTerms = {}): ChargedWeight {
  const dead_g = wholeGrams(parcel.weight_g);
  const volumetric_g = volumetricWeight(parcel, terms.conversion_factor ?? defaultConversionFactor);
  const minimum_g = wholeGrams(terms.minimum_weight ?? 0);
  const charged_g = Math.max(dead_g, volumetric_g, minimum_g);
  const slab_g = (terms.slab_weight ?? 0) > 0 ? (terms.slab_weight ?? defaultSlab) : defaultSlab;
  const slabs = Math.max(1, Math.ceil(charged_g / slab_g));
  const charged_by = charged_g === dead_g ? 'dead' : charged_g === volumetric_g ? 'volumetric' : 'minimum';
  return { dead_g, volumetric_g, charged_g, charged_by, slab_g, slabs, billed_g: slabs * slab_g };
}
