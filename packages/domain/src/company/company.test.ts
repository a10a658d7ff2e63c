import { describe, expect, test } from 'vitest';
import {
  cheapestPlan,
  companyEffects,
  describeTurnover,
  findPlan,
  gstinParts,
  isSameHolder,
  planCharge,
  setupSteps,
  shippingBlockers,
} from './index.ts';
import type { CompanyFacts, SetupFacts } from './index.ts';

const newBrand: SetupFacts = {
  hasProfile: false,
  gst: 'none',
  bank: 'none',
  warehouses: 0,
  skus: 0,
  boxes: 0,
  couriers: 4,
  hasCourierChoice: false,
  hasOrder: false,
};
const readyBrand: SetupFacts = {
  hasProfile: true,
  gst: 'verified',
  bank: 'verified',
  warehouses: 2,
  skus: 40,
  boxes: 6,
  couriers: 4,
  hasCourierChoice: true,
  hasOrder: true,
};
const ids = (steps: readonly { id: string }[]) => steps.map(({ id }) => id);

describe('the set-up', () => {
  test('a new brand can’t ship without a warehouse and a SKU', () => {
    expect(ids(shippingBlockers(setupSteps(newBrand)))).toEqual(['warehouse', 'sku']);
    expect(ids(shippingBlockers(setupSteps({ ...newBrand, couriers: 0 })))).toEqual([
      'warehouse',
      'sku',
      'courier',
    ]);
    expect(shippingBlockers(setupSteps(readyBrand))).toEqual([]);
  });

  test('GSTIN and bank account are optional, and open again once rejected', () => {
    const stepOf = (facts: SetupFacts, id: string) => setupSteps(facts).find((step) => step.id === id)!;
    for (const field of ['gst', 'bank'] as const) {
      expect(stepOf(newBrand, field)).toMatchObject({ isDone: false, isOptional: true });
      for (const state of ['pending', 'verified', 'unverified'] as const)
        expect(stepOf({ ...newBrand, [field]: state }, field).isDone).toBe(true);
      const rejected = stepOf({ ...newBrand, [field]: 'rejected' }, field);
      expect(rejected.isDone).toBe(false);
      expect(rejected.detail).toContain('rejected');
    }
  });

  test('couriers are done when some can be allocated and the seller has chosen', () => {
    const isDone = (facts: Partial<SetupFacts>) =>
      setupSteps({ ...newBrand, ...facts }).find(({ id }) => id === 'courier')!.isDone;
    expect(isDone({})).toBe(false);
    expect(isDone({ hasCourierChoice: true })).toBe(true);
    expect(isDone({ hasCourierChoice: true, couriers: 0 })).toBe(false);
  });
});

describe('what the company’s details change', () => {
  const facts: CompanyFacts = {
    steps: setupSteps(readyBrand),
    warehouses: 2,
    couriers: 4,
    turnover: 'above_5_crore',
    skusByHsnDigits: { 6: 10 },
    gst: { state: 'verified', gstin: '08AAKCM7421P1ZU', since: '2026-11-19', reason: '' },
    bank: { state: 'verified', reason: '', payout: 'HDFC Bank ••8638' },
  };
  const effect = (changed: Partial<CompanyFacts>, id: string) =>
    companyEffects({ ...facts, ...changed }).find((one) => one.id === id)!;

  test('a complete company has four positive effects', () => {
    expect(companyEffects(facts).map(({ tone }) => tone)).toEqual(Array(4).fill('positive'));
  });

  test('the blockers have the same titles as the set-up', () => {
    const steps = setupSteps(newBrand);
    const { detail } = effect({ steps }, 'parcels');
    for (const { title } of shippingBlockers(steps)) expect(detail).toContain(title);
  });

  test('HSN digits follow from the turnover', () => {
    const skus = { 4: 12, 6: 30, 8: 1 };
    expect(effect({ turnover: 'up_to_5_crore', skusByHsnDigits: skus }, 'hsn').tone).toBe('positive');
    expect(effect({ skusByHsnDigits: skus }, 'hsn')).toMatchObject({
      tone: 'caution',
      title: '12 SKUs need 6 HSN digits',
    });
    expect(effect({ turnover: '' }, 'hsn').title).toBe('HSN digits are unknown');
    // A SKU without any HSN lacks digits on every turnover.
    expect(effect({ turnover: 'up_to_5_crore', skusByHsnDigits: { 0: 1 } }, 'hsn').title).toBe(
      '1 SKU needs 4 HSN digits',
    );
  });

  test('a new account is named with the one that COD still goes to', () => {
    const bank = { state: 'pending', reason: '', payout: 'SBI ••9021' } as const;
    expect(effect({ bank }, 'payouts').detail).toContain('SBI ••9021');
    expect(
      effect({ bank: { ...bank, state: 'rejected', reason: 'The account is closed.' } }, 'payouts'),
    ).toEqual({
      id: 'payouts',
      tone: 'critical',
      title: 'Bank account was rejected',
      detail: 'The account is closed. COD is paid out to SBI ••9021.',
    });
  });
});

