import { describe, expect, test } from 'vitest';
import { rupeesToPaise } from '../money/index.ts';
import { exampleRateCard } from '../rating/index.ts';
import type { RateCard, Movement } from '../rating/index.ts';
import { ageBand, ageBands, ageRange, causeKey, reconcileLine } from './index.ts';
import type { BilledLine, BilledShipment, ChargeHead, ReconcileContext } from './index.ts';
import { workedShipment as shipment } from './worked.fixture.ts';

/** The example card with a fuel surcharge of 10 %. */
const card: RateCard = {
  ...exampleRateCard,
  version: 2,
  vas_contract_data: {
    ...exampleRateCard.vas_contract_data,
    FSC: { code: 'FSC', parameters: { rate: 10 } },
  },
};
/** Zone D, COD ₹2,499, 1.2 kg, 30 × 20 × 15: volumetric 1.8 kg, four slabs. */
const prepaid: BilledShipment = { ...shipment, payment_mode: 'prepaid', collect: 0 };
const returned: BilledShipment = { ...shipment, state: 'RTO_DELIVERED', movement: 'rto' };

type Billed = Partial<Record<ChargeHead | 'gst' | 'total', number>> & Pick<BilledLine, 'zone' | 'charged_g'>;
/** A billed line in rupees. */
function billed({ gst, total, zone = 'D', charged_g = 2000, ...heads }: Billed): BilledLine {
  return {
    awb: '14908811',
    zone,
    charged_g,
    heads: Object.fromEntries(
      Object.entries(heads).map(([head, rupees]) => [head, rupeesToPaise(rupees ?? 0)]),
    ),
    gst: gst === undefined ? undefined : rupeesToPaise(gst),
    total: rupeesToPaise(total ?? 0),
  };
}
const asContracted = { freight: 179.8, fsc: 17.98, cod: 37.49, gst: 42.35, total: 277.62 };
const prepaidBill = { freight: 179.8, fsc: 17.98, cod: 0, gst: 35.6, total: 233.38 };

const reconcile = (line: Billed, context: Partial<ReconcileContext> = {}) => {
  const result = reconcileLine(billed(line), { shipment, card, billedBefore: new Map(), ...context });
  return {
    categories: result.findings.map(({ category }) => category),
    primary: result.primary,
    status: result.status,
    expected: result.expected === undefined ? undefined : result.expected / 100,
    difference: result.difference === undefined ? undefined : result.difference / 100,
    why: result.findings[0]?.why ?? '',
    cause: result.findings[0] ? causeKey(result.findings[0].cause) : '',
    result,
  };
};

describe('a line as the contract says', () => {
  test('matches to the paisa, head by head with the formula and the card', () => {
    const { categories, status, expected, difference, result } = reconcile(asContracted);
    expect([categories, status, expected, difference]).toEqual([[], 'matched', 277.62, 0]);
    expect(result.card_words).toBe('Rate card v2, valid from 1 Apr 2026 to 31 Mar 2027');
    expect(
      result.heads.map(({ head, expected: wanted, billed: asked, expected_formula }) => [
        head,
        wanted,
        asked,
        expected_formula,
      ]),
    ).toEqual([
      ['freight', 17_980, 17_980, '₹45.40 for the first 500 g + 3 × ₹44.80'],
      ['cod', 3749, 3749, 'The greater of ₹30.00 and 1.5% of ₹2,499.00 (₹37.49)'],
      ['fsc', 1798, 1798, '10% of ₹179.80'],
      ['gst', 4235, 4235, '18% of ₹235.27'],
      ['total', 27_762, 27_762, ''],
    ]);
  });

  test.each([
    ['a rupee', 278.62, 'matched'],
    ['a paisa above half a percent and a rupee', 279.02, 'under_review'],
    ['half a percent, ₹1.39', 279.0, 'matched'],
    ['half a percent below', 276.24, 'matched'],
  ])('tolerates %s', (_, total, status) => {
    expect(reconcile({ ...asContracted, total }).status).toBe(status);
  });
});

