import type { ReverseState } from '../returns/states.ts';
import type { ShipmentState } from '../shipments/states.ts';
import type { CourierStatus, StatusMapping } from './mapping.ts';
import { couriers } from './registry.ts';
import type { CourierPartner } from './registry.ts';
import { mapCourierStatus } from './statuses.ts';

/** States of a reverse pickup whose courier reports it with the codes of any parcel: delivered means to the warehouse. */
const fromForward: Partial<Record<ShipmentState, ReverseState>> = {
  PICKUP_SCHEDULED: 'PICKUP_SCHEDULED',
  OUT_FOR_PICKUP: 'OUT_FOR_PICKUP',
  PICKUP_FAILED: 'PICKUP_FAILED',
  PICKED_UP: 'PICKED_UP',
  IN_TRANSIT: 'IN_TRANSIT',
  AT_DESTINATION: 'IN_TRANSIT',
  OUT_FOR_DELIVERY: 'IN_TRANSIT',
  UNDELIVERED: 'IN_TRANSIT',
  DELIVERED: 'DTO_DELIVERED',
  LOST: 'LOST',
  CANCELLED: 'CANCELLED',
};

/**
 * Maps a courier's status of a reverse pickup; undefined if unknown.
 * @param own corrections by the brand; take precedence
 */
export function mapCourierReturnStatus(
  partner: CourierPartner,
  status: CourierStatus,
  own: readonly StatusMapping[] = [],
): ReverseState | undefined {
  const state = couriers[partner].mapReturnStatus?.(status.status_type, status.status);
  if (state !== undefined) return state;
  const forward = mapCourierStatus(partner, status, own);
  return forward && fromForward[forward];
}
