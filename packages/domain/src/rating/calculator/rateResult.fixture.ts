import type { ContractComparisonData } from './ContractComparison.tsx';
import type { RateResultData } from './RateResult.tsx';

type Service = RateResultData['services'][number];

const charges = (freight: number, total: number) => ({
  lines: [{ kind: 'freight', label: 'Freight', amount: freight, formula: '₹45.40 + 3 × ₹44.80' }],
  sub_total: freight,
  gst: Math.round((total - freight) * 100) / 100,
  gst_formula: `18% of ₹${freight.toFixed(2)}`,
  total,
  weight_words: 'Volumetric weight 1.8 kg is charged',
  card_words: 'Rate card v2, valid from 1 Apr 2026 to 31 Mar 2027',
});

const surface: Service = {
  courier_id: 1,
  name: 'Delhivery Surface',
  zone: 'D',
  zone_why: 'Different states, not both metros',
  promise_days: 4,
  promised_on: '2026-11-25',
  actual_days: 4.4,
  kept_percent: 83,
  delivered_percent: 81.3,
  price: 277.62,
  rto_price: 461.44,
  rto_percent: 18,
  likely: 310.71,
  likely_why: '82% × ₹277.62 and 18% × ₹461.44: 27 of 150 COD parcels came back in 90 days.',
  history: '150 COD parcels to Bihar by this service in 90 days',
  charges: charges(235.27, 277.62),
  rto_charges: charges(391.05, 461.44),
  limits: { cod: true, max_cod: 50_000, max_weight: 30, reverse: true, oda: false },
  charged_g: 2000,
  curve: [
    { weight: 500, price: 118.4 },
    { weight: 1000, price: 171.5 },
    { weight: 1500, price: 224.6 },
    { weight: 2000, price: 277.62 },
    { weight: 2500, price: 330.7 },
  ],
};

export const rateResult: RateResultData = {
  from: { pincode: '302017', city: 'Jaipur', state: 'Rajasthan' },
  to: { pincode: '800001', city: 'Patna', state: 'Bihar' },
  volumetric_g: 1800,
  services: [
    surface,
    {
      ...surface,
      courier_id: 3,
      name: 'XpressBees Surface',
      promise_days: 3,
      price: 261.25,
      likely: 382.41,
      likely_why: '40% of its COD parcels to Bihar came back.',
    },
  ],
  others: [
    { courier_id: 4, name: 'Blue Dart Air', reason: 'No COD at 800001.', way_out: 'prepaid' },
    { courier_id: 5, name: 'Blue Dart Surface', reason: 'No rate card.', way_out: 'rate-card' },
    { courier_id: 6, name: 'Delhivery Air', reason: 'Not connected.', way_out: 'courier' },
  ],
  best: { likely: 1, price: 3, promise: 3 },
  tip: { height: 13, saves: 53.1, charged_g: 1500, less_cm: 2 },
};

export const comparison: ContractComparisonData = {
  from: '2026-10-22',
  to: '2026-11-21',
  parcels: 1214,
  a: { name: 'Delhivery Surface, v3', total: 3_12_400.5, unrated: 2 },
  b: { name: 'XpressBees Surface, v1', total: 2_98_760, unrated: 5 },
  cheaper_a: 402,
  cheaper_b: 805,
  zones: [
    { zone: 'A', parcels: 120, a: 9_800, b: 9_120 },
    { zone: 'D', parcels: 1094, a: 3_02_600.5, b: 2_89_640 },
  ],
  rows: [
    { id: '1', awb: '14123305520', order_id: 'ord_1', zone: 'D', a: 812.4, b: 540, difference: -272.4 },
    { id: '2', awb: '14123305533', order_id: 'ord_2', zone: 'D', a: null, b: 210, difference: 210 },
  ],
};
