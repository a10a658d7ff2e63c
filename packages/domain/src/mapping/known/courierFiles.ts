import { headingsOf } from './knownFile.ts';
import type { KnownFile } from './knownFile.ts';

const readOn = '2026-11-26';

/** The billing file that Delhivery sends with an invoice. Weights in grams. */
const delhiveryInvoice: KnownFile = {
  id: 'delhivery-invoice',
  courier: 'Delhivery',
  type: 'invoice',
  name: 'Delhivery invoice',
  headings: headingsOf(
    'waybill_num, client, pickup_date, serial_number, origin_center, client_gstin',
    'delhivery_gstin, package_type, product_value, cod_amount, status, charged_weight, zone',
    'payment_mode, payment_mode_type, issuing_bank, charge_POD, charge_COVID, charge_FSC',
    'charge_DL, charge_RTO, charge_DTO, charge_COD, charge_FS, charge_FOV, charge_CCOD',
    'charge_WOD, charge_AIR, charge_pickup, charge_DPH, charge_QC, charge_CWH, charge_E2E',
    'charge_LM, charge_DEMUR, charge_LABEL, charge_REATTEMPT, charge_DOCUMENT, charge_ROV',
    'IGST, CGST, SGST/UGST, gross_amount, total_amount, destination_pin, order_id',
    'item_shipped, ctlg_dead_wt, ctlg_vl_wt',
  ),
  marks: ['waybill_num', 'charged_weight', 'total_amount', 'destination_pin'],
  mapping: {
    awb: 'waybill_num',
    order_id: 'order_id',
    pickup_date: 'pickup_date',
    status: 'status',
    destination_pincode: 'destination_pin',
    zone: 'zone',
    payment_mode: 'package_type',
    declared_weight: 'ctlg_dead_wt',
    volumetric_weight: 'ctlg_vl_wt',
    charged_weight: 'charged_weight',
    freight: 'charge_DL',
    rto: 'charge_RTO',
    dto: 'charge_DTO',
    cod: 'charge_COD',
    fsc: 'charge_FSC',
    dph: 'charge_DPH',
    qc: 'charge_QC',
    sub_total: 'gross_amount',
    cgst: 'CGST',
    sgst: 'SGST/UGST',
    igst: 'IGST',
    total: 'total_amount',
  },
  note: 'Each AWB has a row. Weights are in grams.',
  sources: [
    {
      at: 'Code on GitHub: “ctlg_dead_wt”',
      read: readOn,
      shows: 'the headings of the file, two rows of it, and that weights are in grams',
    },
  ],
  unconfirmed: ['Which of the charges that are usually zero belong to other charges'],
};

/** Blue Dart's billing sheet. Weights in kilograms. */
const blueDartInvoice: KnownFile = {
  id: 'bluedart-invoice',
  courier: 'Blue Dart',
  type: 'invoice',
  name: 'Blue Dart invoice',
  headings: headingsOf(
    'CODE, SVC, PROD, TYPE, AWB_NO, REF_NO, PICKUP_DT, ORIGIN, DESTINATION, ACT_WT, CHRG_WT',
    'PCS, FREIGHT, FS, CAF, IDC, AMOUNT, PIN CODE, VALUE',
  ),
  marks: ['AWB_NO', 'PICKUP_DT', 'ACT_WT', 'CHRG_WT', 'AMOUNT'],
  mapping: {
    awb: 'AWB_NO',
    order_id: 'REF_NO',
    pickup_date: 'PICKUP_DT',
    destination_pincode: ['PIN CODE', 'PIN_CODE'],
    mode: 'SVC',
    actual_weight: 'ACT_WT',
    charged_weight: 'CHRG_WT',
    freight: 'FREIGHT',
    fsc: 'FS',
    total: 'AMOUNT',
  },
  note: 'Each AWB has a row. Weights are in kilograms.',
  sources: [
    {
      at: 'Code on GitHub: “CHRG_WT” and “PICKUP_DT”',
      read: readOn,
      shows: 'the headings of the file, three rows of it, and that weights are in kilograms',
    },
  ],
  unconfirmed: ['Whether AMOUNT includes GST', 'What CAF and IDC charge', 'A file with RTO charges'],
};

