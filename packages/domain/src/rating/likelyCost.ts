import { scalePaise } from '../money/index.ts';
import type { Paise } from '../money/index.ts';

/** How parcels of a kind ended. */
export interface ParcelHistory {
  /** Trait that the parcels share, for people: "COD parcels to Bihar by this service". */
  scope: string;
  /** Delivered, returned or lost. */
  ended: number;
  /** Returned to the seller. */
  returned: number;
}

/** Fewer parcels say little about the next one. */
export const minHistory = 10;

/** Returns the first history with enough parcels; give the most specific one first. */
export function chooseHistory<H extends ParcelHistory>(histories: readonly H[]): H | undefined {
  return histories.find(({ ended }) => ended >= minHistory);
}

/**
 * Returns what a parcel is likely to cost: the price if it is delivered and the price if it comes back, each by its share
 * of what happened before. Without history it is the price of a delivery.
 */
export function likelyCost(
  delivered: Paise,
  returned: Paise,
  history: Pick<ParcelHistory, 'ended' | 'returned'> | undefined,
): Paise {
  if (!history || history.ended === 0) return delivered;
  const { ended, returned: back } = history;
  return scalePaise(delivered * (ended - back) + returned * back, 1, ended);
}
