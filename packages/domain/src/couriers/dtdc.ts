import type { ShipmentState } from '../shipments/states.ts';
import type { CourierRules } from './definition.ts';
import type { StatusMapping } from './mapping.ts';

const codes = (text: string) => text.split(' ');
const coded = (state: ShipmentState, list: string): StatusMapping[] =>
  codes(list).map((status) => ({ status, state }));

/**
 * DTDC sends codes of its sheet of tracking events, read in code of September 2026 that tracks with it. The reason of a
 * failed delivery is a separate code.
 */
const statuses: readonly StatusMapping[] = [
  ...coded('AWB_ASSIGNED', 'SPL BKD DRAW DRSC'),
  ...coded('PICKUP_SCHEDULED', 'PCAW PCSC PCRA'),
  ...coded('PICKUP_FAILED', 'PCNO'),
  ...coded('PICKED_UP', 'PCUP DRCOM'),
  ...coded(
    'IN_TRANSIT',
    'IPMF OPMF ORMF IBMD OBMD IBMN OBMN IMBM OMBM IRBO ORBO CDIN CDOUT IRMF ARAP LNRC CSCL',
  ),
  // Held and released parcels are still under way; an investigation is no loss yet.
  ...coded('IN_TRANSIT', 'HLDUP HELDUP CHLD STOPDLV SUI RELHLD REVOKESTOPDLV'),
  ...coded('AT_DESTINATION', 'INSCAN RADCDIN PREPERD'),
  ...coded('OUT_FOR_DELIVERY', 'OUTDLV'),
  // A loss has no code of its own: it is the reason of an event without delivery.
  { status: 'NONDLV', code: 'LST', state: 'LOST' },
  // Sources differ about SETRTO: one calls it the beginning of the RTO, one still asks for another attempt then.
  ...coded('UNDELIVERED', 'NONDLV SETRTO'),
  ...coded('DELIVERED', 'DLV'),
  ...coded('RTO_INITIATED', 'RTOW IRTO RTOBKD'),
  ...coded(
    'RTO_IN_TRANSIT',
    'RTO RTOOPMF RTOIPMF RTOIRMF RTOORMF RTOOBMD RTOIBMD RTOOBMN RTOIBMN RTOOMBM RTOIMBM RTOORBO RTOIRBO RTOCDOUT RTOCDIN RTOINSCAN RTORADCDIN RETURND RTORETURND',
  ),
  ...coded('RTO_OUT_FOR_DELIVERY', 'RTOOUTDLV'),
  ...coded('RTO_UNDELIVERED', 'RTONONDLV'),
  ...coded('RTO_DELIVERED', 'RTODLV'),
  ...coded('CANCELLED', 'PCAN DRCAN DRREC CAN'),
];

export const dtdc: CourierRules = {
  name: 'DTDC',
  mark: { pattern: /^dtdc\b/i, initials: 'DT', color: 'oklch(0.47 0.14 275)' },
  statuses,
  // Sent with NONDLV, before the words. Any other reason is a failed delivery too.
  ndrReasons: {
    CNA: codes('PNA DLK COL'),
    AI: codes('ADR CWP DNM NSP PSF'),
    CR: codes('PRF COC DTD'),
    'CR-OTP': ['KYC'],
    CD: ['CAD'],
    ODA: ['NSR'],
    OPDEL: ['RWO'],
    REST: codes('REA LHL'),
    SD: codes('UAT CNA'),
    OTH: codes('CAN LDO MIS PCC PWR'),
  },
  // It has instructions for another attempt and for a return only.
  unsupportedNdrActions: ['change-address', 'change-phone'],
  takesDateWithChange: false,
  takesNdrRemark: true,
  checksReturns: false,
  warehouses: { known_by: 'address' },
  hasOwnLabel: true,
  codCycle: { days_after: 10, weekdays: [3] },
  // It publishes no template: the columns have the names of its order upload.
  disputeSheets: {
    weight: {
      columns: [
        ['AWB No', 'awb'],
        ['Customer Reference Number', 'order_number'],
        ['Declared Weight (kg)', 'declared_kg'],
        ['Declared Dimensions (cm)', 'declared_size'],
        ['Billed Weight (kg)', 'billed_kg'],
        ['Billed Dimensions (cm)', 'billed_size'],
        ['Disputed Amount', 'amount'],
        ['Description', 'items'],
        ['Remarks', 'remark'],
        ['Photos', 'photos'],
      ],
    },
    lines: {
      columns: [
        ['AWB No', 'awb'],
        ['Customer Reference Number', 'order_number'],
        ['Invoice No', 'invoice_number'],
        ['Line No', 'line'],
        ['Remarks', 'reason'],
        ['Agreed Zone', 'zone'],
        ['Billed Zone', 'billed_zone'],
        ['Declared Weight', 'weight'],
        ['Billed Weight', 'billed_weight'],
        ['Agreed Amount', 'expected'],
        ['Billed Amount', 'billed'],
        ['Disputed Amount', 'to_credit'],
        ['Computation', 'calculation'],
        ['Agreement', 'contract'],
      ],
    },
  },
};
