import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleRateCard } from './rateCard.ts';
import type { RateCard } from './rateCard.ts';
import { rateBases } from './weight.ts';
import { rateShipment } from './rateShipment.ts';
import { compileRateCard, rateTotal } from './compiledRateCard.ts';

const zones = ['A', 'B', 'C', 'D', 'E', 'Z'];
const rupees = fc.integer({ min: 0, max: 50_000 }).map((paise) => paise / 100);
const percent = fc.integer({ min: 0, max: 4000 }).map((hundredths) => hundredths / 100);
const card: fc.Arbitrary<RateCard> = fc
  .record({
    factor: fc.constantFrom(4000, 4500, 5000),
    slab: fc.constantFrom(250, 500, 1000, 2000),
    further: fc.constantFrom(undefined, 250, 1000),
    basis: fc.constantFrom(...rateBases),
    limits: fc.uniqueArray(fc.integer({ min: 100, max: 40_000 }), { minLength: 1, maxLength: 12 }),
    prices: fc.array(rupees, { minLength: 12, maxLength: 12 }),
    minimum: fc.constantFrom(0, 500, 1500),
    rates: fc.array(fc.record({ base: rupees, additional: rupees }), { minLength: 5, maxLength: 5 }),
    fixed: rupees,
    percentage: percent,
    rate: percent,
    increment: percent,
    mode: fc.constantFrom('percent-per-rupee', 'percent-per-percent'),
    stated: fc.constantFrom(undefined, 85, 96.5),
  })
  .map(({ fixed, percentage, rate, increment, mode, stated, ...terms }) => ({
    brand_details: {
      conversion_factor: terms.factor,
      slab_weight: terms.slab,
      additional_slab_weight: terms.further,
      slab_limits: terms.limits.toSorted((a, b) => a - b),
      minimum_weight: terms.minimum,
    },
    rate_basis: { forward: terms.basis },
    forward_contract_data: Object.fromEntries(
      // Zone A has no table, zone B a short one.
      terms.rates.map((one, at) => [
        zones[at]!,
        at === 0 ? one : { ...one, slabs: terms.prices.slice(0, at === 1 ? 2 : undefined) },
      ]),
    ),
    vas_contract_data: {
      COD: { parameters: { fixed, percentage } },
      FSC: { parameters: { rate } },
      DPH_PEG_PRICE: {
        parameters: { avg_diesel_price: 90, base_freight_incr: increment, mode, diesel_price: stated },
      },
    },
  }));
const side = fc.integer({ min: 0, max: 12_000 }).map((hundredths) => hundredths / 100);

test('rateTotal equals rateShipment to the paisa', () => {
  fc.assert(
    fc.property(
      card,
      fc.integer({ min: 0, max: 5 }),
      fc.integer({ min: 0, max: 60_000 }),
      fc.tuple(side, side, side),
      fc.integer({ min: 0, max: 5_000_000 }),
      fc.integer({ min: 8000, max: 12_000 }).map((hundredths) => hundredths / 100),
      (contract, zone, weight_g, [length_cm, width_cm, height_cm], collect, diesel_price) => {
        const told = rateShipment(
          contract,
          { weight_g, length_cm, width_cm, height_cm },
          { zone: zones[zone]!, collect, diesel_price },
        );
        const ready = compileRateCard(contract, { zones, diesel_price });
        const total = rateTotal(ready, zone, weight_g, length_cm * width_cm * height_cm, collect);
        expect(total).toBe(told.rated ? told.total : -1);
      },
    ),
    { numRuns: 3000 },
  );
});

test('neither rates invalid numbers, parcels or zones, and neither throws', () => {
  const odd = fc.constantFrom(0, 400, -5, 1e9, 1e10, 1e300, Number.NaN, Number.POSITIVE_INFINITY, -Infinity);
  const names = ['A', 'constructor', '__proto__', 'toString'];
  const contract: RateCard = { ...exampleRateCard, brand_details: {} };
  const ready = compileRateCard(contract, { zones: names });
  fc.assert(
    fc.property(odd, odd, fc.nat(3), odd, (weight_g, length_cm, zone, collect) => {
      const parcel = { weight_g, length_cm, width_cm: 10, height_cm: 10 };
      const told = rateShipment(contract, parcel, { zone: names[zone]!, collect });
      const total = rateTotal(ready, zone, weight_g, length_cm * 100, collect);
      expect(total).toBe(told.rated ? told.total : -1);
      if (!told.rated) expect(told.reason).toMatch(/\w+\.$/);
      else expect([told.total, zone]).toEqual([expect.any(Number), 0]);
      expect(Number.isFinite(total)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('explains an invalid COD amount and an implausible parcel', () => {
  const parcel = { weight_g: 400, length_cm: 10, width_cm: 10, height_cm: 10 };
  expect(rateShipment(exampleRateCard, parcel, { zone: 'A', collect: Number.NaN })).toEqual({
    rated: false,
    reason: 'Enter the COD amount again.',
  });
  const endless = { ...parcel, weight_g: Number.POSITIVE_INFINITY };
  expect(rateShipment(exampleRateCard, endless, { zone: 'A' })).toEqual({
    rated: false,
    reason: 'Check the weight and dimensions.',
  });
  expect(rateShipment(exampleRateCard, parcel, { zone: 'constructor' })).toMatchObject({ rated: false });
});

test('a contract rates nothing outside its validity', () => {
  const past = compileRateCard(exampleRateCard, { zones, on: '2026-03-31' });
  expect(rateTotal(past, 0, 400, 0, 0)).toBe(-1);
  const now = compileRateCard(exampleRateCard, { zones, on: '2026-04-01' });
  expect(rateTotal(now, 0, 400, 0, 0)).toBe(3481);
});
