import type { Box, Sku } from '@khep/api';
import type { ImportType } from '@khep/domain/mapping';
import { csvBytes } from '../../platform/files/csv.ts';

/** Columns of a SKU file, for download and upload. */
export const skuColumns = [
  'sku_id',
  'sku_name',
  'sku_quantity',
  'actual_weight',
  'freeze_weight',
  'sku_length',
  'sku_width',
  'sku_height',
  'unit_price',
  'gst',
  'cess',
  'hsn_code',
  'is_active',
  'sku_category',
  'sub_category',
  'rotations',
  'fragile',
  'do_not_mix',
  'ships_in_own_box',
] as const satisfies readonly (keyof Sku)[];

/** Columns of a box file. */
export const boxColumns = [
  'package_id',
  'name',
  'type',
  'length',
  'width',
  'height',
  'weight_capacity',
  'box_color',
  'box_cost',
  'empty_weight',
  'outer_length',
  'outer_width',
  'outer_height',
] as const satisfies readonly (keyof Box)[];

/** Columns and sample rows of one kind of file. */
interface FileFormat {
  columns: readonly string[];
  /** Columns that are read as well, but are not in the sample: other programs have them. */
  more?: readonly string[];
  /** Columns that a file can't be without. */
  required: readonly string[];
  /** Rows of the sample file, which show how cells are filled in. */
  rows: readonly (readonly unknown[])[];
}

