import type { Paise } from '../../money/index.ts';
import type { Candidate, Consignment } from './filterCouriers.ts';
import type { RuleFacts } from '../rules/rules.ts';

/** Price of a shipment with a courier; compatible with the result of rating. */
export type PriceResult = { rated: true; total: Paise; zone: string } | { rated: false; reason: string };

export interface PricedCandidate extends Candidate {
  price?: PriceResult | undefined;
  /** Delivery history at this PIN code. */
  record?: DeliveryStats | undefined;
}

/** Shipments that reached a terminal state. */
export interface DeliveryStats {
  delivered: number;
  ended: number;
}

export interface AllocationOrder extends Consignment {
  facts: RuleFacts;
  /** A person has released it from rules that hold. @default false */
  is_released?: boolean | undefined;
}

/** Paise; Infinity if unrated. */
export const ratedPrice = (candidate: PricedCandidate): number =>
  candidate.price?.rated === true ? candidate.price.total : Infinity;
/** Days; Infinity if unknown. */
export const knownTat = (candidate: PricedCandidate): number => candidate.destination?.tat ?? Infinity;

/** Compares by price, then by time; unrated couriers are last. */
export function byPrice(a: PricedCandidate, b: PricedCandidate): number {
  const price = compare(ratedPrice(a), ratedPrice(b));
  return price !== 0 ? price : compare(knownTat(a), knownTat(b));
}

// Subtraction of two infinities would be NaN.
const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);
