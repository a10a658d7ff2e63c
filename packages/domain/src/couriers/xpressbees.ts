import type { ReverseState } from '../returns/states.ts';
import type { CourierRules } from './definition.ts';
import type { StatusMapping } from './mapping.ts';

const codes = (text: string) => text.split(' ');

/** XpressBees sends short status codes without types; the reason of a failed delivery is a separate code. */
const statuses: readonly StatusMapping[] = [
  { status: 'DRC', state: 'AWB_ASSIGNED' },
  { status: 'PUS', state: 'PICKUP_SCHEDULED' },
  { status: 'OFP', state: 'OUT_FOR_PICKUP' },
  { status: 'PND', state: 'PICKUP_FAILED' },
  { status: 'PUC', state: 'PICKED_UP' },
  { status: 'PUD', state: 'PICKED_UP' },
  { status: 'PKD', state: 'PICKED_UP' },
  { status: 'IT', state: 'IN_TRANSIT' },
  { status: 'RAD', state: 'AT_DESTINATION' },
  { status: 'OFD', state: 'OUT_FOR_DELIVERY' },
  { status: 'UD', state: 'UNDELIVERED' },
  { status: 'DLVD', state: 'DELIVERED' },
  { status: 'RTO', state: 'RTO_INITIATED' },
  { status: 'RTON', state: 'RTO_INITIATED' },
  { status: 'RTO-IT', state: 'RTO_IN_TRANSIT' },
  { status: 'RTO-STG', state: 'RTO_IN_TRANSIT' },
  { status: 'RAO', state: 'RTO_IN_TRANSIT' },
  { status: 'RTO-OFD', state: 'RTO_OUT_FOR_DELIVERY' },
  { status: 'RTU', state: 'RTO_UNDELIVERED' },
  { status: 'RTD', state: 'RTO_DELIVERED' },
  // Three public sources call them movements. A claim must not begin with a code whose meaning is unsure.
  { status: 'STD', state: 'IN_TRANSIT' },
  { status: 'STG', state: 'IN_TRANSIT' },
  { status: 'LOST', state: 'LOST' },
  { status: 'CAN', state: 'CANCELLED' },
];

/** Statuses of a reverse pickup, which have names of their own until the parcel moves. */
function mapReturnStatus(_statusType: string, status: string): ReverseState | undefined {
  switch (status.trim().toUpperCase()) {
    case 'RPPICKUPPENDING':
      return 'PICKUP_SCHEDULED';
    case 'RPOUTFORPICKUP':
      return 'OUT_FOR_PICKUP';
    case 'RPATTEMPTNOTPICK':
      return 'PICKUP_FAILED';
    case 'RPPICKDONE':
      return 'PICKED_UP';
    case 'RVPCANCELLEDQCFAIL':
      return 'QC_FAILED';
    case 'RPCANCEL':
      return 'CANCELLED';
    default:
      return undefined;
  }
}

export const xpressbees: CourierRules = {
  name: 'XpressBees',
  mark: { pattern: /^xpress ?bees\b/i, initials: 'XB', color: 'oklch(0.52 0.15 45)' },
  statuses,
  mapReturnStatus,
  // Sent with "UD". Any other reason is a failed delivery too.
  ndrReasons: {
    CNA: codes('2 3 18 24 29 31 72 80 90 91'),
    AI: codes('4 8 39 77 78 94'),
    CR: codes('37 70'),
    'CR-OTP': ['111'],
    CNR: ['6'],
    CD: codes('9 81 82'),
    ODA: codes('17 68'),
    OPDEL: ['19'],
    REST: codes('30 87 92 93'),
    SD: codes('14 22 32 69 84 85'),
    OTH: codes('25 27 79 83 86 88 89 1000 1001'),
  },
  unsupportedNdrActions: [],
  takesDateWithChange: true,
  takesNdrRemark: false,
  // It needs a template that XpressBees sets up for an account.
  checksReturns: false,
  // `PickupVendorCode` of sellers' code. No call checks or registers one.
  warehouses: { known_by: 'code' },
  hasOwnLabel: false,
  codCycle: { days_after: 8, weekdays: [3] },
  disputeSheets: {
    weight: {
      columns: [
        ['AWB No', 'awb'],
        ['Order No', 'order_number'],
        ['Declared Weight', 'declared_kg'],
        ['Billed Weight', 'billed_kg'],
        ['Dispute Reason', 'remark'],
        ['Proof', 'photos'],
      ],
    },
    // Headings as its invoices have them.
    lines: {
      columns: [
        ['ShippingID', 'awb'],
        ['OrderNo', 'order_number'],
        ['Invoice Number', 'invoice_number'],
        ['Row', 'line'],
        ['Dispute Reason', 'reason'],
        ['ZoneName', 'billed_zone'],
        ['Correct Zone', 'zone'],
        ['BillableWt', 'billed_weight'],
        ['Correct Weight', 'weight'],
        ['NetAmt', 'billed'],
        ['Correct Amount', 'expected'],
        ['Credit Amount', 'to_credit'],
        ['Working', 'calculation'],
        ['Agreement', 'contract'],
      ],
    },
  },
};
