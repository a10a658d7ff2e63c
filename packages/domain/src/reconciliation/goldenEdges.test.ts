import { describe, expect, test } from 'vitest';
import { rupeesToPaise } from '../money/index.ts';
import { exampleRateCard } from '../rating/index.ts';
import type { RateCard } from '../rating/index.ts';
import { reconcileLine } from './index.ts';
import type { BilledLine, BilledShipment, ChargeHead } from './index.ts';
import { workedShipment as cod } from './worked.fixture.ts';

/*
 * The worked rows of the rules as invoice lines, and the edges of every tolerance. Amounts are worked out by hand.
 * Example card, rupees for the first 0.5 kg / each further: A 29.5/23.6, C 40.1/38.9, D 45.4/44.8, E 56.6/55.5;
 * RTO of E 50.7/55.5. COD is the greater of ₹30 and 1.5 %.
 */
const { COD } = exampleRateCard.vas_contract_data ?? {};
const cardOf = (fuel: number, conversion_factor = 5000): RateCard => ({
  ...exampleRateCard,
  brand_details: { ...exampleRateCard.brand_details, conversion_factor },
  dto_contract_data: exampleRateCard.rto_contract_data,
  vas_contract_data: {
    ...(COD && { COD }),
    ...(fuel > 0 && { FSC: { code: 'FSC' as const, parameters: { rate: fuel } } }),
  },
});
const prepaid = { ...cod, payment_mode: 'prepaid' as const, collect: 0 };

interface Bill extends Pick<BilledLine, 'charged_g'> {
  heads: Partial<Record<ChargeHead, number>>;
  gst: number;
  total: number;
}

function reconcile(
  shipment: BilledShipment,
  card: RateCard,
  { heads, gst, total, charged_g }: Bill,
  divisor?: number,
) {
  const paise = Object.entries(heads).map(([head, rupees]) => [head, rupeesToPaise(rupees)]);
  const found = reconcileLine(
    {
      awb: '14908811',
      zone: shipment.zone,
      charged_g,
      heads: Object.fromEntries(paise),
      gst: rupeesToPaise(gst),
      total: rupeesToPaise(total),
    },
    { shipment, card, billedBefore: new Map(), divisor },
  );
  const { findings, expected = Number.NaN, difference = Number.NaN, status } = found;
  return {
    categories: [...new Set(findings.map(({ category }) => category))].join(' + '),
    expected: expected / 100,
    difference: difference / 100,
    status,
    why: findings[0]?.why ?? '',
  };
}

