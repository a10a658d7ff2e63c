import type { ReturnDetailsData } from './ReturnDetails.tsx';
import type { ReturnItemData } from './ReturnItemCheck.tsx';

export const mugs: ReturnItemData = {
  item_no: 1,
  sku_id: 'BP-MUG-6',
  sku_name: 'Blue pottery mugs, set of 6',
  quantity: 1,
  paid: 1499,
  reason: 'damaged',
  reason_label: 'Damaged on arrival',
  remark: 'One of the six has lost its handle.',
  buyer_photos: [],
  bench_photos: [],
  checks: { quantity: true, condition: false },
  note: '',
  disposition: null,
  bin: '',
};
export const cushion: ReturnItemData = {
  ...mugs,
  item_no: 2,
  sku_id: 'CU-KAL-1',
  sku_name: 'Kalamkari cushion cover',
  paid: 699,
  reason: 'colour',
  reason_label: 'Colour differs',
  remark: '',
  checks: {},
};

export const received: ReturnDetailsData = {
  kind: 'return',
  status: 'DTO_DELIVERED',
  is_paid: true,
  buyer_name: 'Kavya Reddy',
  remark: '',
  pickup_failures: 0,
  scans: [],
  exchange: null,
  settlement: {
    refund: [
      { id: 'item-0', label: 'Blue pottery mugs, set of 6', amount: 1499 },
      { id: 'fee', label: 'Pickup fee kept', amount: -100 },
    ],
    refund_total: 1399,
    cost: [{ id: 'back', label: 'Freight back', amount: 269.32 }],
    cost_total: 269.32,
  },
  refund: null,
  credit_notes: [],
  charges: {
    total: 317.8,
    words: 'Zone C, 1.5 kg, by the contract of 1 Apr 2026',
    lines: [{ id: 'freight', label: 'Return freight', amount: 269.32, formula: '220 + 2 × 24.66' }],
  },
  timeline: [
    { id: '2', at: '2026-11-21T05:10:00Z', words: 'Received', actor: 'Delhivery' },
    { id: '1', at: '2026-11-16T08:00:00Z', words: 'Requested', actor: 'Kavya Reddy' },
  ],
  actions: { can_check: true, schedule_note: '' },
};
