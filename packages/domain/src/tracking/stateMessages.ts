import type { ShipmentState } from '../shipments/states.ts';
import type { MessageKey } from './languages/en.ts';

/** Texts of the states for the buyer, without trade terms such as "undelivered" or "RTO". */
export const stateMessages: Record<ShipmentState, MessageKey> = {
  DRAFT: 'packed',
  AWB_ASSIGNED: 'waiting',
  PICKUP_SCHEDULED: 'pickupScheduled',
  OUT_FOR_PICKUP: 'courierComing',
  PICKUP_FAILED: 'pickupFailed',
  PICKED_UP: 'collected',
  IN_TRANSIT: 'onTheWay',
  AT_DESTINATION: 'nearYou',
  OUT_FOR_DELIVERY: 'outForDelivery',
  UNDELIVERED: 'notDelivered',
  DELIVERED: 'delivered',
  RTO_INITIATED: 'goingBack',
  RTO_IN_TRANSIT: 'goingBack',
  RTO_OUT_FOR_DELIVERY: 'goingBack',
  RTO_UNDELIVERED: 'goingBack',
  RTO_DELIVERED: 'backWithSeller',
  RTO_ACKNOWLEDGED: 'backWithSeller',
  CANCELLED: 'cancelled',
  LOST: 'lost',
  DAMAGED: 'damaged',
};