/** DTDC's list of bookings (DSR) with the amount of each. Weights in kilograms. */
const dtdcInvoice: KnownFile = {
  id: 'dtdc-invoice',
  courier: 'DTDC',
  type: 'invoice',
  name: 'DTDC billing list (DSR)',
  headings: headingsOf(
    'DSR_BRANCH_CODE, DSR_CNNO, DSR_BOOKED_BY, DSR_CUST_CODE, DSR_CN_WEIGHT, DSR_CN_TYPE',
    'DSR_DEST, DSR_MODE, DSR_NO_OF_PIECES, DSR_DEST_PIN, DSR_BOOKING_DATE, DSR_AMT',
    'DSR_STATUS, DSR_TRANSMF_NO, DSR_BOOKING_TIME, DSR_DOX, DSR_SERVICE_TAX, DSR_SPL_DISC',
    'DSR_CONTENTS, DSR_VALUE, DSR_INVNO, DSR_INVDATE, DSR_REFNO, DSR_ACT_CUST_CODE',
    'DSR_MOBILE, DSR_VOL_WEIGHT, DSR_CAPTURED_WEIGHT, FR_DP_CODE, Chargeable Weight',
    'Actual Weight, BKG_PINCODE',
  ),
  marks: ['DSR_CNNO', 'DSR_BOOKING_DATE', 'DSR_DEST_PIN', 'DSR_AMT'],
  mapping: {
    awb: 'DSR_CNNO',
    order_id: 'DSR_REFNO',
    pickup_date: 'DSR_BOOKING_DATE',
    origin_pincode: 'BKG_PINCODE',
    destination_pincode: 'DSR_DEST_PIN',
    mode: 'DSR_MODE',
    actual_weight: ['Actual Weight', 'DSR_CAPTURED_WEIGHT'],
    volumetric_weight: 'DSR_VOL_WEIGHT',
    charged_weight: ['Chargeable Weight', 'CHARGEABLE_WEIGHT', 'DSR_CN_WEIGHT'],
    total: 'DSR_AMT',
  },
  note: 'Each consignment has a row. Weights are in kilograms.',
  sources: [
    {
      at: 'Code on GitHub: “DSR_SERVICE_TAX” and “DSR_CNNO”',
      read: readOn,
      shows: 'the headings of the file and a row of it',
    },
  ],
  unconfirmed: ['Whether DSR_AMT includes GST', 'The file that DTDC sends to a seller with its tax invoice'],
};

/** Delhivery One, Finances, Remittance, the transactions of one. */
const delhiveryRemittance: KnownFile = {
  id: 'delhivery-cod',
  courier: 'Delhivery',
  type: 'cod-remittance',
  name: 'Delhivery COD remittance',
  headings: headingsOf(
    'Description, Payment Mode, Client, Pincode, Amount Payable, City, Status, COD Amount',
    'Waybill Number, Order Number',
  ),
  marks: ['Waybill Number', 'COD Amount', 'Amount Payable'],
  mapping: {
    awb: 'Waybill Number',
    order_id: 'Order Number',
    cod_amount: 'COD Amount',
    net: 'Amount Payable',
  },
  note: 'Each AWB has a row. The UTR is not in the file: enter it with the upload.',
  sources: [
    {
      at: 'Code on GitHub: “class DelhiveryRemittanceParser”',
      read: readOn,
      shows: 'the ten headings of a real export, and that Amount Payable is what is settled',
    },
  ],
  unconfirmed: ['A row in which charges are deducted, so that Amount Payable differs from COD Amount'],
};

/** The older file of Delhivery, with the names of its database. */
const delhiveryRemittanceByMail: KnownFile = {
  id: 'delhivery-cod-mail',
  courier: 'Delhivery',
  type: 'cod-remittance',
  name: 'Delhivery COD remittance',
  headings: ['waybill_num', 'pickup_date', 'status_date', 'payable', 'cod_amount', 'status', 'order_id'],
  marks: ['waybill_num', 'payable', 'cod_amount'],
  mapping: { awb: 'waybill_num', order_id: 'order_id', cod_amount: 'cod_amount', net: 'payable' },
  note: 'Each AWB has a row. The UTR is not in the file: enter it with the upload.',
  sources: [
    {
      at: 'Code on GitHub: “Xpressbees COD Settlement” and “Ekart COD Settlement”',
      read: readOn,
      shows: 'the headings that are read of the file, and that a row of sums may be above them',
    },
  ],
  unconfirmed: ['Further headings of the file', 'Whether status_date is the day of the delivery'],
};