/** The files that brands and couriers upload. Those of couriers are read by `invoiceFields` and `remittanceFields`. */
export const fileFormats: Record<ImportType, FileFormat> = {
  sku: {
    columns: skuColumns,
    required: ['sku_id'],
    rows: [
      [
        'ML-CUP-02',
        'Terracotta cup, set of 2',
        40,
        620,
        false,
        18,
        10,
        9,
        549,
        5,
        0,
        '691200',
        true,
        'Tableware',
        'Cups',
        'upright',
        true,
        '',
        false,
      ],
      [
        'ML-RUN-01',
        'Handloom table runner',
        25,
        310,
        false,
        32,
        24,
        3,
        899,
        5,
        0,
        // Six digits, which a brand above a turnover of ₹5 crore needs: other table linen, of cotton.
        '630251',
        true,
        'Linen',
        'Runners',
        'any',
        false,
        '',
        false,
      ],
    ],
  },
  box: {
    columns: boxColumns,
    required: ['package_id'],
    rows: [
      ['S-1', 'Small', 1, 20, 15, 10, 3, '#c9a26b', 8.5, 90, 20.6, 15.6, 10.6],
      ['M-1', 'Medium', 1, 30, 24, 16, 8, '#c9a26b', 14, 180, '', '', ''],
    ],
  },
  orders: {
    columns: [
      'order_id',
      'order_date',
      'channel_id',
      'payment_mode',
      'buyer_name',
      'buyer_email',
      'buyer_phone',
      'address',
      'landmark',
      'city',
      'state',
      'pincode',
      'sku_id',
      'quantity',
      'unit_price',
      'discount',
      'shipping_charges',
      'cod_charges',
      'company_name',
      'gst_number',
      'receiver',
      'billing_name',
      'billing_address',
      'billing_city',
      'billing_state',
      'billing_pincode',
    ],
    more: [
      'buyer_last_name',
      'other_phone',
      'address_2',
      'address_3',
      'line_total',
      'order_discount',
      'order_total',
      'payment_status',
      'amount_due',
    ],
    required: ['buyer_name', 'buyer_phone', 'address', 'pincode', 'sku_id', 'quantity'],
    rows: [
      [
        'KH-100001',
        '2026-11-20',
        'manual',
        'cod',
        'Ananya Iyer',
        'ananya@example.in',
        '9845012345',
        '14, 3rd Cross, Indiranagar',
        'Near the lake',
        'Bengaluru',
        'Karnataka',
        '560038',
        'ML-CUP-02',
        1,
        549,
        0,
        0,
        40,
        ...Array.from({ length: 8 }, () => ''),
      ],
      [
        'KH-100002',
        '2026-11-20',
        'manual',
        'prepaid',
        'Kabir Khan',
        '',
        '9820098200',
        '7, Carter Road',
        '',
        'Mumbai',
        'Maharashtra',
        '400050',
        'ML-RUN-01',
        2,
        899,
        100,
        60,
        0,
        'Khan Stores',
        '27AAPFU0939F1ZV',
        ...Array.from({ length: 6 }, () => ''),
      ],
    ],
  },
  invoice: {
    columns: [
      'awb',
      'order_id',
      'invoice_no',
      'invoice_date',
      'status',
      'origin_pincode',
      'destination_pincode',
      'zone',
      'payment_mode',
      'charged_weight_g',
      'forward',
      'rto',
      'cod',
      'fsc',
      'other',
      'sub_total',
      'gst',
      'total',
    ],
    required: [],
    rows: [
      [
        '1490810000011',
        'KH-100001',
        'DL-2026-11-0042',
        '2026-11-30',
        'Delivered',
        '302017',
        '560038',
        'D',
        'cod',
        1000,
        90.2,
        0,
        30,
        9.02,
        0,
        129.22,
        23.26,
        152.48,
      ],
    ],
  },
  'pincode-mapping': {
    columns: ['pincode', 'zone', 'is_active'],
    required: ['pincode', 'zone'],
    rows: [
      ['560038', 'D', true],
      ['302020', 'A', true],
    ],
  },
  'cod-remittance': {
    columns: ['awb', 'order_id', 'delivered_date', 'cod_amount', 'remitted_amount', 'utr', 'remittance_date'],
    required: [],
    rows: [['1490810000011', 'KH-100001', '2026-11-24', 589, 589, 'HDFCN52026112400123', '2026-11-28']],
  },
  'credit-note': {
    columns: ['awb', 'total'],
    required: ['awb', 'total'],
    rows: [['1490810000011', 49.5]],
  },
  'bank-statement': {
    columns: ['date', 'narration', 'reference', 'debit', 'credit'],
    required: ['date', 'narration', 'credit'],
    rows: [['15/11/2026', 'NEFT CR-COURIER COD', 'HDFCN52026111500012', '', 48250]],
  },
  'tcs-credits': {
    columns: ['operator_gstin', 'operator_name', 'month', 'gross', 'returned', 'net', 'igst', 'cgst', 'sgst'],
    required: ['operator_gstin', 'month', 'gross', 'net', 'igst', 'cgst', 'sgst'],
    rows: [['27AAPFU0939F1ZV', 'A Marketplace Private Limited', '2026-11', 50000, 2000, 48000, 240, 0, 0]],
  },
  'rate-card': {
    columns: ['zone', 'movement', 'first', 'further'],
    required: ['zone'],
    rows: [
      ['A', 'forward', 32, 28],
      ['A', 'rto', '80%', ''],
    ],
  },
  'weight-notice': {
    // Weights in grams or in kilograms.
    columns: [
      'awb',
      'billed_weight_g',
      'billed_weight_kg',
      'length',
      'width',
      'height',
      'notice_date',
      'reference',
    ],
    required: ['awb'],
    rows: [
      ['1490810000011', 5000, '', 40, 30, 20, '2026-11-21', 'WD-88120'],
      ['1490810000022', '', 1.5, '', '', '', '2026-11-21', 'WD-88121'],
    ],
  },
  'dispute-responses': {
    columns: ['awb', 'outcome', 'released_amount', 'remark'],
    required: ['awb', 'outcome'],
    rows: [
      ['1490810000011', 'won', '', 'Weight corrected'],
      ['1490810000022', 'partial', 120.5, 'Two of five slabs waived'],
    ],
  },
  'rate-parcels': {
    columns: [
      'from_pincode',
      'to_pincode',
      'weight',
      'length',
      'width',
      'height',
      'payment_mode',
      'cod_amount',
    ],
    required: ['from_pincode', 'to_pincode', 'weight'],
    rows: [
      ['302017', '560034', 900, 30, 20, 15, 'cod', 2499],
      ['302017', '400050', 400, 18, 12, 9, 'prepaid', ''],
    ],
  },
  serviceability: {
    columns: ['from_pincode', 'to_pincode', 'weight'],
    required: ['to_pincode'],
    rows: [
      ['302017', '560034', 500],
      ['302017', '799001', 500],
    ],
  },
};

/** Returns the sample file of a kind. */
export function sampleFile(type: ImportType): Uint8Array {
  const { columns, rows } = fileFormats[type];
  return csvBytes(columns, rows);
}
