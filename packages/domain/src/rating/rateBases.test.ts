import { describe, expect, it } from 'vitest';
import { exampleRateCard, parseContract, rateShipment, zonesWithoutRto } from './index.ts';
import type { Charges, Collectible, ContractFields, RateCard } from './index.ts';

const box = (weight_g: number) => ({ weight_g, length_cm: 10, width_cm: 10, height_cm: 5 });
const rate = (card: RateCard, weight_g: number, order: Partial<Collectible> = {}): Charges => {
  const charges = rateShipment(card, box(weight_g), { zone: 'D', ...order });
  if (!charges.rated) throw new Error(charges.reason);
  return charges;
};
const line = (charges: Charges, kind: string) => {
  const found = charges.lines.find((one) => one.kind === kind);
  return found && [found.amount, found.formula];
};
const zoneD = { zone: 'D', base: 100, additional: 30 };
const contract = (fields: Partial<ContractFields>): RateCard =>
  parseContract({ brand_details: {}, forward_contract_data: [zoneD], ...fields });

describe('a first slab and other further slabs', () => {
  // Surface cards for heavy goods: ₹100 for the first 2 kg, ₹30 for each kilogram that follows.
  const card = contract({ slab_g: 2000, additional_slab_g: 1000 });
  it('counts the further slabs from the end of the first', () => {
    expect(line(rate(card, 400), 'freight')).toEqual([10_000, '₹100.00 for the first 2 kg']);
    expect(line(rate(card, 2000), 'freight')?.[0]).toBe(10_000);
    expect(line(rate(card, 2001), 'freight')).toEqual([
      13_000,
      '₹100.00 for the first 2 kg + 1 × ₹30.00 per 1 kg',
    ]);
    expect(rate(card, 4300)).toMatchObject({
      sub_total: 19_000,
      weight: { slabs: 4, billed_g: 5000 },
      weight_words: 'Dead weight 4.3 kg is charged (volumetric 100 g): the first 2 kg and 3 slabs of 1 kg',
    });
  });
});

describe('a card by slab', () => {
  const slabs = [45, 62.5, 118];
  const card = contract({
    slab_limits_g: [500, 1000, 5000],
    additional_slab_g: 1000,
    rate_basis: { forward: 'by-slab' },
    forward_contract_data: [{ zone: 'D', base: 0, additional: 22, slabs }],
  });
  it('charges the price of the smallest slab that takes the weight', () => {
    expect(line(rate(card, 500), 'freight')).toEqual([4500, '₹45.00 up to 500 g']);
    expect(line(rate(card, 501), 'freight')).toEqual([6250, '₹62.50 up to 1 kg']);
    expect(rate(card, 1001)).toMatchObject({ sub_total: 11_800, weight: { billed_g: 5000, slabs: 3 } });
  });
  it('adds the further rate above the last slab', () => {
    expect(line(rate(card, 6200), 'freight')).toEqual([16_200, '₹118.00 up to 5 kg + 2 × ₹22.00 per 1 kg']);
    expect(rate(card, 6200)).toMatchObject({
      weight: { billed_g: 7000 },
      weight_words:
        'Dead weight 6.2 kg is charged (volumetric 100 g): the slab up to 5 kg and 2 slabs of 1 kg',
    });
  });
  it('gives no price above the last slab without a further rate, nor for a slab without a price', () => {
    const closed = contract({
      slab_limits_g: [500, 1000, 5000],
      rate_basis: { forward: 'by-slab' },
      forward_contract_data: [{ zone: 'D', base: 0, additional: 0, slabs: slabs.slice(0, 2) }],
    });
    expect(rateShipment(closed, box(5001), { zone: 'D' })).toEqual({
      rated: false,
      reason: 'Rate card has no forward rate for zone D up to 5 kg. Add it to the contract.',
    });
    const ended = contract({
      slab_limits_g: [500, 1000, 5000],
      rate_basis: { forward: 'by-slab' },
      forward_contract_data: [{ zone: 'D', base: 0, additional: 0, slabs }],
    });
    expect(rateShipment(ended, box(5001), { zone: 'D' })).toMatchObject({
      reason: expect.stringContaining('zone D above 5 kg'),
    });
  });
});

describe('a flat card', () => {
  it('charges the same for any weight', () => {
    const card = contract({ rate_basis: { forward: 'flat' } });
    expect(line(rate(card, 40_000), 'freight')).toEqual([10_000, '₹100.00 flat']);
    expect(rate(card, 40_000)).toMatchObject({
      weight: { slabs: 1, billed_g: 40_000 },
      weight_words: 'Dead weight 40 kg is charged (volumetric 100 g): the rate is flat',
    });
  });
});

describe('zones without a price for RTO', () => {
  const part = contract({
    forward_contract_data: [
      { zone: 'A', base: 30, additional: 20 },
      { zone: 'D', base: 45, additional: 40 },
    ],
    rto_contract_data: [{ zone: 'A', base: 20, additional: 20 }],
  });
  it('are those whose RTO is not priced: the forward rate is not used in its place', () => {
    expect(zonesWithoutRto(part)).toEqual(['D']);
    for (const zone of ['A', 'D'])
      expect(rateShipment(part, box(400), { zone, movement: 'rto' }).rated).toBe(zone === 'A');
  });
  it('are none where RTO is a share of forward freight', () => {
    const shared = {
      ...part,
      rate_basis: { rto: 'share-of-forward' },
      share_of_forward: { rto: 80 },
    } as const;
    expect(zonesWithoutRto(shared)).toEqual([]);
    expect(rateShipment(shared, box(400), { zone: 'D', movement: 'rto' }).rated).toBe(true);
  });
});

describe('a return as a share of forward freight', () => {
  const card: RateCard = {
    ...exampleRateCard,
    rto_contract_data: {},
    dto_contract_data: {},
    rate_basis: { rto: 'share-of-forward', dto: 'share-of-forward' },
    share_of_forward: { rto: 80, dto: 120 },
    vas_contract_data: { FSC: { parameters: { rate: 10 } } },
    additional_info: { rto_additional_charges: 5, qc_charges: 15 },
  };
  it('takes the share of the freight of the same weight and zone', () => {
    // 1.2 kg in D: 45.40 + 2 × 44.80 = 135.00; 80% of it and ₹5 make 113.00; fuel 10% of 248.00.
    const charges = rate(card, 1200, { movement: 'rto' });
    expect(line(charges, 'freight')?.[0]).toBe(13_500);
    expect(line(charges, 'rto')).toEqual([11_300, '80% of the forward freight ₹135.00 + ₹5.00 fixed']);
    expect(line(charges, 'fsc')).toEqual([2480, '10% of ₹248.00']);
  });
  it('charges a DTO without the way to the buyer', () => {
    const charges = rate(card, 1200, { movement: 'dto', with_qc: true });
    expect(charges.lines.map(({ kind }) => kind)).toEqual(['dto', 'qc', 'fsc']);
    expect(line(charges, 'dto')).toEqual([16_200, '120% of the forward freight ₹135.00']);
  });
  it('rounds half a paisa up', () => {
    const half = { ...card, share_of_forward: { rto: 50 }, additional_info: {} };
    const odd = { ...half, forward_contract_data: { D: { base: 45.01, additional: 0 } } };
    expect(line(rate(odd, 400, { movement: 'rto' }), 'rto')?.[0]).toBe(2251);
  });
});