describe('each category alone', () => {
  test('UNKNOWN_AWB: nothing is owed', () => {
    expect(reconcile(asContracted, { shipment: undefined })).toMatchObject({
      categories: ['UNKNOWN_AWB'],
      status: 'under_review',
      expected: 0,
      difference: 277.62,
    });
  });

  test('DUPLICATE_AWB: the same way was billed before', () => {
    const billedBefore = new Map<Movement, string>([['forward', 'invoice DL-0042, line 412']]);
    expect(reconcile(asContracted, { billedBefore })).toMatchObject({
      categories: ['DUPLICATE_AWB'],
      expected: 0,
      difference: 277.62,
      why: 'Already billed on invoice DL-0042, line 412.',
    });
  });

  test('is no duplicate where the way back is billed after the way there', () => {
    const billedBefore = new Map<Movement, string>([['forward', 'invoice DL-0042, line 412']]);
    // RTO of zone D: 41.30 + 3 × 44.80 = 175.70; fuel 17.57; GST 18 % of 193.27 = 34.79.
    const rto = { rto: 175.7, fsc: 17.57, gst: 34.79, total: 228.06 };
    expect(reconcile(rto, { shipment: returned, billedBefore })).toMatchObject({
      categories: [],
      status: 'matched',
      expected: 228.06,
    });
  });

  test('NOT_SHIPPED: cancelled before pickup', () => {
    const cancelled = { ...shipment, state: 'CANCELLED', picked_up_on: undefined };
    expect(reconcile(asContracted, { shipment: cancelled })).toMatchObject({
      categories: ['NOT_SHIPPED'],
      expected: 0,
      difference: 277.62,
      why: 'Cancelled before pickup.',
    });
  });

  test('RTO_ON_DELIVERED: the way back is not owed', () => {
    // RTO of 175.70 with its fuel of 17.57: 235.27 + 193.27 = 428.54, GST 77.14.
    const line = { freight: 179.8, rto: 175.7, fsc: 35.55, cod: 37.49, gst: 77.14, total: 505.68 };
    expect(reconcile(line)).toMatchObject({
      categories: ['RTO_ON_DELIVERED'],
      expected: 277.62,
      difference: 228.06,
    });
  });

  test('COD_ON_PREPAID', () => {
    // ₹30 and its GST of ₹5.40.
    const line = { ...prepaidBill, cod: 30, gst: 41.0, total: 268.78 };
    expect(reconcile(line, { shipment: prepaid })).toMatchObject({
      categories: ['COD_ON_PREPAID'],
      expected: 233.38,
      difference: 35.4,
      why: 'COD ₹30.00 on a prepaid order.',
    });
  });

  test('COD_ON_RTO', () => {
    // 179.80 + 175.70 = 355.50; fuel 35.55; expected 391.05 + 70.39. COD of 37.49 adds 44.24 with GST.
    const line = { freight: 179.8, rto: 175.7, fsc: 35.55, cod: 37.49, gst: 77.14, total: 505.68 };
    expect(reconcile(line, { shipment: returned })).toMatchObject({
      categories: ['COD_ON_RTO'],
      expected: 461.44,
      difference: 44.24,
    });
  });

  test('WRONG_ZONE: E billed, the contract says D', () => {
    // Zone E: 56.60 + 3 × 55.50 = 223.10; fuel 22.31; COD 37.49; 282.90 + 50.92.
    const line = { zone: 'E', freight: 223.1, fsc: 22.31, cod: 37.49, gst: 50.92, total: 333.82 };
    expect(reconcile(line)).toMatchObject({
      categories: ['WRONG_ZONE'],
      expected: 277.62,
      difference: 56.2,
      why: 'Zone E billed; your contract says D.',
      cause: 'zone:D>E',
    });
  });

  test('OVERWEIGHT: divided by 4000 instead of 5000, with the divisor as its cause', () => {
    // The worked example: 2.25 kg, five slabs.
    const line = { charged_g: 2500, freight: 224.6, fsc: 22.46, cod: 37.49, gst: 51.22, total: 335.77 };
    const byFile = { divisor: 4000 };
    expect(reconcile(line, byFile)).toMatchObject({
      categories: ['OVERWEIGHT'],
      expected: 277.62,
      difference: 58.15,
      why: 'Divided by 4000; your contract says 5000.',
      cause: 'divisor:4000',
    });
    // The same where the file has the volumetric weight itself, or no weight at all.
    expect(reconcile({ ...line, charged_g: 2250 }, byFile).cause).toBe('divisor:4000');
    const { charged_g: _, ...unweighed } = { ...billed(line) };
    const found = reconcileLine(unweighed, { shipment, card, billedBefore: new Map(), ...byFile });
    expect(found.findings.map(({ cause }) => causeKey(cause))).toEqual(['divisor:4000']);
  });

  test('OVERWEIGHT: names no divisor that the file as a whole does not show', () => {
    const line = { charged_g: 2500, freight: 224.6, fsc: 22.46, cod: 37.49, gst: 51.22, total: 335.77 };
    expect(reconcile(line)).toMatchObject({
      categories: ['OVERWEIGHT'],
      why: '2.5 kg billed; 1.8 kg makes 4 slabs.',
      cause: 'overweight',
    });
    // Nor one that does not make the billed weight of this line.
    expect(reconcile(line, { divisor: 3000 }).cause).toBe('overweight');
  });

  test('WRONG_RATE: same slab and zone, other freight', () => {
    // ₹10 more: fuel 18.98, 246.27 + 44.33.
    const line = { freight: 189.8, fsc: 18.98, cod: 37.49, gst: 44.33, total: 290.6 };
    expect(reconcile(line)).toMatchObject({
      categories: ['WRONG_RATE'],
      difference: 12.98,
      why: 'Freight ₹189.80; your contract says ₹179.80.',
    });
  });

  test('WRONG_FSC_DPH: fuel of 14 % instead of 10 %', () => {
    const line = { ...asContracted, fsc: 25.17, gst: 43.64, total: 286.1 };
    expect(reconcile(line)).toMatchObject({
      categories: ['WRONG_FSC_DPH'],
      difference: 8.48,
      why: 'Fuel 14%; your contract says 10%.',
      cause: 'fsc:14',
    });
  });

  test('WRONG_FSC_DPH: diesel that the clause does not allow', () => {
    // Diesel 96.50, peg 90, 0.35 % a rupee: 2.275 % of 179.80 is 4.09.
    const dieselShipment = { ...prepaid, diesel_price: 96.5 };
    // 179.80 + 17.98 + 4.09 = 201.87; GST 36.34.
    const due = { freight: 179.8, fsc: 17.98, dph: 4.09, gst: 36.34, total: 238.21 };
    expect(reconcile(due, { shipment: dieselShipment })).toMatchObject({ categories: [], status: 'matched' });
    const below = { ...prepaid, diesel_price: 89 };
    expect(reconcile(due, { shipment: below })).toMatchObject({
      categories: ['WRONG_FSC_DPH'],
      difference: 4.83,
    });
  });

  test('GST_MISMATCH: more than a rupee from 18 %', () => {
    const line = { ...asContracted, gst: 65.88, total: 301.15 };
    expect(reconcile(line)).toMatchObject({
      categories: ['GST_MISMATCH'],
      difference: 23.53,
      cause: 'gst:28',
    });
    expect(reconcile({ ...asContracted, gst: 43.35, total: 278.62 }).categories).toEqual([]);
  });

  test('UNEXPECTED_CHARGE: other charges', () => {
    const line = { ...asContracted, other: 25, gst: 46.85, total: 307.12 };
    expect(reconcile(line)).toMatchObject({
      categories: ['UNEXPECTED_CHARGE'],
      difference: 29.5,
      why: 'Other charges ₹25.00.',
    });
  });

  test('UNDERCHARGED: three slabs billed, four packed', () => {
    // 45.40 + 2 × 44.80 = 135.00; fuel 13.50; COD 37.49; 185.99 + 33.48.
    const line = { charged_g: 1500, freight: 135, fsc: 13.5, cod: 37.49, gst: 33.48, total: 219.47 };
    expect(reconcile(line)).toMatchObject({ categories: ['UNDERCHARGED'], difference: -58.15 });
  });
});

