import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumPaise } from '../money/index.ts';
import {
  rateCardOn,
  exampleRateCard,
  rateShipment,
  parseContract,
  defaultZones,
  volumetricWeight,
  zoneMapping,
  resolveZone,
} from './index.ts';
import type { Charges, ChargeKind, Collectible, Parcel, RateCard } from './index.ts';

type Clauses = { fsc?: number; factor?: number; peg?: number; incr?: number; mode?: string };

const card = ({ fsc = 0, factor = 5000, peg = 90, incr = 0.35, mode }: Clauses = {}): RateCard => ({
  ...exampleRateCard,
  brand_details: { ...exampleRateCard.brand_details, conversion_factor: factor },
  vas_contract_data: {
    ...exampleRateCard.vas_contract_data,
    FSC: { parameters: { rate: fsc } },
    DPH_PEG_PRICE: { parameters: { avg_diesel_price: peg, base_freight_incr: incr, mode } },
  },
});
const parcel = (weight_g: number, length_cm = 10, width_cm = 10, height_cm = 5): Parcel => ({
  weight_g,
  length_cm,
  width_cm,
  height_cm,
});
const rate = (contract: RateCard, box: Parcel, order: Collectible): Charges => {
  const charges = rateShipment(contract, box, order);
  if (!charges.rated) throw new Error(charges.reason);
  return charges;
};
const amounts = (charges: Charges): Partial<Record<ChargeKind, number>> =>
  Object.fromEntries(charges.lines.map((l) => [l.kind, l.amount]));

describe('worked examples, to the paisa', () => {
  it('A, prepaid, 0.4 kg', () => {
    const charges = rate(card(), parcel(400), { zone: 'A' });
    expect(amounts(charges)).toEqual({ freight: 2950 });
    expect(charges).toMatchObject({ sub_total: 2950, gst: 531, total: 3481, weight: { billed_g: 500 } });
  });
  it('D, COD ₹2,499, 1.2 kg, 30×20×15, ÷5000, FSC 10%', () => {
    const charges = rate(card({ fsc: 10 }), parcel(1200, 30, 20, 15), { zone: 'D', collect: 249900 });
    expect(amounts(charges)).toEqual({ freight: 17980, fsc: 1798, cod: 3749 });
    expect(charges).toMatchObject({
      sub_total: 23527,
      gst: 4235,
      total: 27762,
      weight: { billed_g: 2000, charged_by: 'volumetric' },
    });
  });
  it('the same with conversion factor 4000', () => {
    const charges = rate(card({ fsc: 10, factor: 4000 }), parcel(1200, 30, 20, 15), {
      zone: 'D',
      collect: 249900,
    });
    expect(amounts(charges)).toEqual({ freight: 22460, fsc: 2246, cod: 3749 });
    expect(charges).toMatchObject({ sub_total: 28455, gst: 5122, total: 33577, weight: { billed_g: 2500 } });
  });
  it('zone E, RTO, 0.95 kg, FSC 10%, no COD charge for the RTO', () => {
    const charges = rate(card({ fsc: 10 }), parcel(950), { zone: 'E', movement: 'rto', collect: 249900 });
    expect(amounts(charges)).toEqual({ freight: 11210, rto: 10620, fsc: 2183 });
    expect(charges).toMatchObject({ sub_total: 24013, gst: 4322, total: 28335 });
  });
  it('C, prepaid, 0.9 kg, 40×30×10, FSC 15%, DPH 2%', () => {
    const charges = rate(card({ fsc: 15, peg: 90, incr: 1 }), parcel(900, 40, 30, 10), {
      zone: 'C',
      diesel_price: 92,
    });
    expect(amounts(charges)).toEqual({ freight: 19570, fsc: 2936, dph: 391 });
    expect(charges).toMatchObject({ sub_total: 22897, gst: 4121, total: 27018, weight: { billed_g: 2500 } });
  });
  it('diesel 96.50 against a peg of 90 at 0.35% per rupee adds 2.275% of freight; nothing below the peg', () => {
    const box = parcel(1200, 30, 20, 15);
    expect(amounts(rate(card(), box, { zone: 'D', diesel_price: 96.5 })).dph).toBe(409);
    expect(amounts(rate(card(), box, { zone: 'D', diesel_price: 89 })).dph).toBeUndefined();
    expect(amounts(rate(card(), box, { zone: 'D' })).dph).toBeUndefined();
  });
  it("uses the contract's diesel price unless a newer one is given", () => {
    const stated = parseContract({
      brand_details: {},
      forward_contract_data: [{ zone: 'D', base: 45.4, additional: 44.8 }],
      vas_contract_data: [
        {
          code: 'DPH_PEG_PRICE',
          parameters: { avg_diesel_price: 90, base_freight_incr: 0.35, diesel_price: 96.5 },
        },
      ],
    });
    const box = parcel(1200, 30, 20, 15);
    expect(amounts(rate(stated, box, { zone: 'D' })).dph).toBe(409);
    expect(amounts(rate(stated, box, { zone: 'D', diesel_price: 89 })).dph).toBeUndefined();
  });
  it('charges at least the minimum weight', () => {
    const light = parseContract({
      brand_details: { minimum_weight: 1500 },
      forward_contract_data: [{ zone: 'D', base: 45.4, additional: 44.8 }],
    });
    const charges = rate(light, parcel(400), { zone: 'D' });
    expect(charges).toMatchObject({ weight: { charged_by: 'minimum', billed_g: 1500 }, sub_total: 13500 });
    expect(charges.weight_words).toContain('minimum 1.5 kg');
  });
  it('applies the diesel clause per percent of the rise in that mode', () => {
    const charges = rate(card({ peg: 90, incr: 0.4, mode: 'percent-per-percent' }), parcel(400), {
      zone: 'A',
      diesel_price: 99,
    });
    expect(amounts(charges).dph).toBe(118);
  });
  it('adds the quality check to a return only if requested', () => {
    expect(amounts(rate(card(), parcel(400), { zone: 'B', movement: 'dto', with_qc: true }))).toEqual({
      dto: 3850,
      qc: 1500,
    });
    expect(amounts(rate(card(), parcel(400), { zone: 'B', movement: 'dto' }))).toEqual({ dto: 3850 });
  });
  it('gives a formula for every line', () => {
    const charges = rate(card({ fsc: 10 }), parcel(1200, 30, 20, 15), { zone: 'D', collect: 249900 });
    expect(charges.lines.map((line) => line.formula)).toEqual([
      '₹45.40 for the first 500 g + 3 × ₹44.80',
      '10% of ₹179.80',
      'The greater of ₹30.00 and 1.5% of ₹2,499.00 (₹37.49)',
    ]);
    expect(charges.weight_words).toBe(
      'Volumetric weight 1.8 kg is charged; it exceeds the dead weight 1.2 kg: 4 slabs of 500 g',
    );
    expect(charges.card_words).toContain('1 Apr 2026');
  });
});

