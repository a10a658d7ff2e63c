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

/** What a transition needs to know of a shipment. */
export interface TransitionSubject {
  state: ShipmentState;
  /** Failed pickups so far. @default 0 */
  pickup_failures?: number;
  /** When the RTO was raised, ISO; the recall window counts from it. */
  rto_initiated_at?: string | null;
}

export type TransitionCheck = { allowed: true } | { allowed: false; reason: string };

const yes: TransitionCheck = { allowed: true };
const no = (reason: string): TransitionCheck => ({ allowed: false, reason });

/** What happens to a box while the courier has it: nobody else is there to say so. */
const toldByCourier: ReadonlySet<ShipmentState> = new Set([
  'OUT_FOR_PICKUP',
  'PICKED_UP',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
  'LOST',
  'DAMAGED',
]);

/**
 * May this actor move the shipment to that state now?
 * @param now ISO time; needed to call an RTO back
 */
export function checkTransition(
  shipment: TransitionSubject,
  to: ShipmentState,
  actor: TransitionActor,
  now?: string,
): TransitionCheck {
  const from = shipment.state;
  if (from === to) return no(`The shipment is "${shipmentStateLabel(to)}" already.`);
  if (!nextStates(from).includes(to)) {
    return no(`A shipment that is "${shipmentStateLabel(from)}" cannot become "${shipmentStateLabel(to)}".`);
  }
  if (!allowedActors(from).includes(actor)) {
    return no(
      `Only ${allowedActors(from).join(' or ')} can move a shipment that is "${shipmentStateLabel(from)}".`,
    );
  }
  if (actor !== 'courier' && toldByCourier.has(to)) {
    return no(`Only the courier can say that a shipment is "${shipmentStateLabel(to)}".`);
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
      return no(`An RTO can be called back within ${rtoRecallHours} hours only.`);
    }
  }
  return yes;
}

/** What "cancel" does to a shipment in this state. */
export type CancelEffect =
  | { effect: 'cancel'; explanation: string }
  | { effect: 'request-rto'; explanation: string }
  | { effect: 'refuse'; explanation: string };

/** Before pickup a cancel ends the shipment; after it, it asks the courier to bring the box back. */
export function cancelEffect(state: ShipmentState): CancelEffect {
  if (state === 'CANCELLED') return { effect: 'refuse', explanation: 'The shipment is cancelled already.' };
  if (state === 'OUT_FOR_PICKUP') {
    return {
      effect: 'refuse',
      explanation: 'The courier is on the way. Cancel once the pickup is done or has failed.',
    };
  }
  if (isBeforePickup(state)) {
    return {
      effect: 'cancel',
      explanation: 'The AWB is freed, the held charge comes back and the items return to New.',
    };
  }
  if (isReturning(state))
    return { effect: 'refuse', explanation: 'The shipment is on its way back already.' };
  if (['IN_TRANSIT', 'AT_DESTINATION', 'UNDELIVERED'].includes(state)) {
    return {
      effect: 'request-rto',
      explanation: 'The courier has the box, so it is asked to bring it back (RTO).',
    };
  }
  if (state === 'PICKED_UP' || state === 'OUT_FOR_DELIVERY') {
    return {
      effect: 'refuse',
      explanation: 'The courier cannot turn the box round at this moment. Try after its next scan.',
    };
  }
  return {
    effect: 'refuse',
    explanation: `A shipment that is "${shipmentStateLabel(state)}" cannot be cancelled.`,
  };
}