describe('one column of freight for all ways', () => {
  // Zone D, four slabs: forward 179.80; RTO 41.30 + 3 × 44.80 = 175.70. Fuel of 10 % and GST of 18 % on each.
  const forward = { freight: 179.8, fsc: 17.98, gst: 35.6, total: 233.38 };
  const back = { freight: 175.7, fsc: 17.57, gst: 34.79, total: 228.06 };
  const both = { freight: 355.5, fsc: 35.55, gst: 70.39, total: 461.44 };

  test.each([
    ['the way there', forward, ['forward'], 233.38],
    ['the way back', back, ['rto'], 228.06],
    ['both in one amount', both, ['forward', 'rto'], 461.44],
  ] as const)('bills %s of a returned parcel', (_, line, ways, expected) => {
    const found = reconcile(line, { shipment: returned });
    expect(found).toMatchObject({ categories: [], status: 'matched', expected, difference: 0 });
    expect(found.result.ways).toEqual(ways);
  });

  test('compares both ways in one amount with both prices', () => {
    const { result } = reconcile(both, { shipment: returned });
    expect(result.heads[0]).toMatchObject({
      head: 'freight',
      expected: 35_550,
      expected_formula:
        '₹45.40 for the first 500 g + 3 × ₹44.80, and RTO ₹41.30 for the first 500 g + 3 × ₹44.80',
    });
  });

  test('takes an overcharged way back for the way back, where the way there was billed before', () => {
    // ₹10 above the contract: 185.70; fuel 18.57; GST 36.77.
    const line = { freight: 185.7, fsc: 18.57, gst: 36.77, total: 241.04 };
    const billedBefore = new Map<Movement, string>([['forward', 'line 3 of this file']]);
    expect(reconcile(line, { shipment: returned, billedBefore })).toMatchObject({
      categories: ['WRONG_RATE'],
      expected: 228.06,
      difference: 12.98,
      why: 'RTO freight ₹185.70; your contract says ₹175.70.',
    });
  });

  test('follows the way that the file names, also where it is not owed', () => {
    const line = { ...billed(back), way: 'rto' as const };
    const delivered = reconcileLine(line, { shipment: prepaid, card, billedBefore: new Map() });
    expect([delivered.primary, delivered.expected]).toEqual(['RTO_ON_DELIVERED', 0]);
    const raised = { ...billed({ ...back, freight: 185.7 }), way: 'rto' as const };
    expect(reconcileLine(raised, { shipment: returned, card, billedBefore: new Map() }).ways).toEqual([
      'rto',
    ]);
  });

  test('bills each way once where the file has only totals', () => {
    const only = (total: number): BilledLine => ({ awb: '1', heads: {}, total: rupeesToPaise(total) });
    const waysOf = (total: number, before: Movement[] = []) =>
      reconcileLine(only(total), {
        shipment: returned,
        card,
        billedBefore: new Map(before.map((way) => [way, 'line 1'])),
      });
    expect(waysOf(233.38)).toMatchObject({ ways: ['forward'], difference: 0 });
    expect(waysOf(228.06)).toMatchObject({ ways: ['rto'], difference: 0 });
    expect(waysOf(461.44)).toMatchObject({ ways: ['forward', 'rto'], difference: 0 });
    expect(waysOf(240, ['forward'])).toMatchObject({ ways: ['rto'], difference: 1194 });
  });
});

