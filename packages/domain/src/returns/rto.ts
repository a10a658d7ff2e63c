import type { ShipmentState } from '../shipments/states.ts';
import type { ReverseState } from './states.ts';

/**
 * Returns the state of an RTO in the list of returns, from the state of its shipment; undefined for a shipment that isn't
 * returning. Only the check on the bench is a decision of its own.
 */
export function rtoReturnState(shipment: ShipmentState): ReverseState | undefined {
  switch (shipment) {
    case 'RTO_INITIATED':
    case 'RTO_IN_TRANSIT':
    case 'RTO_OUT_FOR_DELIVERY':
    case 'RTO_UNDELIVERED':
      return 'IN_TRANSIT';
    case 'RTO_DELIVERED':
    case 'RTO_ACKNOWLEDGED':
      return 'DTO_DELIVERED';
    default:
      return undefined;
  }
}