describe('unrated parcels', () => {
  it('have a reason', () => {
    expect(rateShipment(card(), parcel(400), { zone: 'Z' })).toMatchObject({
      rated: false,
      reason: expect.stringContaining('zone Z'),
    });
    expect(rateShipment(card(), parcel(0, 0, 0, 0), { zone: 'A' })).toMatchObject({ rated: false });
    expect(rateShipment(card(), parcel(400), { zone: 'A', on: '2028-01-01' })).toMatchObject({
      rated: false,
      reason: expect.stringContaining('1 Jan 2028'),
    });
  });
});

describe('properties', () => {
  const zones = fc.constantFrom(...defaultZones);
  const sides = fc.integer({ min: 1, max: 120 });
  const orders = fc.record({
    zone: zones,
    collect: fc.nat(5_000_000),
    movement: fc.constantFrom('forward' as const, 'rto' as const, 'dto' as const),
    diesel_price: fc.integer({ min: 80, max: 110 }),
    with_qc: fc.boolean(),
  });
  const boxes = fc.tuple(fc.integer({ min: 1, max: 50_000 }), sides, sides, sides);
  it('a heavier parcel is never cheaper', () => {
    fc.assert(
      fc.property(boxes, fc.nat(10_000), orders, ([w, l, b, h], more, order) => {
        expect(rate(card({ fsc: 10 }), parcel(w + more, l, b, h), order).total).toBeGreaterThanOrEqual(
          rate(card({ fsc: 10 }), parcel(w, l, b, h), order).total,
        );
      }),
    );
  });
  it('the lines and the tax add up to the total', () => {
    fc.assert(
      fc.property(boxes, orders, ([w, l, b, h], order) => {
        const charges = rate(card({ fsc: 12.5 }), parcel(w, l, b, h), order);
        expect(sumPaise(charges.lines.map((line) => line.amount)) + charges.gst).toBe(charges.total);
        expect(charges.lines.every((line) => Number.isInteger(line.amount) && line.amount > 0)).toBe(true);
      }),
    );
  });
  it('a prepaid parcel pays no COD charge', () => {
    fc.assert(
      fc.property(
        boxes,
        zones,
        ([w, l, b, h], zone) => amounts(rate(card(), parcel(w, l, b, h), { zone })).cod === undefined,
      ),
    );
  });
  it('volumetric weight is in whole grams and never below the exact one', () => {
    fc.assert(
      fc.property(sides, sides, sides, (length_cm, width_cm, height_cm) => {
        const grams = volumetricWeight({ length_cm, width_cm, height_cm });
        expect(Number.isInteger(grams)).toBe(true);
        expect(grams).toBeGreaterThanOrEqual((length_cm * width_cm * height_cm) / 5);
      }),
    );
    expect(volumetricWeight({ length_cm: 10.1, width_cm: 10, height_cm: 10 })).toBe(202);
  });
});

