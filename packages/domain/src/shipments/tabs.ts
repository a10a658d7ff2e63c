import { inTransitStates, isBeforePickup, isReturning, returnedStates, shipmentStates } from './states.ts';
import type { ShipmentState } from './states.ts';

export const shipmentTabs = ['all', 'pending', 'in-transit', 'delivered', 'lost'] as const;
export type ShipmentTab = (typeof shipmentTabs)[number];

export const rtoTabs = [
  'request',
  'new',
  'ready-to-ship',
  'pickup',
  'in-transit',
  'return-received',
  'all',
] as const;
export type RtoTab = (typeof rtoTabs)[number];

/** States listed in each tab of the shipments screen. */
export const shipmentTabStates: Record<ShipmentTab, readonly ShipmentState[]> = {
  all: shipmentStates,
  pending: shipmentStates.filter(isBeforePickup),
  'in-transit': inTransitStates,
  delivered: ['DELIVERED'],
  lost: ['LOST', 'DAMAGED'],
};

/**
 * States listed in each tab of the RTO screen. `request` is RTO_INITIATED raised by the seller;
 * `ready-to-ship` and `pickup` list reverse pickups, which have their own states.
 */
export const rtoTabStates: Record<RtoTab, readonly ShipmentState[]> = {
  request: ['RTO_INITIATED'],
  new: ['RTO_INITIATED'],
  'ready-to-ship': [],
  pickup: [],
  'in-transit': ['RTO_IN_TRANSIT', 'RTO_OUT_FOR_DELIVERY', 'RTO_UNDELIVERED'],
  'return-received': returnedStates,
  all: shipmentStates.filter(isReturning),
};
