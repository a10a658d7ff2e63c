import { describe, expect, it } from 'vitest';
import {
  checkReturnable,
  checksFor,
  decideApproval,
  itemProblem,
  returnFee,
  returnRequestProblem,
  returnSteps,
  returnTabOf,
  reverseStates,
  isReverseEnded,
  settleReturn,
} from './index.ts';
import type { ReturnPolicy } from './index.ts';

const policy: ReturnPolicy = {
  is_enabled: true,
  window_days: 7,
  reasons: ['damaged', 'size', 'colour'],
  photo_reasons: ['damaged'],
  fee: 10_000,
  approve_up_to: 150_000,
  approve_max_returns: 2,
  refund_days: 2,
};

describe('the policy', () => {
  it('allows a return until the last day of the window', () => {
    const order = { delivered_on: '2026-11-14', returnable_units: 1 };
    expect(checkReturnable(policy, order, '2026-11-21')).toEqual({ allowed: true, until: '2026-11-21' });
    expect(checkReturnable(policy, order, '2026-11-22')).toEqual({
      allowed: false,
      reason: 'Returns of this order ended on 21 Nov 2026.',
    });
    expect(checkReturnable(policy, { ...order, delivered_on: undefined }, '2026-11-21').allowed).toBe(false);
    expect(checkReturnable({ ...policy, is_enabled: false }, order, '2026-11-21').allowed).toBe(false);
  });

  it('asks for a photo where the brand wants one', () => {
    expect(returnRequestProblem(policy, { reason: 'damaged', photos: 0 })?.field).toBe('photos');
    expect(returnRequestProblem(policy, { reason: 'damaged', photos: 1 })).toBeUndefined();
    expect(returnRequestProblem(policy, { reason: 'changed_mind', photos: 3 })?.field).toBe('reason');
  });

  it('approves small requests of buyers with few returns', () => {
    expect(decideApproval(policy, { value: 150_000, earlier_returns: 2 }).by).toBe('rule');
    expect(decideApproval(policy, { value: 150_001, earlier_returns: 0 }).by).toBe('hand');
    expect(decideApproval(policy, { value: 100, earlier_returns: 3 }).by).toBe('hand');
  });

  it('keeps no fee if one item came damaged or wrong', () => {
    expect(returnFee(policy, ['size', 'colour'])).toBe(10_000);
    expect(returnFee(policy, ['size', 'damaged'])).toBe(0);
  });
});

describe('the bench', () => {
  it('compares nothing of what came damaged', () => {
    expect(checksFor('damaged')).toEqual(['quantity', 'condition']);
    expect(checksFor('size')).toHaveLength(7);
    // An RTO has the courier's words as its reason.
    expect(checksFor('Consignee refused')).toEqual(['quantity', 'condition']);
  });

  it('never restocks what is broken or missing', () => {
    const item = { reason: 'damaged', checks: { quantity: true, condition: false } } as const;
    expect(itemProblem({ ...item, disposition: 'restock' })).toMatch(/can’t be restocked/);
    expect(itemProblem({ ...item, disposition: 'write_off' })).toBeUndefined();
    expect(itemProblem({ ...item, disposition: null })).toBe('Choose where the item goes.');
    expect(itemProblem({ ...item, checks: { quantity: true }, disposition: 'write_off' })).toBe(
      'Check condition.',
    );
  });
});

describe('the settlement', () => {
  // Mugs ₹1,499 written off, a cushion cover ₹699 restocked, GST 5%, pickup fee ₹100.
  const items = [
    { name: 'Mugs', quantity: 1, paid: 149_900, gst: 5, disposition: 'write_off' as const },
    { name: 'Cover', quantity: 1, paid: 69_900, gst: 5, disposition: 'restock' as const },
  ];
  const init = { items, fee: 10_000, is_paid: true, freight_there: 24_706, freight_back: 26_932 };

  it('refunds the items less the fee, and counts freight, loss and fee without GST', () => {
    const settled = settleReturn(init);
    expect(settled.refund_total).toBe(209_800);
    expect(settled.written_off).toBe(142_762);
    expect(settled.cost.map(({ amount }) => amount)).toEqual([24_706, 26_932, 142_762, -8_475]);
    expect(settled.cost_total).toBe(185_925);
  });

  it('refunds nothing for an undelivered COD parcel, and nothing that is sent back', () => {
    expect(settleReturn({ ...init, is_paid: false }).refund_total).toBe(0);
    const sentBack = items.map((item) => ({ ...item, disposition: 'send_back' as const }));
    expect(settleReturn({ ...init, items: sentBack })).toMatchObject({ refund_total: 0, written_off: 0 });
  });
});

describe('the lists', () => {
  it('have each open return in exactly one', () => {
    for (const state of reverseStates)
      for (const is_booked of [true, false])
        expect(returnTabOf({ state, is_booked }) === undefined, state).toBe(isReverseEnded(state));
  });

  it('show the steps of a return and of an RTO', () => {
    const steps = (kind: 'return' | 'rto', state: 'DTO_DELIVERED' | 'PICKUP_FAILED' | 'REFUNDED') =>
      returnSteps(kind, state, { has_refund: true })?.map((step) => `${step.id} ${step.state}`);
    expect(steps('return', 'DTO_DELIVERED')).toEqual([
      'requested done',
      'approved done',
      'picked-up done',
      'received done',
      'checked now',
      'refunded next',
    ]);
    expect(steps('return', 'PICKUP_FAILED')?.[2]).toBe('picked-up now');
    expect(steps('rto', 'REFUNDED')).toEqual([
      'sent-back done',
      'received done',
      'checked done',
      'refunded done',
    ]);
  });
});
