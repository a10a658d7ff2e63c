import type { ShipmentState } from '../shipments/index.ts';

/** Statuses of Shopify's fulfilment events that a courier's scans lead to. */
export type FulfilmentEvent =
  | 'IN_TRANSIT'
  | 'OUT_FOR_DELIVERY'
  | 'ATTEMPTED_DELIVERY'
  | 'DELIVERED'
  | 'FAILURE';

/** A parcel that comes back is never delivered: Shopify has one status for that. */
const events: Partial<Record<ShipmentState, FulfilmentEvent>> = {
  PICKED_UP: 'IN_TRANSIT',
  IN_TRANSIT: 'IN_TRANSIT',
  AT_DESTINATION: 'IN_TRANSIT',
  OUT_FOR_DELIVERY: 'OUT_FOR_DELIVERY',
  UNDELIVERED: 'ATTEMPTED_DELIVERY',
  DELIVERED: 'DELIVERED',
  RTO_INITIATED: 'FAILURE',
  RTO_IN_TRANSIT: 'FAILURE',
  RTO_OUT_FOR_DELIVERY: 'FAILURE',
  RTO_UNDELIVERED: 'FAILURE',
  RTO_DELIVERED: 'FAILURE',
  RTO_ACKNOWLEDGED: 'FAILURE',
  LOST: 'FAILURE',
  DAMAGED: 'FAILURE',
};

/**
 * The event to send when a shipment has reached a state; undefined if the buyer sees nothing new.
 * @param told the state that was sent last; empty if none was
 * Source: FulfillmentEventStatus of Shopify's Admin API.
 */
export function fulfilmentEvent(state: ShipmentState, told: ShipmentState | ''): FulfilmentEvent | undefined {
  const event = events[state];
  return told !== '' && event === events[told] ? undefined : event;
}
