import type { ShipmentState } from '../shipments/states.ts';
import type { CourierRules } from './definition.ts';
import type { StatusMapping } from './mapping.ts';

/**
 * Blue Dart's numbers depend on the scan group: 001-S (shipment) is in transit, 001-T (terminal) a postponed
 * delivery. The stored code therefore includes the group: "001-T".
 */
/** Numbers of failed deliveries; with the group RT on the way back. */
const reasons: readonly string[] =
  '001 002 003 008 009 010 011 012 013 014 017 019 020 029 044 056 062 066 076 120 137 139 175 201 202 203 204 205 208 217 218 777'.split(
    ' ',
  );

const codes = (text: string) => text.split(' ');
const coded = (state: ShipmentState, ...codes: string[]): StatusMapping[] =>
  codes.map((code) => ({ code, state }));

const statuses: readonly StatusMapping[] = [
  // Letter codes come from the waybill and pickup services, which have no scan numbers.
  ...coded('AWB_ASSIGNED', 'ONL-S'),
  ...coded('PICKUP_SCHEDULED', 'PUS-S'),
  ...coded('OUT_FOR_PICKUP', 'OFP-S'),
  ...coded('PICKUP_FAILED', 'PNR-S'),
  ...coded('PICKED_UP', '015-S'),
  ...coded('CANCELLED', 'CAN-T'),
  // 001-S covers all movement; only the text identifies the destination.
  { code: '001-S', status: 'Shipment arrived at destination location', state: 'AT_DESTINATION' },
  ...coded('IN_TRANSIT', '001-S'),
  ...coded('OUT_FOR_DELIVERY', '002-S'),
  ...coded('DELIVERED', '000-T'),
  ...coded('RTO_INITIATED', '016-T', '104-T', '123-T'),
  ...coded('RTO_IN_TRANSIT', '001-RT'),
  ...coded('RTO_OUT_FOR_DELIVERY', '002-RT'),
  ...coded('RTO_DELIVERED', '000-RT', '188-T', '105-T', '188-RT', '105-RT'),
  ...coded('LOST', '021-T', '070-T', '186-T'),
  ...coded('DAMAGED', '025-T', '129-T', '130-T'),
  ...coded('UNDELIVERED', '029-S', ...reasons.map((code) => `${code}-T`)),
  ...coded(
    'RTO_UNDELIVERED',
    ...reasons.filter((code) => code !== '001' && code !== '002').map((code) => `${code}-RT`),
  ),
];

export const bluedart: CourierRules = {
  name: 'Blue Dart',
  mark: { pattern: /^blue ?dart\b/i, initials: 'BD', color: 'oklch(0.44 0.12 250)' },
  statuses,
  ndrReasons: {
    CNA: codes('003-T 013-T 019-T 020-T'),
    AI: codes('008-T 009-T 010-T 012-T 014-T 056-T 139-T 175-T 217-T 218-T'),
    CR: codes('011-T 076-T 201-T 202-T 204-T 777-T'),
    'CR-OTP': ['029-S'],
    CNR: codes('044-T 062-T'),
    CD: codes('001-T 029-T 120-T'),
    ODA: codes('002-T 137-T'),
    OPDEL: ['203-T'],
    SD: ['066-T'],
    OTH: codes('017-T 205-T 208-T'),
  },
  // It has instructions for a day and for a return only.
  unsupportedNdrActions: ['change-address', 'change-phone'],
  takesDateWithChange: false,
  takesNdrRemark: false,
  // It takes an instruction, no check.
  checksReturns: false,
  warehouses: { known_by: 'address' },
  hasOwnLabel: false,
  codCycle: { days_after: 10, weekdays: [4] },
  // It publishes no template: the columns have the names of its waybill service.
  disputeSheets: {
    weight: {
      columns: [
        ['AWB No', 'awb'],
        ['Credit Reference No', 'order_number'],
        ['Actual Weight (kg)', 'declared_kg'],
        ['Dimensions (cm)', 'declared_size'],
        ['Billed Weight (kg)', 'billed_kg'],
        ['Billed Dimensions (cm)', 'billed_size'],
        ['Disputed Amount', 'amount'],
        ['Commodity', 'items'],
        ['Remarks', 'remark'],
        ['Photos', 'photos'],
      ],
    },
    lines: {
      columns: [
        ['AWB No', 'awb'],
        ['Credit Reference No', 'order_number'],
        ['Invoice No', 'invoice_number'],
        ['Line No', 'line'],
        ['Remarks', 'reason'],
        ['Agreed Zone', 'zone'],
        ['Billed Zone', 'billed_zone'],
        ['Actual Weight', 'weight'],
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
