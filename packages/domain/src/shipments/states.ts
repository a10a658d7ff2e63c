/** Every state a forward shipment (one box, one AWB) can be in. */
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
/** Who moves a shipment. */
export type TransitionActor = (typeof actors)[number];

interface StateRule {
  /** Words for people. */
  label: string;
  /** States it may go to. */
  next: readonly ShipmentState[];
  /** Who may take it out of this state. */
  movedBy: readonly TransitionActor[];
  /**
   * How far along the shipment is. An ended shipment opens again only for a higher rank, and a scan that jumps
   * ahead over missing scans is believed only forwards.
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

/** At most this many failed pickups; after it the seller cancels or allocates another courier. */
export const maxPickupFailures = 3;

/** Hours within which an RTO may be called back. */
export const rtoRecallHours = 24;

/** Words for a state: "Out for delivery". */
export function shipmentStateLabel(state: ShipmentState): string {
  return rules[state].label;
}

/** How far along a state is; see `applyScan`. */
export function shipmentRank(state: ShipmentState): number {
  return rules[state].rank;
}

/** States a shipment may go to from this one. */
export function nextStates(state: ShipmentState): readonly ShipmentState[] {
  return rules[state].next;
}

/** Who may take a shipment out of this state. */
export function allowedActors(state: ShipmentState): readonly TransitionActor[] {
  return rules[state].movedBy;
}

/** Nothing more is expected to happen to it. */
export function isTerminal(state: ShipmentState): boolean {
  return rules[state].next.length === 0;
}

/** How a box ends with its courier. A scan that says so and is not believed is a contradiction that a person settles. */
export function isCourierTerminal(state: ShipmentState): boolean {
  return isTerminal(state) || state === 'RTO_DELIVERED';
}

/** The courier does not have the box yet, and never will unless it moves on. */
export function isBeforePickup(state: ShipmentState): boolean {
  return rules[state].rank < rules.PICKED_UP.rank && state !== 'CANCELLED';
}

/** Going back to the seller, or back already. */
export function isReturning(state: ShipmentState): boolean {
  return state.startsWith('RTO_');
}

/** The courier carries it back, or has: from here on the way back is charged. */
export function isRtoChargeable(state: ShipmentState): boolean {
  return isReturning(state) && state !== 'RTO_INITIATED';
}

export function isShipmentState(value: unknown): value is ShipmentState {
  return typeof value === 'string' && Object.hasOwn(rules, value);
}