describe('the worked rows of the rate card are billed without a difference', () => {
  const diesel = { code: 'DPH_PEG_PRICE' as const };
  test.each<[string, BilledShipment, RateCard, Bill]>([
    [
      // One slab: 29.50; GST 5.31.
      'A prepaid 0.4 kg: 34.81',
      { ...prepaid, zone: 'A', weight_g: 400, length_cm: 10, width_cm: 10, height_cm: 10 },
      cardOf(0),
      { heads: { freight: 29.5 }, gst: 5.31, total: 34.81, charged_g: 500 },
    ],
    [
      // 9,000 cm³ ÷ 5000 = 1.8 kg, four slabs: 45.40 + 3 × 44.80 = 179.80; 17.98; 1.5 % of 2,499 = 37.49; GST 42.35.
      'D COD ₹2,499, 1.2 kg, ÷ 5000, fuel 10 %: 277.62',
      cod,
      cardOf(10),
      { heads: { freight: 179.8, fsc: 17.98, cod: 37.49 }, gst: 42.35, total: 277.62, charged_g: 2000 },
    ],
    [
      // ÷ 4000 = 2.25 kg, five slabs: 45.40 + 4 × 44.80 = 224.60; 22.46; 37.49; 284.55; GST 51.22.
      'the same, ÷ 4000: 335.77',
      cod,
      cardOf(10, 4000),
      { heads: { freight: 224.6, fsc: 22.46, cod: 37.49 }, gst: 51.22, total: 335.77, charged_g: 2500 },
    ],
    [
      // ÷ 4500 = 2.0 kg, four slabs.
      'the same, ÷ 4500: 277.62',
      cod,
      cardOf(10, 4500),
      { heads: { freight: 179.8, fsc: 17.98, cod: 37.49 }, gst: 42.35, total: 277.62, charged_g: 2000 },
    ],
    [
      // Two slabs: 56.60 + 55.50 = 112.10; RTO 50.70 + 55.50 = 106.20; 10 % of 218.30 = 21.83; 240.13; GST 43.22.
      'E RTO, 0.95 kg, fuel 10 %: 283.35',
      {
        ...prepaid,
        zone: 'E',
        weight_g: 950,
        length_cm: 10,
        width_cm: 10,
        height_cm: 10,
        state: 'RTO_DELIVERED',
        movement: 'rto',
      },
      cardOf(10),
      { heads: { freight: 112.1, rto: 106.2, fsc: 21.83 }, gst: 43.22, total: 283.35, charged_g: 1000 },
    ],
    [
      // 12,000 cm³ = 2.4 kg, five slabs: 40.10 + 4 × 38.90 = 195.70; 15 % = 29.355 → 29.36; 2 % = 3.914 → 3.91; 228.97; 41.21.
      'C prepaid 0.9 kg, 40 × 30 × 10, fuel 15 %, diesel 2 %: 270.18',
      { ...prepaid, zone: 'C', weight_g: 900, length_cm: 40, width_cm: 30, height_cm: 10, diesel_price: 92 },
      {
        ...cardOf(15),
        vas_contract_data: {
          FSC: { code: 'FSC', parameters: { rate: 15 } },
          DPH_PEG_PRICE: {
            ...diesel,
            parameters: { avg_diesel_price: 90, base_freight_incr: 1, mode: 'percent-per-rupee' },
          },
        },
      },
      { heads: { freight: 195.7, fsc: 29.36, dph: 3.91 }, gst: 41.21, total: 270.18, charged_g: 2500 },
    ],
    [
      // Diesel 96.50 over a peg of 90 at 0.35 % a rupee: 2.275 % of 179.80 = 4.09; 183.89; GST 33.10.
      'diesel 6.50 above the peg: 4.09 of 179.80',
      { ...prepaid, diesel_price: 96.5 },
      {
        ...cardOf(0),
        vas_contract_data: {
          DPH_PEG_PRICE: {
            ...diesel,
            parameters: { avg_diesel_price: 90, base_freight_incr: 0.35, mode: 'percent-per-rupee' },
          },
        },
      },
      { heads: { freight: 179.8, dph: 4.09 }, gst: 33.1, total: 216.99, charged_g: 2000 },
    ],
    [
      // A return with a quality check: 41.30 + 3 × 44.80 = 175.70; 15.00; 10 % of 190.70 = 19.07; 209.77; GST 37.76.
      'DTO with QC ₹15: 247.53',
      { ...prepaid, movement: 'dto', state: 'DTO_DELIVERED', with_qc: true },
      cardOf(10),
      { heads: { dto: 175.7, qc: 15, fsc: 19.07 }, gst: 37.76, total: 247.53, charged_g: 2000 },
    ],
  ])('%s', (_, shipment, card, bill) => {
    const found = reconcile(shipment, card, bill);
    expect(found).toMatchObject({ categories: '', expected: bill.total, difference: 0, status: 'matched' });
  });
});

describe('a divisor below the contract', () => {
  // 30 × 25 × 15 = 11,250 cm³. ÷ 4500 = 2.5 kg: five slabs, 335.77. ÷ 4000 = 2.8125 kg: six slabs,
  // 45.40 + 5 × 44.80 = 269.40; 26.94; 37.49; 333.83; GST 60.09; 393.92.
  test('of 4500 is found where 4000 was used', () => {
    const bill = {
      heads: { freight: 269.4, fsc: 26.94, cod: 37.49 },
      gst: 60.09,
      total: 393.92,
      charged_g: 2813,
    };
    const found = reconcile({ ...cod, width_cm: 25 }, cardOf(10, 4500), bill, 4000);
    expect(found).toEqual({
      categories: 'OVERWEIGHT',
      expected: 335.77,
      difference: 58.15,
      status: 'under_review',
      why: 'Divided by 4000; your contract says 4500.',
    });
  });

  // 40 × 30 × 10 = 12,000 cm³. ÷ 5000 = 2.4 kg: five slabs, 335.77. ÷ 4500 = 2.667 kg: six slabs, 393.92.
  test('of 5000 is found where 4500 was used', () => {
    const bill = {
      heads: { freight: 269.4, fsc: 26.94, cod: 37.49 },
      gst: 60.09,
      total: 393.92,
      charged_g: 2667,
    };
    const box = { ...cod, length_cm: 40, width_cm: 30, height_cm: 10 };
    const found = reconcile(box, cardOf(10), bill, 4500);
    expect(found).toMatchObject({ categories: 'OVERWEIGHT', difference: 58.15 });
    expect(found.why).toBe('Divided by 4500; your contract says 5000.');
  });
});

