import {
  isBeforePickup,
  isReturning,
  maxPickupFailures,
  allowedActors,
  nextStates,
  rtoRecallHours,
  shipmentStateLabel,
} from './states.ts';
import type { TransitionActor, ShipmentState } from './states.ts';

export interface TransitionSubject {
  state: ShipmentState;
  /** Failed pickups so far. @default 0 */
  pickup_failures?: number;
  /** When the RTO was initiated, ISO; starts the recall window. */
  rto_initiated_at?: string | null;
}

export type TransitionCheck = { allowed: true } | { allowed: false; reason: string };

const yes: TransitionCheck = { allowed: true };
const no = (reason: string): TransitionCheck => ({ allowed: false, reason });

/** States that only the courier can report. */
const courierStates: ReadonlySet<ShipmentState> = new Set([
  'OUT_FOR_PICKUP',
  'PICKED_UP',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
  'LOST',
  'DAMAGED',
]);

/**
 * Checks whether the actor can move the shipment to that state now.
 * @param now ISO time; required for cancelling an RTO
 */
export function checkTransition(
  shipment: TransitionSubject,
  to: ShipmentState,
  actor: TransitionActor,
  now?: string,
): TransitionCheck {
  const from = shipment.state;
  if (from === to) return no(`The shipment is already "${shipmentStateLabel(to)}".`);
  if (!nextStates(from).includes(to)) {
    return no(`A shipment can't change from "${shipmentStateLabel(from)}" to "${shipmentStateLabel(to)}".`);
  }
  if (!allowedActors(from).includes(actor)) {
    return no(
      `Only ${allowedActors(from).join(' or ')} can update a shipment that is "${shipmentStateLabel(from)}".`,
    );
  }
  if (actor !== 'courier' && courierStates.has(to)) {
    return no(`Only the courier can report "${shipmentStateLabel(to)}".`);
  }
  if (
    from === 'PICKUP_FAILED' &&
    to === 'PICKUP_SCHEDULED' &&
    (shipment.pickup_failures ?? 0) >= maxPickupFailures
  ) {
    return no(`Pickup failed ${maxPickupFailures} times. Cancel the shipment and allocate another courier.`);
  }
  if (from === 'RTO_INITIATED' && to === 'UNDELIVERED') {
    const since = shipment.rto_initiated_at ? Date.parse(shipment.rto_initiated_at) : Number.NaN;
    const hours = (Date.parse(now ?? '') - since) / 3_600_000;
    if (!(hours <= rtoRecallHours)) {
      return no(`You can cancel an RTO only within ${rtoRecallHours} hours.`);
    }
  }
  return yes;
}

/** The effect of "cancel" in a state. */
export type CancelEffect =
  | { effect: 'cancel'; explanation: string }
  | { effect: 'request-rto'; explanation: string }
  | { effect: 'refuse'; explanation: string };

/** Before pickup, cancelling ends the shipment; after it, cancelling requests an RTO. */
export function cancelEffect(state: ShipmentState): CancelEffect {
  if (state === 'CANCELLED') return { effect: 'refuse', explanation: 'The shipment is already cancelled.' };
  if (state === 'OUT_FOR_PICKUP') {
    return {
      effect: 'refuse',
      explanation: 'The courier is on the way. Cancel after the pickup is completed or failed.',
    };
  }
  if (isBeforePickup(state)) {
    return {
      effect: 'cancel',
      explanation: 'The AWB is cancelled, the hold is released and the items move back to New.',
    };
  }
  if (isReturning(state)) return { effect: 'refuse', explanation: 'The shipment is already being returned.' };
  if (['IN_TRANSIT', 'AT_DESTINATION', 'UNDELIVERED'].includes(state)) {
    return {
      effect: 'request-rto',
      explanation: 'The courier has the box, so this requests an RTO.',
    };
  }
  if (state === 'PICKED_UP' || state === 'OUT_FOR_DELIVERY') {
    return {
      effect: 'refuse',
      explanation: "The courier can't start an RTO now. Try again after the next scan.",
    };
  }
  return {
    effect: 'refuse',
    explanation: `You can't cancel a shipment that is "${shipmentStateLabel(state)}".`,
  };
}

/** Returns whether a box ends when it is cancelled: the courier neither has it nor is on the way to it. */
export const canCancelBox = (state: ShipmentState): boolean => cancelEffect(state).effect === 'cancel';