describe('every difference above a rupee has a category and a reason', () => {
  const total = (rupees: number, more: Partial<BilledLine> = {}): BilledLine => ({
    awb: '1',
    heads: {},
    total: rupeesToPaise(rupees),
    ...more,
  });
  // 235.27 before tax of ₹277.62: freight 179.80, fuel 17.98, COD 37.49.
  test.each<[string, BilledLine, BilledShipment, string, string]>([
    // Five slabs: 224.60 + 22.46 + 37.49 = 284.55, GST 51.22.
    ['a larger weight', total(335.77), shipment, 'OVERWEIGHT', '5 slabs billed; 1.8 kg makes 4 slabs.'],
    // Also where the billed weight is ours, or in a smaller slab.
    [
      'a larger weight than is billed',
      total(335.77, { charged_g: 1500, zone: 'D' }),
      shipment,
      'OVERWEIGHT',
      '₹335.77 is the price of 2.5 kg, 5 slabs; 1.8 kg makes 4 slabs.',
    ],
    // Zone E: 333.82.
    [
      'another zone',
      total(333.82),
      shipment,
      'WRONG_ZONE',
      '₹333.82 is the price of zone E; your contract says D.',
    ],
    // 355.50 + 35.55 = 391.05, GST 70.39.
    [
      'RTO of a delivered parcel',
      total(461.44),
      prepaid,
      'RTO_ON_DELIVERED',
      'The amount has RTO freight, but it was delivered.',
    ],
    // 197.78 + 30 = 227.78, GST 41.00.
    [
      'COD on a prepaid order',
      total(268.78),
      prepaid,
      'COD_ON_PREPAID',
      'The amount has a COD charge, but the order is prepaid.',
    ],
    // 277.62 and 18 % of it, 49.97.
    [
      'GST that was added twice',
      total(327.59),
      shipment,
      'GST_MISMATCH',
      'GST was added to an amount that has it already.',
    ],
    [
      'nothing that the file shows',
      total(305.62),
      shipment,
      'UNEXPLAINED',
      '₹28.00 above your contract; the file has only a total for it. Ask the courier for its break-up.',
    ],
    [
      'a total that its charges do not make',
      { ...billed(asContracted), total: rupeesToPaise(300) },
      shipment,
      'UNEXPLAINED',
      '₹22.38 above your contract; its charges make ₹277.62, its total is ₹300.00. Ask the courier for its break-up.',
    ],
    // Three slabs billed, freight of five: 224.60 + 22.46 + 37.49 = 284.55, GST 51.22.
    [
      'a freight above ours at a smaller weight',
      billed({ charged_g: 1500, freight: 224.6, fsc: 22.46, cod: 37.49, gst: 51.22, total: 335.77 }),
      shipment,
      'WRONG_RATE',
      'Freight ₹224.60; your contract says ₹179.80 for 1.8 kg, and 1.5 kg was billed.',
    ],
    [
      'less than half a percent',
      total(278.8),
      shipment,
      'UNEXPLAINED',
      '₹1.18 above your contract; the file has only a total for it. Ask the courier for its break-up.',
    ],
  ])('%s', (_, line, parcel, category, why) => {
    const { findings } = reconcileLine(line, { shipment: parcel, card, billedBefore: new Map() });
    expect(findings.map((one) => [one.category, one.why])).toEqual([[category, why]]);
  });

  test('but a rounding has none', () => {
    const { findings, status } = reconcileLine(total(278.62), { shipment, card, billedBefore: new Map() });
    expect([findings, status]).toEqual([[], 'matched']);
  });
});

