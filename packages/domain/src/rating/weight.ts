/** A packed box as couriers weigh it. */
export interface Parcel {
  /** Dead weight in grams, box included. */
  weight_g: number;
  length_cm: number;
  width_cm: number;
  height_cm: number;
}

/** Cubic centimetres per kilogram where a contract says nothing. */
export const defaultConversionFactor = 5000;
/** Grams of one slab where a contract says nothing. */
export const defaultSlab = 500;

/** A thousand tonnes, and as much room as they take. */
const MOST_G = 1e9;
const MOST_CM3 = 1e10;

/** What no parcel weighs or measures: to rate it would only hide a mistake. */
export const isImplausible = (weight_g: number, volume_cm3: number): boolean =>
  weight_g > MOST_G || volume_cm3 > MOST_CM3;

/** Whole grams, up; binary dust of decimal sides does not make a gram. */
const wholeGrams = (value: number): number =>
  Number.isFinite(value) && value > 0 ? Math.ceil(Number(value.toFixed(6))) : 0;

/** Volumetric weight in grams: L·B·H (cm) · 1000 / conversion factor. */
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
  /** The greatest of dead, volumetric and minimum. */
  charged_g: number;
  charged_by: 'dead' | 'volumetric' | 'minimum';
  slab_g: number;
  slabs: number;
  /** What the courier bills: slabs × slab. */
  billed_g: number;
}

export interface WeightTerms {
  conversion_factor?: number | null | undefined;
  /** Grams. @default 500 */
  slab_weight?: number | null | undefined;
  /** Grams. @default 0 */
  minimum_weight?: number | null | undefined;
}

/** Charged weight and slabs of a parcel under a contract's terms. */
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
