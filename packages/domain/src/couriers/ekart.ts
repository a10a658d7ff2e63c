import type { ReverseState } from '../returns/states.ts';
import type { CourierRules } from './definition.ts';
import { normalizeStatus } from './mapping.ts';
import type { StatusMapping } from './mapping.ts';

/**
 * Ekart's statuses are words. `code` is the reason of a failed delivery (`ndrStatus`), else the status. "Not Serviceable" has no
 * state: sources take it for a cancellation, a failure and a movement.
 */
const statuses: readonly StatusMapping[] = [
  { status: 'Order Placed', state: 'AWB_ASSIGNED' },
  { status: 'Pickup Pending', state: 'PICKUP_SCHEDULED' },
  { status: 'Pickup Scheduled', state: 'PICKUP_SCHEDULED' },
  { status: 'Out for Pickup', state: 'OUT_FOR_PICKUP' },
  { status: 'Not Picked', state: 'PICKUP_FAILED' },
  { status: 'Picked Up', state: 'PICKED_UP' },
  { status: 'In Transit', state: 'IN_TRANSIT' },
  { status: 'Shipment Delayed', state: 'IN_TRANSIT' },
  { status: 'Out for Delivery', state: 'OUT_FOR_DELIVERY' },
  { status: 'Undelivered', state: 'UNDELIVERED' },
  { status: 'Delivered', state: 'DELIVERED' },
  { status: 'RTO Requested', state: 'RTO_INITIATED' },
  { status: 'Seller RTO Requested', state: 'RTO_INITIATED' },
  { status: 'RTO In Transit', state: 'RTO_IN_TRANSIT' },
  { status: 'RTO Shipment Delayed', state: 'RTO_IN_TRANSIT' },
  { status: 'RTO Out for Delivery', state: 'RTO_OUT_FOR_DELIVERY' },
  { status: 'RTO Failed', state: 'RTO_UNDELIVERED' },
  { status: 'RTO Delivered', state: 'RTO_DELIVERED' },
  { status: 'Lost', state: 'LOST' },
  { status: 'Damaged', state: 'DAMAGED' },
  { status: 'Cancelled', state: 'CANCELLED' },
  { status: 'Seller Cancelled', state: 'CANCELLED' },
  { status: 'Pickup Cancelled', state: 'CANCELLED' },
];

/** A reverse pickup is scheduled as it is booked. Its other statuses are those of any parcel. */
function mapReturnStatus(_statusType: string, status: string): ReverseState | undefined {
  return normalizeStatus(status) === 'order placed' ? 'PICKUP_SCHEDULED' : undefined;
}

export const ekart: CourierRules = {
  name: 'Ekart',
  mark: { pattern: /^ekart\b/i, initials: 'EK', color: 'oklch(0.46 0.1 110)' },
  statuses,
  mapReturnStatus,
  ndrReasons: {
    CNA: ['Customer Unavailable'],
    AI: ['Address Issue'],
    CR: ['Rejected by Customer', 'Order Already Cancelled'],
    'CR-OTP': ['OTP Verified Cancellation'],
    CNR: ['Customer Unreachable'],
    CD: ['Delivery Rescheduled'],
    ODA: ['Out Of Delivery Area'],
    SD: ['Not Attempted'],
    OTH: [
      'Unknown Exception',
      'Payment Issue',
      'Self Collect',
      'Shipment Seized By Customer',
      'Dispute',
      'Maximum Attempt Reached',
      'OTP Not Received/OTP Mismatch',
      'On Hold',
    ],
  },
  unsupportedNdrActions: [],
  takesDateWithChange: true,
  takesNdrRemark: true,
  checksReturns: true,
  // API document 3.8.8: the alias of a registered address. No public source changes one.
  warehouses: { known_by: 'name', change: 'new-name', found_at: "the addresses in Ekart's panel" },
  hasOwnLabel: true,
  // No public source says it.
  codCycle: { days_after: 7, weekdays: [3] },
  // It publishes no template: the columns have the names of its shipment service.
  disputeSheets: {
    weight: {
      columns: [
        ['Tracking ID', 'awb'],
        ['Order Number', 'order_number'],
        ['Declared Weight (kg)', 'declared_kg'],
        ['Declared Dimensions (cm)', 'declared_size'],
        ['Billing Weight (kg)', 'billed_kg'],
        ['Billed Dimensions (cm)', 'billed_size'],
        ['Disputed Amount', 'amount'],
        ['Products', 'items'],
        ['Remarks', 'remark'],
        ['Photos', 'photos'],
      ],
    },
    lines: {
      columns: [
        ['Tracking ID', 'awb'],
        ['Order Number', 'order_number'],
        ['Invoice Number', 'invoice_number'],
        ['Line', 'line'],
        ['Remarks', 'reason'],
        ['Agreed Zone', 'zone'],
        ['Billed Zone', 'billed_zone'],
        ['Declared Weight', 'weight'],
        ['Billing Weight', 'billed_weight'],
        ['Agreed Amount', 'expected'],
        ['Billed Amount', 'billed'],
        ['Disputed Amount', 'to_credit'],
        ['Computation', 'calculation'],
        ['Agreement', 'contract'],
      ],
    },
  },
};