describe('the edges of the tolerances', () => {
  const asContracted = { freight: 179.8, fsc: 17.98, cod: 37.49 };
  const local = { ...prepaid, zone: 'A', weight_g: 400, length_cm: 10, width_cm: 10, height_cm: 10 };
  test.each([
    // Half a percent of 277.62 is 1.3881.
    ['1.38 more', 279.0, 'matched', 'UNEXPLAINED'],
    ['1.39 more', 279.01, 'under_review', 'UNEXPLAINED'],
    ['1.38 less', 276.24, 'matched', 'UNDERCHARGED'],
    ['1.39 less', 276.23, 'under_review', 'UNDERCHARGED'],
  ])('of half a percent: %s', (_, total, status, categories) => {
    const found = reconcile(cod, cardOf(10), { heads: asContracted, gst: 42.35, total, charged_g: 2000 });
    expect(found).toMatchObject({ status, categories, expected: 277.62 });
  });

  test.each([
    // Half a percent of 34.81 is 17 paise: the rupee counts.
    ['1.00 more', 35.81, 'matched', ''],
    ['1.01 more', 35.82, 'under_review', 'UNEXPLAINED'],
    ['1.00 less', 33.81, 'matched', ''],
    ['1.01 less', 33.8, 'under_review', 'UNDERCHARGED'],
  ])('of a rupee: %s', (_, total, status, categories) => {
    const found = reconcile(local, cardOf(0), { heads: { freight: 29.5 }, gst: 5.31, total, charged_g: 500 });
    expect(found).toMatchObject({ status, categories, expected: 34.81 });
  });

  test.each([
    // 18 % of 235.27 is 42.35.
    [43.35, 278.62, '', 'matched'],
    [43.36, 278.63, 'GST_MISMATCH', 'matched'],
    [41.35, 276.62, '', 'matched'],
    [41.34, 276.61, 'GST_MISMATCH', 'matched'],
    [0, 235.27, 'GST_MISMATCH + UNDERCHARGED', 'under_review'],
  ])('of GST: %d', (gst, total, categories, status) => {
    const found = reconcile(cod, cardOf(10), { heads: asContracted, gst, total, charged_g: 2000 });
    expect(found).toMatchObject({ categories, status });
  });

  test.each([
    // Four slabs are up to 2,000 g.
    [2000, ''],
    [2001, 'OVERWEIGHT'],
    [1501, ''],
  ])('of a slab: %d g', (charged_g, categories) => {
    const found = reconcile(cod, cardOf(10), { heads: asContracted, gst: 42.35, total: 277.62, charged_g });
    expect(found).toMatchObject({ categories, difference: 0, status: 'matched' });
  });

  test('of COD: ₹30 is the least, also where 1.5 % is less', () => {
    // 1.5 % of 2,000 is 30.00; of 1,999 it is 29.99, and 30 is due: 179.80 + 17.98 + 30 = 227.78; GST 41.00; 268.78.
    for (const collect of [200_000, 199_900, 100]) {
      const bill = { heads: { ...asContracted, cod: 30 }, gst: 41, total: 268.78, charged_g: 2000 };
      expect(reconcile({ ...cod, collect }, cardOf(10), bill)).toMatchObject({
        categories: '',
        difference: 0,
      });
    }
  });
});

describe('a line that takes back', () => {
  test('what another has billed is no duplicate, and nothing is owed for it', () => {
    // 10.00 of freight, its fuel and tax: 10.00 + 1.00 + 1.98.
    const found = reconcileLine(
      { awb: '1', zone: 'D', charged_g: 2000, heads: { freight: -1000, fsc: -100 }, gst: -198, total: -1298 },
      { shipment: cod, card: cardOf(10), billedBefore: new Map([['forward', 'invoice DL-0042, line 412']]) },
    );
    expect(found).toMatchObject({ primary: 'UNDERCHARGED', expected: 0, difference: -1298 });
    expect(found.findings.map(({ why }) => why)).toEqual(['The courier credits ₹12.98.']);
  });
});