describe('categories together', () => {
  test('the first of the list is primary, all are stored, the difference counts once', () => {
    // Zone E, five slabs, 14 % fuel, no GST reason: 56.60 + 4 × 55.50 = 278.60; fuel 39.00; COD 37.49; other 25.
    const line = {
      zone: 'E',
      charged_g: 2500,
      freight: 278.6,
      fsc: 39,
      cod: 37.49,
      other: 25,
      gst: 68.42,
      total: 448.51,
    };
    expect(reconcile(line)).toMatchObject({
      primary: 'WRONG_ZONE',
      categories: ['WRONG_ZONE', 'OVERWEIGHT', 'WRONG_FSC_DPH', 'UNEXPECTED_CHARGE'],
      expected: 277.62,
      difference: 170.89,
    });
  });

  test('a duplicate that was cancelled, with COD on prepaid and wrong GST', () => {
    const billedBefore = new Map<Movement, string>([['forward', 'line 7']]);
    const cancelled = { ...prepaid, state: 'CANCELLED', picked_up_on: undefined };
    const line = { freight: 179.8, cod: 30, gst: 10, total: 219.8 };
    expect(reconcile(line, { shipment: cancelled, billedBefore })).toMatchObject({
      categories: ['DUPLICATE_AWB', 'NOT_SHIPPED', 'COD_ON_PREPAID', 'GST_MISMATCH'],
      expected: 0,
      difference: 219.8,
    });
  });

  test('an unknown AWB with wrong GST has both', () => {
    expect(reconcile({ freight: 100, gst: 28, total: 128 }, { shipment: undefined }).categories).toEqual([
      'UNKNOWN_AWB',
      'GST_MISMATCH',
    ]);
  });
});

