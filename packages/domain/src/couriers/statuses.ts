import type { ShipmentState } from '../shipments/states.ts';
import { mapStatus } from './mapping.ts';
import type { CourierStatus, StatusMapping } from './mapping.ts';
import { couriers } from './registry.ts';
import type { CourierPartner } from './registry.ts';

/**
 * Maps a courier's status to a forward state; undefined if unknown.
 * @param own corrections by the brand; take precedence
 */
export function mapCourierStatus(
  partner: CourierPartner,
  status: CourierStatus,
  own: readonly StatusMapping[] = [],
): ShipmentState | undefined {
  return mapStatus(own, status) ?? mapStatus(couriers[partner].statuses, status);
}
