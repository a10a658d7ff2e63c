import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calibrateRto,
  decidableRisk,
  explainRtoModel,
  fitRtoModel,
  isRiskProven,
  measureSkill,
  minHeldOut,
  minHistory,
  rateInterval,
  scoreRto,
  shrinkage,
} from './index.ts';
import type { RtoOutcome, RtoRiskOrder } from './index.ts';

const order: RtoRiskOrder = {
  payment_mode: 'prepaid',
  pincode: '560034',
  value: 120_000,
  address: '14, 3rd Cross, Koramangala 1st Block',
  landmark: 'Near the post office',
  address_warnings: 0,
  phone: { delivered: 0, returned: 0 },
};
const at = (index: number): string => new Date(Date.UTC(2026, 5, 1) + index * 3_600_000).toISOString();

/** A history in which each order comes back if `isReturned` says so. */
const history = (
  count: number,
  make: (index: number) => Partial<RtoRiskOrder>,
  isReturned: (one: RtoRiskOrder, index: number) => boolean,
): RtoOutcome[] =>
  Array.from({ length: count }, (_, index) => {
    const one = { ...order, ...make(index) };
    return { order: one, at: at(index), returned: isReturned(one, index) };
  });

/** Pseudorandom numbers, the same for a seed. */
function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** COD comes back at 30%, prepaid at 5%. */
const byPayment = history(
  900,
  (index) => ({ payment_mode: index % 2 === 0 ? 'cod' : 'prepaid' }),
  ({ payment_mode }, index) => (payment_mode === 'cod' ? index % 20 < 6 : index % 40 === 1),
);

describe('RTO risk', () => {
  it('tells what comes back from what is delivered, with the reason and its numbers', () => {
    const model = fitRtoModel(byPayment);
    const cod = scoreRto(model, { ...order, payment_mode: 'cod' });
    const prepaid = scoreRto(model, order);
    expect(cod.probability).toBeGreaterThan(0.25);
    expect(prepaid.probability).toBeLessThan(0.08);
    expect(cod.reasons[0]).toEqual({
      raises: true,
      words: expect.stringMatching(/^COD: \d+% of 450 parcels came back, \d+% on average$/),
    });
    expect(prepaid.reasons[0]?.raises).toBe(false);
  });

  it('gives no weight to what all parcels have in common', () => {
    const model = { ...fitRtoModel(byPayment), weight: 1 };
    const { reasons } = scoreRto(model, order);
    expect(reasons.map(({ words }) => words.split(':')[0])).toEqual(['Prepaid']);
  });

  it('is not moved far by a PIN code with two parcels', () => {
    const unlucky = [
      ...byPayment,
      ...history(
        2,
        () => ({ pincode: '781001' }),
        () => true,
      ),
    ];
    const model = fitRtoModel(unlucky);
    const there = scoreRto(model, { ...order, pincode: '781001' }).probability;
    expect(there).toBeLessThan(0.2);
    expect(there).toBeGreaterThan(scoreRto(model, order).probability);
  });

  it('falls back to the first three digits of a PIN code without history', () => {
    const model = fitRtoModel(
      history(
        600,
        (index) => ({ pincode: index % 2 === 0 ? '800001' : '560034' }),
        ({ pincode }, index) => (pincode === '800001' ? index % 10 < 6 : index % 100 === 1),
      ),
    );
    const near = scoreRto(model, { ...order, pincode: '800020' }).probability;
    expect(near).toBeGreaterThan(1.5 * scoreRto(model, { ...order, pincode: '110001' }).probability);
  });

  it('calls no order risky before there is enough history', () => {
    const model = fitRtoModel(
      history(
        minHistory - 1,
        () => ({ payment_mode: 'cod' }),
        () => true,
      ),
    );
    expect(scoreRto(model, { ...order, payment_mode: 'cod' }).band).toBe('unknown');
  });

  it('gives chance no weight: without a pattern everyone has about the average', () => {
    const noise = history(
      600,
      (index) => ({ pincode: `${560_000 + ((index * 7919) % 97)}`, value: 40_000 * (1 + (index % 5)) }),
      (_, index) => (index * 2_654_435_761) % 1000 < 150,
    );
    const model = fitRtoModel(noise);
    const p = scoreRto(model, order).probability;
    expect(p).toBeGreaterThan(0.05);
    expect(p).toBeLessThan(0.3);
  });

  it('predicts the newest third better than the average does, bin by bin', () => {
    const { bins, brier, base_brier, parcels } = calibrateRto(byPayment);
    expect(parcels).toBe(300);
    expect(brier).toBeLessThan(base_brier);
    for (const { predicted, actual, parcels: count } of bins)
      if (count >= 50) expect(Math.abs(predicted - actual)).toBeLessThan(0.08);
    expect(bins.reduce((sum, bin) => sum + bin.parcels, 0)).toBe(300);
  });

  it('is a probability, whatever the history', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ cod: fc.boolean(), returned: fc.boolean() }), { minLength: 1, maxLength: 80 }),
        (rows) => {
          const outcomes = rows.map(({ cod, returned }, index) => ({
            order: { ...order, payment_mode: cod ? ('cod' as const) : ('prepaid' as const) },
            at: at(index),
            returned,
          }));
          const asked = { ...order, payment_mode: 'cod' as const };
          const { probability } = scoreRto(fitRtoModel(outcomes), asked);
          expect(probability).toBeGreaterThan(0);
          expect(probability).toBeLessThan(1);
        },
      ),
    );
  });
});

