import type { ShipmentState } from '../shipments/states.ts';
import { normalizeStatus } from './mapping.ts';

/** A mapping row: status type and status to state. Kept as data, so that a brand can correct it. */
export interface CourierStatusRow {
  status_type: string;
  status: string;
  state: ShipmentState;
}

export const delhiveryStatuses: readonly CourierStatusRow[] = [
  { status_type: 'UD', status: 'Manifested', state: 'AWB_ASSIGNED' },
  { status_type: 'UD', status: 'Pickup Scheduled', state: 'PICKUP_SCHEDULED' },
  { status_type: 'UD', status: 'Out for Pickup', state: 'OUT_FOR_PICKUP' },
  { status_type: 'UD', status: 'Not Picked', state: 'PICKUP_FAILED' },
  { status_type: 'UD', status: 'Picked Up', state: 'PICKED_UP' },
  { status_type: 'UD', status: 'In Transit', state: 'IN_TRANSIT' },
  { status_type: 'UD', status: 'Pending', state: 'AT_DESTINATION' },
  { status_type: 'UD', status: 'Dispatched', state: 'OUT_FOR_DELIVERY' },
  { status_type: 'UD', status: 'Undelivered', state: 'UNDELIVERED' },
  // Delivery to the seller has the status type of a delivery, so it must precede "Delivered".
  { status_type: 'DL', status: 'RTO', state: 'RTO_DELIVERED' },
  { status_type: 'DL', status: 'Delivered', state: 'DELIVERED' },
  { status_type: 'RT', status: 'Manifested', state: 'RTO_INITIATED' },
  { status_type: 'RT', status: 'In Transit', state: 'RTO_IN_TRANSIT' },
  { status_type: 'RT', status: 'Pending', state: 'RTO_IN_TRANSIT' },
  { status_type: 'RT', status: 'Dispatched', state: 'RTO_OUT_FOR_DELIVERY' },
  { status_type: 'RT', status: 'Undelivered', state: 'RTO_UNDELIVERED' },
  { status_type: 'RT', status: 'RTO', state: 'RTO_DELIVERED' },
  { status_type: 'CN', status: 'Canceled', state: 'CANCELLED' },
  { status_type: 'CN', status: 'Cancelled', state: 'CANCELLED' },
  { status_type: 'CN', status: 'Closed', state: 'CANCELLED' },
  { status_type: 'LT', status: 'Lost', state: 'LOST' },
];

/**
 * NSL codes of a failed delivery. With one of them, "Pending" is a failed delivery rather than a stop at the
 * hub.
 */
export const delhiveryNdrCodes: readonly string[] = [
  'EOD-11',
  'EOD-74',
  'EOD-15',
  'SC-104',
  'EOD-6',
  'EOD-111',
  'EOD-6O',
  'EOD-16',
  'EOD-40',
  'EOD-133',
  'EOD-134',
  'EOD-3',
  'EOD-43',
  'SC-102',
  'SC-103',
  'SC-106',
  'EOD-69',
  'EOD-104',
  'EOD-86',
  'EOD-146',
  'EOD-137',
  'EOD-138',
  'EOD-105',
];

/**
 * Maps Delhivery's status to a forward state; undefined if unknown or of a buyer's return (types PP and PU,
 * and "DTO").
 * @param code the NSL code; distinguishes a failed delivery from a parcel waiting at the hub
 */
export function mapDelhiveryStatus(
  statusType: string,
  status: string,
  code?: string | null,
  rows: readonly CourierStatusRow[] = delhiveryStatuses,
): ShipmentState | undefined {
  const type = statusType.trim().toUpperCase();
  const name = normalizeStatus(status);
  if (type === 'UD' && name === 'pending' && delhiveryNdrCodes.includes((code ?? '').trim().toUpperCase()))
    return 'UNDELIVERED';
  return rows.find((row) => row.status_type === type && normalizeStatus(row.status) === name)?.state;
}

export const returnStates = [
  'PICKUP_SCHEDULED',
  'OUT_FOR_PICKUP',
  'PICKED_UP',
  'PICKUP_FAILED',
  'IN_TRANSIT',
  'DTO_DELIVERED',
  'CANCELLED',
] as const;
export type CourierReturnState = (typeof returnStates)[number];

/**
 * Maps Delhivery's status of a buyer's return: types PP (pickup pending) and PU (picked up), and "DL DTO".
 */
export function mapDelhiveryReturnStatus(statusType: string, status: string): CourierReturnState | undefined {
  switch (`${statusType.trim().toUpperCase()} ${normalizeStatus(status)}`) {
    case 'PP open':
    case 'PP scheduled':
      return 'PICKUP_SCHEDULED';
    case 'PP dispatched':
      return 'OUT_FOR_PICKUP';
    case 'PU in transit':
    case 'PU pending':
    case 'PU dispatched':
      return 'IN_TRANSIT';
    case 'DL dto':
      return 'DTO_DELIVERED';
    case 'CN canceled':
    case 'CN cancelled':
    case 'CN closed':
      return 'CANCELLED';
    default:
      return undefined;
  }
}
