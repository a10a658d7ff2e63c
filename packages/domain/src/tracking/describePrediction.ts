import { formatNumber } from '../money/index.ts';
/** A predicted delivery and what it follows from. */
export interface DescribedPrediction {
  /** YYYY-MM-DD */
  day: string;
  basis: string;
  /** Parcels whose history it follows from. */
  sample: number;
}

/**
 * Returns the basis of a predicted day: "Like 214 parcels".
 * @param promised the courier's day, YYYY-MM-DD; another day without a history follows from where the parcel is
 */
export function describePredictionBasis(
  { day, basis, sample }: DescribedPrediction,
  promised: string | undefined,
): string {
  if (basis !== 'promise') return `Like ${formatNumber(sample)} parcels`;
  return day === promised ? 'By the promise' : 'By where it is';
}

/** Days after the promise in words: "on time", "1 day early", "2 days late". */
export function describeLateness(days: number): string {
  if (days === 0) return 'on time';
  const count = Math.abs(days) === 1 ? '1 day' : `${Math.abs(days)} days`;
  return days > 0 ? `${count} late` : `${count} early`;
}
