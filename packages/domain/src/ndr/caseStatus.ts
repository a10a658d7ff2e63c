import { isReturning } from '../shipments/states.ts';
import type { ShipmentState } from '../shipments/states.ts';

/** The lists of cases. */
export const ndrTabs = ['response-needed', 'response-requested', 'delivered', 'rto'] as const;
export type NdrTab = (typeof ndrTabs)[number];

export const ndrStatuses = [...ndrTabs, 'closed'] as const;
/** Where a case is listed. `closed`: the parcel was lost, damaged or cancelled, which other lists show. */
export type NdrStatus = (typeof ndrStatuses)[number];

/**
 * Derives the status of a case from its parcel. While the parcel is undelivered, an answer counts only for the attempt it was
 * given for: the next failed one needs another.
 */
export function ndrStatusOf({
  state,
  attempts,
  answered_attempt,
}: {
  state: ShipmentState;
  attempts: number;
  /** The attempt of the last answer that was not rejected; 0 without one. */
  answered_attempt: number;
}): NdrStatus {
  if (state === 'DELIVERED') return 'delivered';
  if (isReturning(state)) return 'rto';
  if (state === 'LOST' || state === 'DAMAGED' || state === 'CANCELLED') return 'closed';
  if (state !== 'UNDELIVERED') return 'response-requested';
  return answered_attempt >= attempts ? 'response-requested' : 'response-needed';
}
