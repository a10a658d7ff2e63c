/** All states of a forward shipment (one box, one AWB). */
export const shipmentStates = [
  'DRAFT',
  'AWB_ASSIGNED',
  'PICKUP_SCHEDULED',
  'OUT_FOR_PICKUP',
  'PICKUP_FAILED',
  'PICKED_UP',
  'IN_TRANSIT',
  'AT_DESTINATION',
  'OUT_FOR_DELIVERY',
  'UNDELIVERED',
  'DELIVERED',
  'RTO_INITIATED',
  'RTO_IN_TRANSIT',
  'RTO_OUT_FOR_DELIVERY',
  'RTO_UNDELIVERED',
  'RTO_DELIVERED',
  'RTO_ACKNOWLEDGED',
  'CANCELLED',
  'LOST',
  'DAMAGED',
] as const;
export type ShipmentState = (typeof shipmentStates)[number];

export const actors = ['seller', 'packing', 'allocation', 'courier', 'system'] as const;
/** Who performs a transition. */
export type TransitionActor = (typeof actors)[number];

interface StateRule {
  label: string;
  /** Allowed next states. */
  next: readonly ShipmentState[];
  /** Actors that can leave this state. */
  movedBy: readonly TransitionActor[];
  /**
   * Progress. A terminal shipment reopens only for a higher rank, and a scan may skip missing states only
   * forwards.
   */
  rank: number;
}

const rules: Record<ShipmentState, StateRule> = {
  DRAFT: {
    label: 'To allocate',
    next: ['AWB_ASSIGNED', 'CANCELLED'],
    movedBy: ['packing', 'allocation', 'seller', 'system'],
    rank: 0,
  },
  AWB_ASSIGNED: {
    label: 'Ready to ship',
    next: ['PICKUP_SCHEDULED', 'CANCELLED', 'DRAFT'],
    movedBy: ['seller', 'allocation', 'courier', 'system'],
    rank: 1,
  },
  PICKUP_SCHEDULED: {
    label: 'Pickup scheduled',
    next: ['OUT_FOR_PICKUP', 'PICKED_UP', 'PICKUP_FAILED', 'CANCELLED'],
    movedBy: ['seller', 'courier', 'system'],
    rank: 2,
  },
  OUT_FOR_PICKUP: {
    label: 'Out for pickup',
    next: ['PICKED_UP', 'PICKUP_FAILED'],
    movedBy: ['courier'],
    rank: 3,
  },
  PICKUP_FAILED: {
    label: 'Pickup failed',
    next: ['PICKUP_SCHEDULED', 'OUT_FOR_PICKUP', 'CANCELLED'],
    movedBy: ['courier', 'seller', 'system'],
    rank: 4,
  },
  PICKED_UP: { label: 'Picked up', next: ['IN_TRANSIT', 'LOST', 'DAMAGED'], movedBy: ['courier'], rank: 5 },
  IN_TRANSIT: {
    label: 'In transit',
    next: ['AT_DESTINATION', 'OUT_FOR_DELIVERY', 'UNDELIVERED', 'RTO_INITIATED', 'LOST', 'DAMAGED'],
    movedBy: ['courier', 'seller', 'system'],
    rank: 6,
  },
  AT_DESTINATION: {
    label: 'At destination',
    next: ['OUT_FOR_DELIVERY', 'UNDELIVERED', 'RTO_INITIATED', 'LOST', 'DAMAGED'],
    movedBy: ['courier', 'seller', 'system'],
    rank: 7,
  },
  OUT_FOR_DELIVERY: {
    label: 'Out for delivery',
    next: ['DELIVERED', 'UNDELIVERED', 'LOST', 'DAMAGED'],
    movedBy: ['courier'],
    rank: 8,
  },
  UNDELIVERED: {
    label: 'Undelivered',
    next: ['OUT_FOR_DELIVERY', 'IN_TRANSIT', 'RTO_INITIATED', 'DELIVERED', 'LOST', 'DAMAGED'],
    movedBy: ['courier', 'seller', 'system'],
    rank: 9,
  },
  RTO_INITIATED: {
    label: 'RTO initiated',
    next: ['RTO_IN_TRANSIT', 'UNDELIVERED', 'DELIVERED', 'LOST', 'DAMAGED'],
    movedBy: ['courier', 'seller', 'system'],
    rank: 11,
  },
  RTO_IN_TRANSIT: {
    label: 'RTO in transit',
    next: ['RTO_OUT_FOR_DELIVERY', 'LOST', 'DAMAGED'],
    movedBy: ['courier'],
    rank: 12,
  },
  RTO_OUT_FOR_DELIVERY: {
    label: 'RTO out for delivery',
    next: ['RTO_DELIVERED', 'RTO_UNDELIVERED', 'LOST', 'DAMAGED'],
    movedBy: ['courier'],
    rank: 13,
  },
  RTO_UNDELIVERED: {
    label: 'RTO undelivered',
    next: ['RTO_OUT_FOR_DELIVERY', 'RTO_DELIVERED', 'LOST', 'DAMAGED'],
    movedBy: ['courier'],
    rank: 14,
  },
  RTO_DELIVERED: { label: 'Return received', next: ['RTO_ACKNOWLEDGED'], movedBy: ['seller'], rank: 15 },
  DELIVERED: { label: 'Delivered', next: [], movedBy: [], rank: 10 },
  RTO_ACKNOWLEDGED: { label: 'Return acknowledged', next: [], movedBy: [], rank: 16 },
  CANCELLED: { label: 'Cancelled', next: [], movedBy: [], rank: 4 },
  LOST: { label: 'Lost', next: [], movedBy: [], rank: 9 },
  DAMAGED: { label: 'Damaged', next: [], movedBy: [], rank: 9 },
};