describe('zones', () => {
  const zone = (from: string, fromState: string, to: string, toState: string): string =>
    resolveZone({ pincode: from, state: fromState }, { pincode: to, state: toState }).zone;
  it('range from nearest to farthest', () => {
    expect(zone('560001', 'KA', '562101', 'KA')).toBe('A');
    expect(zone('110001', 'Delhi', '122001', 'Haryana')).toBe('A');
    expect(zone('560001', 'KA', '570001', 'KA')).toBe('B');
    expect(zone('400001', 'MH', '411001', 'MH')).toBe('B');
    expect(zone('110001', 'Delhi', '560001', 'Karnataka')).toBe('C');
    expect(zone('302017', 'Rajasthan', '560001', 'Karnataka')).toBe('D');
    expect(zone('560001', 'KA', '781001', 'Assam')).toBe('E');
    expect(zone('190001', 'Jammu & Kashmir', '190001', 'Jammu & Kashmir')).toBe('E');
    expect(zone('560001', 'KA', '194101', 'Ladakh')).toBe('E');
  });
  it('treats two PIN codes of a small town as one city', () => {
    expect(
      resolveZone(
        { pincode: '302017', state: 'RJ', city: 'Jaipur' },
        { pincode: '303007', state: 'RJ', city: 'JAIPUR' },
      ).zone,
    ).toBe('A');
  });
  it("prefers the courier's mapping, ignoring inactive rows", () => {
    const mapping = zoneMapping([
      { pincode: '781001', zone: 'D2' },
      { pincode: '560001', zone: 'X', is_active: false },
    ]);
    expect(
      resolveZone({ pincode: '560001', state: 'KA' }, { pincode: '781001', state: 'AS' }, { mapping }).zone,
    ).toBe('D2');
    expect(
      resolveZone({ pincode: '560002', state: 'KA' }, { pincode: '560001', state: 'KA' }, { mapping }).zone,
    ).toBe('A');
  });
  it('accepts other city clusters', () => {
    const clusters = [{ name: 'Jaipur', prefixes: ['302', '303'], is_metro: false }];
    expect(
      resolveZone({ pincode: '302017', state: 'RJ' }, { pincode: '303007', state: 'RJ' }, { clusters }).zone,
    ).toBe('A');
    expect(
      resolveZone({ pincode: '302017', state: 'RJ' }, { pincode: '560001', state: 'KA' }, { clusters }).zone,
    ).toBe('D');
  });
});

describe('contracts', () => {
  it('parses zones and services from lists', () => {
    const sent = parseContract({
      id: 'c1',
      version: 3,
      slab_g: 500,
      brand_details: { conversion_factor: 4000, valid_from: '2026-04-01', valid_till: null },
      forward_contract_data: [{ zone: 'D', base: 45.4, additional: 44.8 }],
      vas_contract_data: [
        { code: 'COD', name: 'Cash on Delivery', parameters: { fixed: 30, percentage: 1.5 } },
        { code: 'FSC', name: 'Fuel Surcharge', parameters: { rate: 10 } },
        {
          code: 'DPH_PEG_PRICE',
          name: 'DPH Peg Price',
          parameters: { avg_diesel_price: 90, base_freight_incr: 0.4, mode: 1 },
        },
      ],
    });
    const charges = rate(sent, parcel(1200, 30, 20, 15), { zone: 'D', collect: 249900 });
    expect(charges).toMatchObject({
      total: 33577,
      contract_id: 'c1',
      card_words: 'Rate card v3, valid from 1 Apr 2026',
    });
    expect(amounts(rate(sent, parcel(400), { zone: 'D', diesel_price: 99 })).dph).toBe(182);
    expect(rateShipment(sent, parcel(400), { zone: 'D', movement: 'rto' })).toMatchObject({ rated: false });
  });
  it('finds the contract valid on the day, the latest of several', () => {
    const old = {
      ...exampleRateCard,
      contract_id: 'old',
      brand_details: { valid_from: '2025-01-01', valid_till: '2026-12-31' },
    };
    expect(rateCardOn([old, exampleRateCard], '2026-06-01')?.contract_id).toBe('example');
    expect(rateCardOn([old, exampleRateCard], '2026-02-01')?.contract_id).toBe('old');
    expect(rateCardOn([old, exampleRateCard], '2024-02-01')).toBeUndefined();
  });

  it('prefers the corrected version from the same day, in any order', () => {
    const version = (number: number, valid_from: string): RateCard => ({
      ...exampleRateCard,
      version: number,
      brand_details: { ...exampleRateCard.brand_details, valid_from },
    });
    const wrong = version(1, '2026-04-01');
    const right = version(2, '2026-04-01T00:00:00.000Z');
    const tenth = version(10, '2026-04-01');
    expect(rateCardOn([wrong, right], '2026-06-01')).toBe(right);
    expect(rateCardOn([right, wrong], '2026-06-01')).toBe(right);
    expect(rateCardOn([tenth, right, wrong], '2026-06-01')).toBe(tenth);
    // A backdated contract doesn't replace one that started later.
    expect(rateCardOn([version(1, '2026-05-01'), right], '2026-06-01')?.version).toBe(1);
  });
});