describe('what cannot be priced', () => {
  test('has no expected amount, with the reason, and the findings that need no price', () => {
    const line = { ...prepaidBill, cod: 30, gst: 41, total: 268.78 };
    const { categories, expected, status, result } = reconcile(line, { shipment: prepaid, card: undefined });
    expect([categories, expected, status]).toEqual([['COD_ON_PREPAID'], undefined, 'under_review']);
    expect(result.unpriced).toBe('No contract is valid on the pickup day. Add a contract.');
    const early = reconcile(prepaidBill, { shipment: { ...prepaid, picked_up_on: '2026-03-01' } });
    expect(early.result.unpriced).toContain("isn't valid on 1 Mar 2026");
  });

  test('a file with only totals is compared by its totals', () => {
    const line: BilledLine = { awb: '1', heads: {}, total: 33_577 };
    const result = reconcileLine(line, { shipment, card, billedBefore: new Map() });
    expect([result.expected, result.difference, result.status]).toEqual([27_762, 5815, 'under_review']);
  });
});

test('every age is in the range of its band, and in no other', () => {
  for (let age = -3; age <= 400; age += 1) {
    const inRange = ageBands.filter((band) => age >= ageRange(band).from && age <= ageRange(band).to);
    expect(inRange).toEqual([ageBand(age)]);
  }
});

describe('cards of another structure', () => {
  test('a first slab of 500 g and further ones of 1 kg', () => {
    const unequal: RateCard = {
      ...card,
      brand_details: { ...card.brand_details, slab_weight: 500, additional_slab_weight: 1000 },
    };
    // 1.8 kg: 500 g and two further slabs: 45.40 + 2 × 44.80 = 135.00, fuel 13.50, GST 26.73.
    const line = { charged_g: 2500, freight: 135, fsc: 13.5, gst: 26.73, total: 175.23 };
    expect(reconcile(line, { shipment: prepaid, card: unequal })).toMatchObject({
      categories: [],
      status: 'matched',
    });
    const heavier = { charged_g: 2600, freight: 179.8, fsc: 17.98, gst: 35.6, total: 233.38 };
    expect(reconcile(heavier, { shipment: prepaid, card: unequal })).toMatchObject({
      categories: ['OVERWEIGHT'],
      difference: 58.15,
    });
  });
});
