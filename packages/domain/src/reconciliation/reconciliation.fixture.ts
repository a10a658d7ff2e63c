import { emptyNotes, guessMapping, invoiceFields } from '../mapping/index.ts';
import type { InvoiceLineDetailsData } from './line/InvoiceLineDetails.tsx';
import type { CodSumsData } from './sums/CodSums.tsx';
import type { InvoiceSumsData } from './sums/InvoiceSums.tsx';
import type { ColumnsData } from './upload/CourierFileColumns.tsx';
import type { CourierFileData } from './upload/CourierFileResult.tsx';
import type { RowToCorrectData } from './upload/RowsToCorrect.tsx';

export const causes: InvoiceSumsData['causes'] = [
  {
    id: 'divisor:4000',
    category: 'OVERWEIGHT',
    label: 'Divided by 4000; your contract says 5000.',
    lines: 1214,
    amount: 70_594.1,
    since: '2026-11-02',
  },
  {
    id: 'zone:D',
    category: 'WRONG_ZONE',
    label: 'Billed in zone D; your mapping says C.',
    lines: 86,
    amount: 4_180,
    since: '',
  },
  {
    id: 'fsc:12',
    category: 'WRONG_FSC_DPH',
    label: 'Fuel surcharge of 12% instead of 10%.',
    lines: 52,
    amount: 912.6,
    since: '',
  },
  {
    id: 'cod:flat',
    category: 'WRONG_RATE',
    label: 'COD charge of ₹45 instead of ₹35.',
    lines: 1,
    amount: 10,
    since: '',
  },
];

export const sums: InvoiceSumsData = {
  lines: 4218,
  matched: 2865,
  billed: 6_84_210.5,
  expected: 6_08_513.8,
  difference: 75_696.7,
  recovered: 12_480,
  categories: [
    { id: 'OVERWEIGHT', label: 'Overweight', lines: 1214, amount: 70_594.1 },
    { id: 'WRONG_ZONE', label: 'Wrong zone', lines: 86, amount: 4_180 },
    { id: 'WRONG_FSC_DPH', label: 'Wrong fuel or diesel', lines: 52, amount: 912.6 },
    { id: 'WRONG_RATE', label: 'Wrong rate', lines: 1, amount: 10 },
    { id: 'NONE', label: 'Within tolerance', lines: 2865, amount: 0 },
  ],
  couriers: [
    { id: '1', label: 'Delhivery Surface', lines: 3102, amount: 61_210.7 },
    { id: '3', label: 'XpressBees Surface', lines: 1116, amount: 14_486 },
  ],
  ages: [
    { id: '0–15', label: '0–15 days', lines: 2210, amount: 52_000 },
    { id: '16–30', label: '16–30 days', lines: 2008, amount: 23_696.7 },
  ],
  missing: { id: 'MISSING_FROM_INVOICE', label: 'Missing from invoice', lines: 18, amount: 2_304 },
  causes,
};

export const codSums: CodSumsData = {
  expected: 4_12_960,
  billed: 3_58_220,
  deducted: 12_420,
  net: 3_45_800,
  categories: [
    { id: 'SHORT', label: 'Short', lines: 1, amount: -1_240 },
    { id: 'NOT_REMITTED', label: 'Not remitted', lines: 31, amount: -53_500 },
    { id: 'MATCHED', label: 'Matched', lines: 216, amount: 0 },
  ],
  ages: [
    { id: '0–15', label: '0–15 days', lines: 20, amount: -31_500 },
    { id: '16–30', label: '16–30 days', lines: 11, amount: -22_000 },
  ],
};

export const lineDetails: InvoiceLineDetailsData = {
  line: {
    invoice_number: 'DL/2026/11/0418',
    line: 212,
    order_number: 'KH-100482',
    status: 'under_review',
    difference: 58.15,
    recovered: 0,
  },
  picked_up_on: '2026-11-18',
  zone: 'D',
  billed_zone: 'D',
  billed_awb: '',
  weight: '1.8 kg',
  billed_weight: '2.25 kg',
  is_outdated: false,
  dispute: null,
  same_cause: {
    lines: 214,
    amount: 12_444.1,
    words: 'Divided by 4000; your contract says 5000.',
    since: '2026-11-02',
    by_day: [
      { day: '2026-11-17', lines: 61 },
      { day: '2026-11-18', lines: 84 },
      { day: '2026-11-19', lines: 69 },
    ],
  },
  findings: [{ category: 'OVERWEIGHT', why: 'Divided by 4000; your contract says 5000.' }],
  divergence: {
    from: '30 × 20 × 15 cm, 9,000 cm³',
    contract: '÷ 5000 = 1.8 kg, charged as 2 kg, 4 slabs',
    invoice: '÷ 4000 = 2.25 kg, charged as 2.5 kg, 5 slabs',
  },
  card: 'Rate card v3, valid from 1 Apr 2026 to 31 Mar 2027',
  unpriced: '',
  heads: [
    {
      head: 'freight',
      expected: 179.8,
      expected_formula: '₹45.40 for the first 500 g + 3 × ₹44.80',
      billed: 224.6,
      billed_formula: '₹45.40 for the first 500 g + 4 × ₹44.80',
    },
    { head: 'total', expected: 277.62, expected_formula: '', billed: 335.77, billed_formula: '' },
  ],
};

const columns = [
  { name: 'ShippingID', samples: ['14123305520', '14123305533'] },
  { name: 'BillableWt', samples: ['1.5', '0.5', '2'] },
  { name: 'FWD_Chrg', samples: ['135.00', '33.00'] },
  { name: 'Payable now', samples: ['210.63', '42.83'] },
];
const fields = invoiceFields.filter(({ name }) =>
  ['awb', 'charged_weight', 'freight', 'total'].includes(name),
);

export const columnsOfFile: ColumnsData = {
  fields,
  columns,
  matches: guessMapping(fields, columns),
  heading_row: 4,
  rows: 4218,
  is_cut: false,
  adds_up: { lines: 4218, ties: 4217, parts: 6_84_198.5, total: 6_84_210.5, first_wrong_row: 212 },
  notes: emptyNotes(),
};

export const file: CourierFileData = {
  invoice_number: 'DL/2026/11/0418',
  courier_name: 'Delhivery Surface',
  file_name: 'MITTI_LOOM_NOV_1.xlsx',
  rows: 4218,
  rejected: 0,
  total: 6_84_210.5,
  warning: '',
  status: 'ready',
};

export const rowsToCorrect: RowToCorrectData[] = [
  {
    row: 41,
    cells: { awb: '1412330552O', charged_weight: '2' },
    problems: { awb: 'An AWB has digits only' },
    suggestions: { awb: { value: '14123305520', why: 'The order ID KH-100482 has it' } },
  },
  {
    row: 96,
    cells: { awb: '14123305533', charged_weight: 'two' },
    problems: { charged_weight: 'Enter a weight in kg' },
    suggestions: {},
  },
];
export const correctableFields = fields.map(({ name, label }) => ({ name, label }));
