import type { ShipmentState } from '../shipments/states.ts';
import { bluedartStatuses } from './bluedart.ts';
import { delhiveryNdrCodes, delhiveryStatuses } from './delhivery.ts';
import { mapStatus } from './mapping.ts';
import type { CourierStatus, StatusMapping } from './mapping.ts';
import { xpressbeesStatuses } from './xpressbees.ts';

export const courierPartners = ['delhivery', 'xpressbees', 'bluedart'] as const;
/** Couriers with an adapter. */
export type CourierPartner = (typeof courierPartners)[number];

/** Status mappings per courier, most specific rows first. */
export const courierStatuses: Record<CourierPartner, readonly StatusMapping[]> = {
  delhivery: [
    // "Pending" is a stop at the hub, unless an NSL code means a failed delivery.
    ...delhiveryNdrCodes.map((code): StatusMapping => ({
      status_type: 'UD',
      status: 'Pending',
      code,
      state: 'UNDELIVERED',
    })),
    ...delhiveryStatuses,
  ],
  xpressbees: xpressbeesStatuses,
  bluedart: bluedartStatuses,
};

/**
 * Maps a courier's status to a forward state; undefined if unknown.
 * @param own corrections by the brand; take precedence
 */
export function mapCourierStatus(
  partner: CourierPartner,
  status: CourierStatus,
  own: readonly StatusMapping[] = [],
): ShipmentState | undefined {
  return mapStatus(own, status) ?? mapStatus(courierStatuses[partner], status);
}
