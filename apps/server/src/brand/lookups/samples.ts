import { boxColumns, skuColumns } from '../catalogue/columns.ts';
import { noticeColumns, responseColumns } from '../../money/disputes/importRows.ts';
import { csvBytes } from '../../platform/files/csv.ts';

export type SampleType =
  | 'sku'
  | 'box'
  | 'orders'
  | 'invoice'
  | 'pincode-mapping'
  | 'cod-remittance'
  | 'weight-notice'
  | 'dispute-responses'
  | 'rate-parcels'
  | 'serviceability';

interface Sample {
  heading: readonly string[];
  rows: readonly (readonly unknown[])[];
}

const samples: Record<SampleType, Sample> = {
  sku: {
    heading: skuColumns,
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
        '6302',
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
    heading: boxColumns,
    rows: [
      ['S-1', 'Small', 1, 20, 15, 10, 3, '#c9a26b', 8.5, 90, 20.6, 15.6, 10.6],
      ['M-1', 'Medium', 1, 30, 24, 16, 8, '#c9a26b', 14, 180, '', '', ''],
    ],
  },
  orders: {
    heading: [
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
    ],
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
      ],
    ],
  },
  invoice: {
    heading: [
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
    heading: ['pincode', 'zone', 'is_active'],
    rows: [
      ['560038', 'D', true],
      ['302020', 'A', true],
    ],
  },
  'cod-remittance': {
    heading: ['awb', 'order_id', 'delivered_date', 'cod_amount', 'remitted_amount', 'utr', 'remittance_date'],
    rows: [['1490810000011', 'KH-100001', '2026-11-24', 589, 589, 'HDFCN52026112400123', '2026-11-28']],
  },
  'weight-notice': {
    heading: noticeColumns,
    rows: [
      ['1490810000011', 5000, '', 40, 30, 20, '2026-11-21', 'WD-88120'],
      ['1490810000022', '', 1.5, '', '', '', '2026-11-21', 'WD-88121'],
    ],
  },
  'dispute-responses': {
    heading: responseColumns,
    rows: [
      ['1490810000011', 'won', '', 'Weight corrected'],
      ['1490810000022', 'partial', 120.5, 'Two of five slabs waived'],
    ],
  },
  'rate-parcels': {
    heading: [
      'from_pincode',
      'to_pincode',
      'weight',
      'length',
      'width',
      'height',
      'payment_mode',
      'cod_amount',
    ],
    rows: [
      ['302017', '560034', 900, 30, 20, 15, 'cod', 2499],
      ['302017', '400050', 400, 18, 12, 9, 'prepaid', ''],
    ],
  },
  serviceability: {
    heading: ['from_pincode', 'to_pincode', 'weight'],
    rows: [
      ['302017', '560034', 500],
      ['302017', '799001', 500],
    ],
  },
};

/** A file in the shape that an upload takes, with rows that say how. */
export function sampleFile(type: SampleType): Uint8Array {
  const { heading, rows } = samples[type];
  return csvBytes(heading, rows);
}

/** Returns the columns of a sample file. */
export function sampleHeading(type: SampleType): readonly string[] {
  return samples[type].heading;
}
