import type { ReverseState } from '../returns/states.ts';
import type { CourierRules } from './definition.ts';
import { normalizeStatus } from './mapping.ts';
import type { StatusMapping } from './mapping.ts';

const statuses: readonly StatusMapping[] = [
  // It has no status for a scheduled pickup and for a parcel on the van: their codes say it.
  { status_type: 'UD', status: 'Manifested', code: 'FMPUR-101', state: 'PICKUP_SCHEDULED' },
  { status_type: 'UD', status: 'In Transit', code: 'X-PPOM', state: 'PICKED_UP' },
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

const codes = (text: string) => text.split(' ');

/** NSL codes of a failed delivery, by reason. */
const ndrReasons: CourierRules['ndrReasons'] = {
  CNA: ['EOD-11'],
  AI: codes('EOD-74 EOD-15 SC-104'),
  CR: codes('EOD-6 EOD-111'),
  'CR-OTP': ['EOD-6O'],
  CNR: codes('EOD-16 EOD-40 EOD-133 EOD-134'),
  CD: ['EOD-3'],
  ODA: codes('EOD-43 SC-102 SC-103 SC-106'),
  OPDEL: ['EOD-69'],
  REST: ['EOD-104'],
  SD: ['EOD-86'],
  OTH: codes('EOD-146 EOD-137 EOD-138 EOD-105'),
};

/** With one of these codes, "Pending" is a failed delivery rather than a stop at the hub. */
const ndrCodes = Object.values(ndrReasons).flat();

/**
 * Maps Delhivery's status of a buyer's return: types PP (pickup pending) and PU (picked up), and "DL DTO".
 */
function mapReturnStatus(statusType: string, status: string): ReverseState | undefined {
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
    case 'PP picked up':
    case 'PU picked up':
      return 'PICKED_UP';
    case 'PP not picked':
      return 'PICKUP_FAILED';
    case 'CN canceled':
    case 'CN cancelled':
    case 'CN closed':
      return 'CANCELLED';
    default:
      return undefined;
  }
}

export const delhivery: CourierRules = {
  name: 'Delhivery',
  mark: { pattern: /^delhivery\b/i, initials: 'D', color: 'oklch(0.33 0.012 270)' },
  statuses: [
    ...ndrCodes.map((code): StatusMapping => ({
      status_type: 'UD',
      status: 'Pending',
      code,
      state: 'UNDELIVERED',
    })),
    ...statuses,
  ],
  mapReturnStatus,
  ndrReasons,
  unsupportedNdrActions: [],
  takesDateWithChange: false,
  takesNdrRemark: false,
  // Its questions are mapped to each account's own by its staff: without them it books a return without a check.
  checksReturns: false,
  // Developer portal, July 2026: the name is case- and space-sensitive, and can't be changed. Its panel: sellers' code.
  warehouses: { known_by: 'name', change: 'edit', found_at: 'Settings > Pickup Locations of Delhivery One' },
  hasOwnLabel: true,
  codCycle: { days_after: 7, weekdays: [2, 5] },
  disputeSheets: {
    weight: {
      columns: [
        ['Waybill', 'awb'],
        ['Client Weight (kg)', 'declared_kg'],
        ['Client LBH (cm)', 'declared_size'],
        ['Charged Weight (kg)', 'billed_kg'],
        ['Charged LBH (cm)', 'billed_size'],
        ['Product', 'items'],
        ['Remarks', 'remark'],
        ['Image Links', 'photos'],
      ],
    },
    lines: {
      columns: [
        ['Waybill', 'awb'],
        ['Order ID', 'order_number'],
        ['Invoice No', 'invoice_number'],
        ['Invoice Line', 'line'],
        ['Dispute Reason', 'reason'],
        ['Client Zone', 'zone'],
        ['Charged Zone', 'billed_zone'],
        ['Client Weight', 'weight'],
        ['Charged Weight', 'billed_weight'],
        ['Expected Amount', 'expected'],
        ['Charged Amount', 'billed'],
        ['Credit Requested', 'to_credit'],
        ['Calculation', 'calculation'],
        ['Contract', 'contract'],
      ],
    },
  },
};
