import type { AllocationRowData } from './allocationRows.ts';
import type { CourierData } from '../widgets/CourierChoice.tsx';

const courier = (
  [courier_id, courier_name, price, tat_days]: [number, string, number | null, number],
  more: Partial<CourierData> = {},
): CourierData => ({
  courier_id,
  courier_name,
  price,
  zone: 'D',
  tat_days,
  promised_date: `2026-11-${21 + tat_days}T14:30:00.000Z`,
  weights: { dead_g: 1840, volumetric_g: 2300, billed_g: 2500 },
  is_recommended: false,
  delivered: { percent: 94, of: 612 },
  why: [],
  ...more,
});

const order = {
  href: '#',
  packaging: 'Box M',
  rejected: [],
  why: 'Load distribution: furthest below its 50% share today',
  decided_by: 'split',
} as const;

/** Orders with each kind of decision, and one that no courier takes. */
export const allocationRows: readonly AllocationRowData[] = [
  {
    ...order,
    order_id: 'ord_1',
    order_number: 'KH-100482',
    buyer_name: 'Ananya Krishnan',
    city: 'Bengaluru',
    pincode: '560034',
    value: 2799,
    is_cod: true,
    couriers: [
      courier([1, 'Delhivery Surface', 341.08, 4], { is_recommended: true }),
      courier([3, 'XpressBees Surface', 320.62, 5], { delivered: { percent: 91, of: 248 } }),
      courier([2, 'Delhivery Express', 452.06, 2]),
      courier([4, 'Blue Dart Air', 598.89, 2], { delivered: null }),
    ],
    rejected: [
      { courier_id: 5, courier_name: 'Blue Dart Surface', reason: 'Collects at most ₹2,000 at 560034.' },
    ],
    steps: [
      { name: 'High value goes by air', applies: false, detail: '₹2,799' },
      { name: 'North-East by air', applies: false, detail: 'Karnataka' },
      { name: 'Split 50 / 30 / 20', applies: true, detail: 'Furthest behind its share' },
    ],
    shares: [
      { courier_id: 1, courier_name: 'Delhivery Surface', percentage: 50, due: 0.5, is_able: true },
      { courier_id: 3, courier_name: 'XpressBees Surface', percentage: 30, due: 0.3, is_able: true },
      { courier_id: 5, courier_name: 'Blue Dart Surface', percentage: 20, due: -0.2, is_able: false },
    ],
  },
  {
    ...order,
    order_id: 'ord_2',
    order_number: 'KH-100478',
    buyer_name: 'रोहित बरुआ',
    city: 'Guwahati',
    pincode: '781001',
    value: 4299,
    is_cod: false,
    why: 'Rule "North-East by air"',
    decided_by: 'rule',
    couriers: [
      courier([4, 'Blue Dart Air', 251.81, 3], { is_recommended: true }),
      courier([1, 'Delhivery Surface', 145.6, 6]),
      courier([6, 'XpressBees Air', null, 3]),
    ],
  },
  {
    ...order,
    order_id: 'ord_3',
    order_number: 'KH-100473',
    buyer_name: 'Mohammed Aslam',
    city: 'Kozhikode',
    pincode: '673004',
    value: 3450,
    is_cod: true,
    chosen: 2,
    failure: 'Delhivery has no credit left for this account.',
    couriers: [
      courier([1, 'Delhivery Surface', 875.1, 4], { is_recommended: true }),
      courier([2, 'Delhivery Express', 1187.24, 2]),
    ],
  },
  {
    ...order,
    order_id: 'ord_4',
    order_number: 'KH-100470',
    buyer_name: 'Tsering Dolma',
    city: 'Leh',
    pincode: '194101',
    value: 899,
    is_cod: true,
    couriers: [],
    rejected: [
      { courier_id: 1, courier_name: 'Delhivery Surface', reason: 'No cash on delivery at 194101.' },
      { courier_id: 3, courier_name: 'XpressBees Surface', reason: "Doesn't deliver to 194101." },
    ],
    why: 'No courier can ship this order',
    decided_by: 'none',
  },
];