describe('the explanation of a model', () => {
  it('puts the fact first that tells parcels apart, with its counts and its effect', () => {
    const { base_rate, facts } = explainRtoModel({ ...fitRtoModel(byPayment), weight: 1 });
    const [payment, ...others] = facts;
    expect(payment).toMatchObject({ feature: 'payment' });
    expect(payment?.influence).toBeGreaterThan(1.5);
    for (const { influence } of others) expect(influence).toBeCloseTo(1, 5);
    const cod = payment?.levels.find(({ level }) => level === 'COD');
    expect(cod).toMatchObject({ parcels: 450, actual: 0.3 });
    // Pulled to the average, but not far: 450 parcels are many.
    expect(cod?.used).toBeLessThan(0.3);
    expect(cod?.used).toBeGreaterThan(base_rate);
    expect(cod?.factor).toBeGreaterThan(1.5);
    const prepaid = payment?.levels.find(({ level }) => level === 'prepaid');
    expect(prepaid?.factor).toBeLessThan(1);
  });

  it('lists the values of orders by their amount, whichever comes back more', () => {
    const amounts = [40_000, 90_000, 150_000, 300_000, 900_000];
    const rates = [0.2, 0.6, 0.1, 0.5, 0.3];
    const byValue = history(
      1000,
      (index) => ({ value: amounts[index % 5]! }),
      (one, index) => Math.floor(index / 5) % 10 < 10 * rates[amounts.indexOf(one.value)]!,
    );
    const { facts } = explainRtoModel(fitRtoModel(byValue));
    expect(facts.find(({ feature }) => feature === 'value')?.levels.map(({ level }) => level)).toEqual([
      'up to ₹500',
      '₹500 to ₹1,000',
      '₹1,000 to ₹2,000',
      '₹2,000 to ₹5,000',
      'above ₹5,000',
    ]);
  });

  it('halves the distance to the average for as many parcels as the shrinkage', () => {
    const few = history(
      shrinkage,
      () => ({ pincode: '781001' }),
      () => true,
    );
    const { base_rate, facts } = explainRtoModel(fitRtoModel([...byPayment, ...few]));
    const place = facts.find(({ feature }) => feature === 'place');
    const level = place?.levels.find((one) => one.level === 'PIN codes 781xxx');
    expect(level?.actual).toBe(1);
    expect(level?.used).toBeCloseTo((1 + base_rate) / 2, 1);
  });

  it('gives a rate an interval that holds it, and narrows with its parcels', () => {
    expect(rateInterval(0, 0)).toEqual({ low: 0, high: 1 });
    const few = rateInterval(2, 10);
    expect(few.low).toBeCloseTo(0.057, 3);
    expect(few.high).toBeCloseTo(0.51, 3);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (parcels, share) => {
          const returned = Math.round(parcels * share);
          const { low, high } = rateInterval(returned, parcels);
          const more = rateInterval(returned * 4, parcels * 4);
          expect(low).toBeLessThanOrEqual(returned / parcels + 1e-9);
          expect(high).toBeGreaterThanOrEqual(returned / parcels - 1e-9);
          expect(more.high - more.low).toBeLessThan(high - low);
        },
      ),
    );
  });

  it('is proven by a pattern in cases that it did not learn from', () => {
    expect(isRiskProven(calibrateRto(byPayment))).toBe(true);
  });

  it('is not proven by few cases, or by chance', () => {
    const skill = { parcels: 300, gain: 0.01, gain_error: 0.002 };
    expect(isRiskProven(skill)).toBe(true);
    expect(isRiskProven({ ...skill, parcels: minHeldOut - 1 })).toBe(false);
    expect(isRiskProven({ ...skill, gain: 0 })).toBe(false);
    expect(isRiskProven({ ...skill, gain: -0.01 })).toBe(false);
    // 0.01 is 1.6 standard errors of 0.00625.
    expect(isRiskProven({ ...skill, gain_error: 0.00625 })).toBe(false);
    // Stored before skill was measured.
    expect(isRiskProven({ parcels: 300 })).toBe(false);
  });

  it('proves nothing for most brands whose parcels come back by chance', () => {
    const proven = Array.from({ length: 60 }, (_, seed) => {
      const random = mulberry(seed + 1);
      const noise = history(
        450,
        () => ({
          pincode: `${560_000 + Math.floor(random() * 40)}`,
          payment_mode: random() < 0.5 ? 'cod' : 'prepaid',
        }),
        () => random() < 0.15,
      );
      return isRiskProven(calibrateRto(noise));
    });
    expect(proven.filter(Boolean).length).toBeLessThanOrEqual(6);
  });

  it('measures skill as the fall of the mean squared error', () => {
    // Half predicted 0.5 and returned, half 0 and delivered; the average says 0.25.
    const { parcels, gain, gain_error } = measureSkill([
      { predicted: 0.5, average: 0.25, returned: 2, delivered: 0 },
      { predicted: 0, average: 0.25, returned: 0, delivered: 2 },
    ]);
    // 0.75² − 0.5² = 0.3125 twice, 0.25² twice: mean 0.1875; their deviation is 0.1443, over √4.
    expect([parcels, gain]).toEqual([4, 0.1875]);
    expect(gain_error).toBeCloseTo(0.0722, 4);
    expect(measureSkill([])).toEqual({ parcels: 0, gain: 0, gain_error: 0 });
  });

  it('is for orders about which something can still be decided', () => {
    expect(decidableRisk(23, 'NEW')).toBe(23);
    expect(decidableRisk(23, 'READY_TO_SHIP')).toBe(23);
    expect(decidableRisk(null, 'NEW')).toBeNull();
    for (const status of ['SHIPPED', 'DELIVERED', 'RTO', 'CANCELLED'])
      expect(decidableRisk(0, status)).toBeNull();
  });
});
