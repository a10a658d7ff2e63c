import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contributionOf, costPeriods, earningSteps, earningsOf, netSaleOf, withCombos } from './index.ts';
import type { EarningAmounts, EarningFacts } from './index.ts';

const charges = (lines: Partial<Record<'freight' | 'rto' | 'cod' | 'fsc', number>>) => {
  const sub_total = Object.values(lines).reduce((sum, amount) => sum + amount, 0);
  return {
    lines: Object.entries(lines).map(([kind, amount]) => ({ kind, label: kind, amount, formula: '' })),
    sub_total,
    gst: Math.round(sub_total * 0.18),
    total: sub_total + Math.round(sub_total * 0.18),
  } as never;
};

/** A COD order of ₹1,050 with 5 % GST after ₹50 of discount, delivered on 3 November in India. */
const delivered: EarningFacts = {
  ordered_at: new Date('2026-10-30T04:00:00Z'),
  is_prepaid: false,
  invoiced_on: '2026-10-31',
  is_registered: true,
  sales: [{ sku: 'MUG', quantity: 2, gross: 105_000, discount: 5000, taxable: 100_000 }],
  credits: [],
  parcels: [
    {
      state: 'DELIVERED',
      courier: '1',
      box: 'box_s',
      declared: 105_000,
      charges: charges({ freight: 6000, fsc: 600, cod: 3000 }),
      ended_at: new Date('2026-11-02T20:00:00Z'),
    },
  ],
  returns: [],
  ndr_reason: '',
};
const rto: EarningFacts = {
  ...delivered,
  credits: [{ cause: 'rto', total: 105_000, lines: [{ sku: 'MUG', quantity: 2, taxable: 100_000 }] }],
  parcels: [
    {
      ...delivered.parcels[0]!,
      state: 'RTO_DELIVERED',
      charges: charges({ freight: 6000, rto: 5000 }),
    },
  ],
  ndr_reason: 'REFUSED',
};

describe('earningsOf', () => {
  it('takes sale, discount and GST from the documents, and freight without GST', () => {
    const earned = earningsOf(delivered)!;
    expect(earned).toMatchObject({
      outcome: 'delivered',
      ended_on: '2026-11-03',
      ordered_on: '2026-10-30',
      invoiced_on: '2026-10-31',
      courier: '1',
      is_unrated: false,
    });
    expect(earned.sums).toEqual({
      sale: 110_000,
      discount: 5000,
      rto: 0,
      refund: 0,
      gst: 5000,
      freight_out: 6600,
      freight_back: 0,
      cod_fee: 3000,
      freight_gst: 0,
      lost: 0,
      prepaid: 0,
    });
    expect(earned.units).toEqual([
      { kind: 'goods', code: 'MUG', quantity: 2, net: 100_000, weight: 110_000 },
      { kind: 'box', code: 'box_s', quantity: 1, net: 0, weight: 0 },
    ]);
  });
  it('sells nothing of an order that came back, whose freight stays', () => {
    const earned = earningsOf(rto)!;
    expect(earned).toMatchObject({ outcome: 'rto', reason: 'REFUSED' });
    expect(earned.sums).toMatchObject({
      rto: 105_000,
      gst: 0,
      freight_out: 6000,
      freight_back: 5000,
      cod_fee: 0,
    });
    expect(earned.units).toContainEqual({ kind: 'goods', code: 'MUG', quantity: 0, net: 0, weight: 110_000 });
  });
  it('keeps the gateway’s fee of a refund, and writes off what can’t be sold again', () => {
    const earned = earningsOf({
      ...delivered,
      is_prepaid: true,
      credits: [{ cause: 'return', total: 52_500, lines: [{ sku: 'MUG', quantity: 1, taxable: 50_000 }] }],
      returns: [
        {
          charges: charges({ freight: 7000 }),
          reason: 'damaged',
          written_off: [{ sku: 'MUG', quantity: 1 }],
        },
      ],
    })!;
    expect(earned).toMatchObject({ outcome: 'refunded', reason: 'damaged' });
    expect(earned.sums).toMatchObject({ refund: 52_500, gst: 2500, freight_back: 7000, prepaid: 105_000 });
    expect(earned.units).toContainEqual({
      kind: 'written_off',
      code: 'MUG',
      quantity: 1,
      net: 0,
      weight: 0,
    });
  });
  it('counts the declared value of a lost box that no credit note covers', () => {
    const parcels = [{ ...delivered.parcels[0]!, state: 'LOST' as const }];
    expect(earningsOf({ ...delivered, parcels })).toMatchObject({ outcome: 'lost', sums: { lost: 105_000 } });
  });
  it('adds the GST of couriers where it can’t be claimed back', () => {
    expect(earningsOf({ ...delivered, is_registered: false })!.sums.freight_gst).toBe(1728);
  });
  it('waits for the invoice and for the last box', () => {
    const onItsWay = { ...delivered.parcels[0]!, state: 'IN_TRANSIT' as const, ended_at: null };
    expect(earningsOf({ ...delivered, invoiced_on: null })).toBeUndefined();
    expect(earningsOf({ ...delivered, parcels: [...delivered.parcels, onItsWay] })).toBeUndefined();
    expect(earningsOf({ ...delivered, parcels: [] })).toBeUndefined();
    const cancelled = { ...onItsWay, state: 'CANCELLED' as const };
    expect(earningsOf({ ...delivered, parcels: [...delivered.parcels, cancelled] })).toBeDefined();
  });
});