describe('plans', () => {
  test('a month of Growth with 4,336 orders is ₹12,216.19', () => {
    expect(planCharge(findPlan('growth')!, 4336)).toEqual({
      orders: 4336,
      base: 11_503_00,
      discount: -1_150_30,
      taxable: 10_352_70,
      gst: 1_863_49,
      total: 12_216_19,
    });
  });

  test('an unused plan without a monthly price is free', () => {
    expect(planCharge(findPlan('starter')!, 0)).toMatchObject({ total: 0, discount: 0 });
  });

  test('more orders pay for a larger plan', () => {
    expect([0, 1000, 4336, 100_000].map((orders) => cheapestPlan(orders).id)).toEqual([
      'starter',
      'starter',
      'growth',
      'scale',
    ]);
  });
});

describe('the parts of a GSTIN', () => {
  const verdicts = (gstin: string, state?: string) =>
    Object.fromEntries(gstinParts(gstin, state).map(({ id, isValid }) => [id, isValid]));

  test('every part of a real number is right', () => {
    expect(gstinParts('08AAKCM7421P1ZU', 'Rajasthan').map(({ text, isValid }) => [text, isValid])).toEqual([
      ['08', true],
      ['AAKCM7421P', true],
      ['1', true],
      ['Z', true],
      ['U', true],
    ]);
    expect(gstinParts('08AAKCM7421P1ZU', 'Rajasthan').map(({ meaning }) => meaning)).toEqual([
      'Rajasthan',
      'PAN of a company',
      'No. 1',
      'Z',
      'Check character',
    ]);
  });

  test('names the part with the typo', () => {
    expect(verdicts('36AABCU9603R1ZM')).toMatchObject({ state: true, pan: true, check: false });
    expect(verdicts('99AABCU9603R1ZM').state).toBe(false);
    expect(verdicts('27AAPXU0939F1ZV').pan).toBe(false);
    expect(verdicts('27AAPFU0939F1XV').fixed).toBe(false);
  });

  test('says nothing of what is not typed yet', () => {
    expect(verdicts('08AAKC')).toEqual({
      state: true,
      pan: undefined,
      registration: undefined,
      fixed: undefined,
      check: undefined,
    });
  });

  test('compares the state with the address', () => {
    const [state] = gstinParts('08AAKCM7421P1ZU', 'Gujarat');
    expect(state?.note).toBe('Your address is in Gujarat');
  });
});

test.each([
  ['MITTI AND LOOM CRAFTS PVT LTD', 'Mitti & Loom Crafts Private Limited', true],
  ['RITIKA SHARMA', 'Sharma Ritika', true],
  ['R SHARMA', 'Ritika Sharma', true],
  ['MRS RITIKA K SHARMA', 'Ritika Sharma', true],
  ['R K VERMA', 'Mitti & Loom Crafts Private Limited', false],
  ['RAVI SHARMA', 'Ritika Sharma', false],
  ['R S', 'Ritika Sharma', false],
  ['LOOM', 'Mitti & Loom Crafts Private Limited', false],
  ['', 'Ritika Sharma', false],
])('%s and %s are the same holder: %s', (registered, entered, same) => {
  expect(isSameHolder(registered, entered)).toBe(same);
});

test('a turnover says how many HSN digits invoices show', () => {
  expect(describeTurnover('')).toBe('Not set: HSN digits unknown');
  expect(describeTurnover('up_to_5_crore')).toBe('Up to ₹5 crore: HSN with 4 digits');
  expect(describeTurnover('above_5_crore')).toBe('Above ₹5 crore: HSN with 6 digits');
});