const ekartRemittance: KnownFile = {
  id: 'ekart-cod',
  courier: 'Ekart',
  type: 'cod-remittance',
  name: 'Ekart COD remittance',
  headings: ['TRACKING_ID', 'SHIPMENT_ID', 'ORDER_ID', 'DELIVERY_DATE', 'COD_AMOUNT'],
  marks: ['TRACKING_ID', 'SHIPMENT_ID', 'COD_AMOUNT'],
  mapping: {
    awb: 'TRACKING_ID',
    order_id: 'ORDER_ID',
    delivered_date: 'DELIVERY_DATE',
    cod_amount: 'COD_AMOUNT',
  },
  note: 'Each shipment has a row. The UTR is not in the file: enter it with the upload.',
  sources: [
    {
      at: 'Code on GitHub: “Xpressbees COD Settlement” and “Ekart COD Settlement”',
      read: readOn,
      shows: 'the headings that are read of the file, and a date of it with the time and +05:30',
    },
  ],
  unconfirmed: ['Further headings of the file', 'Where the UTR is'],
};

const xpressBeesRemittance: KnownFile = {
  id: 'xpressbees-cod',
  courier: 'XpressBees',
  type: 'cod-remittance',
  name: 'XpressBees COD remittance',
  headings: headingsOf(
    'Shipping Id, POID, Shipment Status, Shipping Date, Delivery Date, Transaction Date',
    'Net Payment',
  ),
  marks: ['Shipping Id', 'POID', 'Net Payment'],
  mapping: {
    awb: 'Shipping Id',
    order_id: 'POID',
    delivered_date: 'Delivery Date',
    remittance_date: 'Transaction Date',
    net: 'Net Payment',
  },
  note: 'Choose the column of the COD amount: no public source shows its heading.',
  sources: [
    {
      at: 'Code on GitHub: “Xpressbees COD Settlement” and “Ekart COD Settlement”',
      read: readOn,
      shows: 'the headings that are read of the file',
    },
  ],
  unconfirmed: ['The heading of the COD amount', 'The heading of the UTR', 'The file since April 2025'],
};

/** A sheet with a line above and one below its headings. */
const blueDartRemittance: KnownFile = {
  id: 'bluedart-cod',
  courier: 'Blue Dart',
  type: 'cod-remittance',
  name: 'Blue Dart COD remittance',
  headings: ['AWB', 'AMOUNT', 'PAY REF DATE'],
  marks: ['AMOUNT', 'PAY REF DATE'],
  mapping: {
    awb: ['AWB', 'AWB NO', 'AWB NO.', 'AWBNO', 'AWB NUMBER'],
    cod_amount: 'AMOUNT',
    remittance_date: 'PAY REF DATE',
  },
  note: 'Each AWB has a row. The UTR is not in the file: enter it with the upload.',
  sources: [
    {
      at: 'https://github.com/headphonezone/HPZ_COD_Automation/blob/41971bea50ad109717ea167af4533923ab120a0a/pages/1_Bluedart.py',
      read: readOn,
      shows: 'AMOUNT and PAY REF DATE, a heading with AWB in it, and their place in the sheet',
    },
  ],
  unconfirmed: ['The exact heading of the AWB', 'The heading of the payment reference'],
};

const dtdcRemittance: KnownFile = {
  id: 'dtdc-cod',
  courier: 'DTDC',
  type: 'cod-remittance',
  name: 'DTDC COD remittance',
  headings: ['CN Number', 'COD Amount', 'Remittance Status', 'Remittance Date', 'UTR Number'],
  marks: ['CN Number', 'COD Amount', 'Remittance Status'],
  mapping: {
    awb: 'CN Number',
    remittance_date: 'Remittance Date',
    utr: 'UTR Number',
    cod_amount: 'COD Amount',
  },
  note: 'Each consignment has a row.',
  sources: [
    {
      at: 'https://github.com/headphonezone/HPZ_COD_Automation/blob/a3cd05550eeba7e84dc606d56833ec952a8d953d/pages/3_DTDC.py',
      read: readOn,
      shows: 'the headings that are read of the file, and the status Remitted',
    },
  ],
  unconfirmed: ['Further headings of the file', 'The other values of Remittance Status'],
};

/** Bills and COD remittances of couriers. */
export const courierFiles: readonly KnownFile[] = [
  delhiveryInvoice,
  blueDartInvoice,
  dtdcInvoice,
  delhiveryRemittance,
  delhiveryRemittanceByMail,
  ekartRemittance,
  xpressBeesRemittance,
  blueDartRemittance,
  dtdcRemittance,
];

/** Files of couriers whose headings no public source shows; their columns are matched by the user once. */
export const unseenCourierFiles = [
  { courier: 'XpressBees', type: 'invoice' },
  { courier: 'Ekart', type: 'invoice' },
] as const;