describe('contribution', () => {
  it('is the sale less every deduction, and each step moves it by its amount', () => {
    const amounts = fc.record(
      Object.fromEntries(['sale', ...earningSteps.map(({ id }) => id)].map((id) => [id, fc.nat(1_000_000)])),
    ) as fc.Arbitrary<EarningAmounts>;
    fc.assert(
      fc.property(amounts, fc.constantFrom(...earningSteps), fc.nat(1000), (one, step, more) => {
        const changed = { ...one, [step.id]: one[step.id] + more };
        const moved = step.group === 'add' ? more : -more;
        expect(contributionOf(changed)).toBe(contributionOf(one) + moved);
        expect(netSaleOf(changed)).toBe(netSaleOf(one) + (step.group === 'sale' ? moved : 0));
      }),
    );
  });
});

describe('costPeriods', () => {
  it('counts the latest cost that was known, and the first one before it', () => {
    expect(
      costPeriods([
        { sku: 'MUG', from: '2026-10-10', cost: 4200, source: 'received' },
        { sku: 'MUG', from: '2026-09-01', cost: 4000, source: 'entered' },
        { sku: 'MUG', from: '2026-10-10', cost: 4100, source: 'entered' },
        { sku: 'MUG', from: '2026-10-10', cost: 4300, source: 'received' },
      ]),
    ).toEqual([
      { sku: 'MUG', from: '', until: '2026-10-10', cost: 4000, is_price_only: false },
      { sku: 'MUG', from: '2026-10-10', until: '9999-12-31', cost: 4100, is_price_only: false },
    ]);
  });
  it('says of a cost, and of a combo with it, that it is the price alone', () => {
    const known = costPeriods([
      { sku: 'MUG', from: '2026-09-01', cost: 4000, source: 'received' },
      { sku: 'MUG', from: '2026-10-01', cost: 4200, source: 'landed' },
      { sku: 'TEA', from: '2026-09-01', cost: 1000, source: 'entered' },
    ]);
    const parts = [
      { sku: 'MUG', quantity: 1 },
      { sku: 'TEA', quantity: 1 },
    ];
    const priceOnly = (sku: string) =>
      withCombos(known, [{ sku: 'SET', parts }])
        .filter((one) => one.sku === sku)
        .map(({ cost, is_price_only }) => [cost, is_price_only]);
    expect(priceOnly('MUG')).toEqual([
      [4000, true],
      [4200, false],
    ]);
    expect(priceOnly('TEA')).toEqual([[1000, false]]);
    expect(priceOnly('SET')).toEqual([
      [5000, true],
      [5200, false],
    ]);
  });
  it('adds up the parts of a combo, unless it has a cost or a part has none', () => {
    const known = costPeriods([
      { sku: 'MUG', from: '2026-09-01', cost: 4000, source: 'entered' },
      { sku: 'MUG', from: '2026-10-01', cost: 5000, source: 'entered' },
      { sku: 'TEA', from: '2026-09-15', cost: 1000, source: 'entered' },
      { sku: 'OWN', from: '2026-09-15', cost: 1, source: 'entered' },
    ]);
    const parts = [
      { sku: 'MUG', quantity: 2 },
      { sku: 'TEA', quantity: 1 },
    ];
    const combos = [
      { sku: 'SET', parts },
      { sku: 'OWN', parts },
      { sku: 'GAP', parts: [...parts, { sku: 'NONE', quantity: 1 }] },
    ];
    expect(withCombos(known, combos).slice(known.length)).toEqual([
      { sku: 'SET', from: '', until: '2026-10-01', cost: 9000, is_price_only: false },
      { sku: 'SET', from: '2026-10-01', until: '9999-12-31', cost: 11_000, is_price_only: false },
    ]);
  });
});
