import type { ShipmentState } from '../shipments/states.ts';
import { bluedartStatuses } from './bluedart.ts';
import { delhiveryNdrCodes, delhiveryStatuses } from './delhivery.ts';
import { mapStatus } from './mapping.ts';
import type { CourierStatus, StatusMapping } from './mapping.ts';
import { xpressbeesStatuses } from './xpressbees.ts';

export const courierPartners = ['delhivery', 'xpressbees', 'bluedart'] as const;
/** Couriers that an adapter exists for. */
export type CourierPartner = (typeof courierPartners)[number];

/** Each courier's mapping, the narrowest rows first. */
export const courierStatuses: Record<CourierPartner, readonly StatusMapping[]> = {
  delhivery: [
    // "Pending" is a stay at the hub, unless a reason says that nobody was met.
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
 * State of a forward shipment by what its courier says; undefined when that is unknown.
 * @param own a brand's corrections, which go first
 */
export function mapCourierStatus(
  partner: CourierPartner,
  status: CourierStatus,
  own: readonly StatusMapping[] = [],
): ShipmentState | undefined {
  return mapStatus(own, status) ?? mapStatus(courierStatuses[partner], status);
}
