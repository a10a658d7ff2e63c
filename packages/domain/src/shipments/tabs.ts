import { inTransitStates, isBeforePickup, shipmentStates } from './states.ts';
import type { ShipmentState } from './states.ts';

export const shipmentTabs = ['all', 'pending', 'in-transit', 'delivered', 'lost'] as const;
export type ShipmentTab = (typeof shipmentTabs)[number];

/** States listed in each tab of the shipments screen. */
export const shipmentTabStates: Record<ShipmentTab, readonly ShipmentState[]> = {
  all: shipmentStates,
  pending: shipmentStates.filter(isBeforePickup),
  'in-transit': inTransitStates,
  delivered: ['DELIVERED'],
  lost: ['LOST', 'DAMAGED'],
};