/** After this many failed pickups the seller must cancel or allocate another courier. */
export const maxPickupFailures = 3;

/** Hours within which an RTO can be cancelled. */
export const rtoRecallHours = 24;

export function shipmentStateLabel(state: ShipmentState): string {
  return rules[state].label;
}

/** Returns the progress rank of a state; see `applyScan`. */
export function shipmentRank(state: ShipmentState): number {
  return rules[state].rank;
}

/** Returns the allowed next states. */
export function nextStates(state: ShipmentState): readonly ShipmentState[] {
  return rules[state].next;
}

/** Returns the actors that can leave this state. */
export function allowedActors(state: ShipmentState): readonly TransitionActor[] {
  return rules[state].movedBy;
}

/** Returns whether no further transitions are expected. */
export function isTerminal(state: ShipmentState): boolean {
  return rules[state].next.length === 0;
}

/**
 * Returns whether the courier's job ends with this state. A rejected scan of such a state raises an alert.
 */
export function isCourierTerminal(state: ShipmentState): boolean {
  return isTerminal(state) || state === 'RTO_DELIVERED';
}

/** Returns whether the courier doesn't have the box yet. */
export function isBeforePickup(state: ShipmentState): boolean {
  return rules[state].rank < rules.PICKED_UP.rank && state !== 'CANCELLED';
}

export function isReturning(state: ShipmentState): boolean {
  return state.startsWith('RTO_');
}

/** Returns whether RTO charges apply. */
export function isRtoChargeable(state: ShipmentState): boolean {
  return isReturning(state) && state !== 'RTO_INITIATED';
}

export function isShipmentState(value: unknown): value is ShipmentState {
  return typeof value === 'string' && Object.hasOwn(rules, value);
}

/** States of a box that is with the courier, in the order of the journey. */
export const inTransitStates: readonly ShipmentState[] = shipmentStates.filter(
  (state) => !isBeforePickup(state) && !isCourierTerminal(state),
);

/** States of an RTO. */
export const returningStates: readonly ShipmentState[] = shipmentStates.filter(isReturning);

/** States in which a box is delivered, lost, damaged or back. */
export const endedStates: readonly ShipmentState[] = shipmentStates.filter(
  (state) => isCourierTerminal(state) && state !== 'CANCELLED',
);

/** States in which the items of a box are back in the warehouse. */
export const returnedStates: readonly ShipmentState[] = endedStates.filter(isReturning);
