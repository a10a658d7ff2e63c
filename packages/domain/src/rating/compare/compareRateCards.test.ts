import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sumPaise } from '../../money/index.ts';
import { compareRateCards, diffRateCards, exampleRateCard } from '../index.ts';
import type { RateCard, ShippedParcel } from '../index.ts';

const raised: RateCard = {
  ...exampleRateCard,
  forward_contract_data: {
    ...exampleRateCard.forward_contract_data,
    D: { base: 50.4, additional: 44.8 },
  },
  vas_contract_data: {
    ...exampleRateCard.vas_contract_data,
    FSC: { parameters: { rate: 10 } },
  },
};
const parcel = (
  id: string,
  zone: string,
  weight_g: number,
  more: Partial<ShippedParcel> = {},
): ShippedParcel => ({
  id,
  zone,
  weight_g,
  length_cm: 10,
  width_cm: 10,
  height_cm: 5,
  movement: 'forward',
  collect: 0,
  ...more,
});

it('lists the changed cells and terms with both values', () => {
  expect(diffRateCards(exampleRateCard, raised)).toEqual([
    { group: 'forward', zone: 'D', label: 'first', unit: 'rupees', before: 45.4, after: 50.4 },
    { group: 'services', zone: '', label: 'Fuel surcharge', unit: 'percent', before: 0, after: 10 },
  ]);
  expect(diffRateCards(raised, raised)).toEqual([]);
});

it('lists the slabs of a zone, which change what its parcels cost', () => {
  const { D } = exampleRateCard.forward_contract_data;
  const own = { ...exampleRateCard.forward_contract_data, D: { ...D!, slab_g: 250 } };
  expect(diffRateCards(exampleRateCard, { ...exampleRateCard, forward_contract_data: own })).toEqual([
    { group: 'forward', zone: 'D', label: 'first slab', unit: 'grams', before: null, after: 250 },
  ]);
});

it('prices parcels under both cards, before GST, and names those without a price', () => {
  // D 1.2 kg: 135.00 and 140.00 + 14.00; A 0.4 kg: 29.50 and 29.50 + 2.95.
  const result = compareRateCards(exampleRateCard, raised, [
    parcel('D1', 'D', 1200),
    parcel('A1', 'A', 400),
    parcel('Z1', 'Z', 400),
  ]);
  expect(result).toMatchObject({
    count: 2,
    before: 16_450,
    after: 18_645,
    by_charge: [
      { kind: 'fsc', label: 'Fuel surcharge', difference: 1695 },
      { kind: 'freight', label: 'Freight', difference: 500 },
    ],
    by_zone: [
      { zone: 'A', count: 1, difference: 295 },
      { zone: 'D', count: 1, difference: 1900 },
    ],
  });
  expect(result.unpriced).toMatchObject([
    { parcel: { id: 'Z1' }, reason: expect.stringContaining('zone Z') },
  ]);
});

it('parts of a difference add up to its total', () => {
  const parcels = fc.array(
    fc.record({
      id: fc.string(),
      zone: fc.constantFrom('A', 'B', 'D', 'E', 'Z'),
      weight_g: fc.integer({ min: 1, max: 20_000 }),
      length_cm: fc.integer({ min: 1, max: 60 }),
      width_cm: fc.integer({ min: 1, max: 60 }),
      height_cm: fc.integer({ min: 1, max: 60 }),
      movement: fc.constantFrom('forward' as const, 'rto' as const),
      collect: fc.nat(500_000),
    }),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(parcels, (shipped) => {
      const result = compareRateCards(exampleRateCard, raised, shipped);
      const total = result.after - result.before;
      expect(sumPaise(result.by_charge.map(({ difference }) => difference))).toBe(total);
      expect(sumPaise(result.by_zone.map(({ difference }) => difference))).toBe(total);
      expect(sumPaise(result.parcels.map(({ before, after }) => after - before))).toBe(total);
      expect(result.parcels.length + result.unpriced.length).toBe(shipped.length);
    }),
  );
});
