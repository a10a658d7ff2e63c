import { describe, expect, test } from 'vitest';
import { exampleRateCard, rateShipment } from '../rating/index.ts';
import type { RateCard } from '../rating/index.ts';
import * as d from './index.ts';

const now = '2026-11-21T09:20:00+05:30';
const open = { act_by: '2026-11-22T09:20:00+05:30', reopen_by: null };

describe('the state machine', () => {
  test('lets a notice be accepted or disputed within seven days, and expire after them', () => {
    const fresh = { ...open, state: 'NEW' } as const;
    expect(d.checkDisputeTransition(fresh, 'ACCEPTED', now).allowed).toBe(true);
    expect(d.checkDisputeTransition(fresh, 'DISPUTED', now).allowed).toBe(true);
    expect(d.checkDisputeTransition(fresh, 'EXPIRED', now).allowed).toBe(false);
    const late = { ...fresh, act_by: '2026-11-20T00:00:00Z' };
    expect(d.checkDisputeTransition(late, 'DISPUTED', now)).toMatchObject({ allowed: false });
    expect(d.checkDisputeTransition(late, 'EXPIRED', now).allowed).toBe(true);
  });

  test('never wins a dispute that was not raised', () => {
    expect(d.checkDisputeTransition({ ...open, state: 'NEW' }, 'WON', now).allowed).toBe(false);
    expect(d.checkDisputeTransition({ ...open, state: 'EXPIRED' }, 'DISPUTED', now).allowed).toBe(false);
  });

  test('reopens a lost dispute within 48 hours', () => {
    const resolved = new Date('2026-11-20T09:00:00+05:30');
    const reopen_by = d.reopenBy(resolved, d.defaultDisputeWindows).toISOString();
    const lost = { ...open, state: 'LOST', reopen_by } as const;
    expect(d.checkDisputeTransition(lost, 'DISPUTED', now).allowed).toBe(true);
    expect(d.checkDisputeTransition(lost, 'DISPUTED', '2026-11-22T09:01:00+05:30').allowed).toBe(false);
    expect(d.checkDisputeTransition({ ...lost, state: 'WON' }, 'DISPUTED', now).allowed).toBe(false);
  });

  test('withdraws a raised dispute, which can be raised again at any time', () => {
    for (const state of ['DISPUTED', 'WON', 'LOST', 'PARTIAL'] as const)
      expect(d.checkDisputeTransition({ ...open, state }, 'WITHDRAWN', now).allowed).toBe(true);
    for (const state of ['NEW', 'ACCEPTED', 'EXPIRED'] as const)
      expect(d.checkDisputeTransition({ ...open, state }, 'WITHDRAWN', now).allowed).toBe(false);
    const withdrawn = { ...open, state: 'WITHDRAWN' } as const;
    expect(d.checkDisputeTransition(withdrawn, 'DISPUTED', now).allowed).toBe(true);
    expect(d.checkDisputeTransition(withdrawn, 'WON', now).allowed).toBe(false);
  });
});

test('counts seven working days without Sundays', () => {
  // From Saturday 21 to Monday 30 November 2026: 22 and 29 are Sundays.
  const by = d.resolveBy(new Date('2026-11-21T10:00:00+05:30'), d.defaultDisputeWindows);
  expect(by.toISOString()).toBe('2026-11-30T04:30:00.000Z');
});

test('counts the days that are left by the calendar of India', () => {
  const act_by = '2026-11-26T23:57:00+05:30';
  const left = (now: string) => d.daysLeft(act_by, now);
  expect(left('2026-11-26T00:00:00+05:30')).toBe(0);
  expect(left('2026-11-26T00:30:00+05:30')).toBe(0);
  expect(left('2026-11-25T23:59:59+05:30')).toBe(1);
  expect(left('2026-11-21T09:00:00+05:30')).toBe(5);
  expect(left('2026-11-27T00:00:00+05:30')).toBe(-1);
  // 18:30 UTC is midnight in India.
  expect(d.daysLeft('2026-11-26T18:30:00Z', '2026-11-26T18:29:00Z')).toBe(1);
});

describe('what is at stake', () => {
  // The example of the rate cards: zone D, fuel 10 %, GST 18 %.
  const card: RateCard = {
    ...exampleRateCard,
    vas_contract_data: { FSC: { parameters: { rate: 10 } } },
  };
  const rate = (length_cm: number, width_cm: number, height_cm: number, weight_g: number) =>
    rateShipment(card, { length_cm, width_cm, height_cm, weight_g }, { zone: 'D' });

  test('is five slabs with fuel and GST for 40 × 30 × 20 instead of 34 × 26 × 13', () => {
    const stake = d.disputeStake(rate(34, 26, 13, 1510), rate(40, 30, 20, 1510));
    expect(stake).toMatchObject({ rated: true, amount_paise: 29_075, more_slabs: 5 });
  });

  test('has a reason without a rate', () => {
    expect(
      d.disputeStake(
        rate(34, 26, 13, 1510),
        rateShipment(card, { weight_g: 1, length_cm: 1, width_cm: 1, height_cm: 1 }, { zone: 'Z' }),
      ),
    ).toMatchObject({ rated: false });
  });

  test('ignores a billed weight within 50 g of the declared slab', () => {
    expect(d.isOverbilled(2500, 2550, 50)).toBe(false);
    expect(d.isOverbilled(2500, 2551, 50)).toBe(true);
  });

  test('releases what was won and debits what was not', () => {
    expect(d.debitOf('WON', 29_075, 0)).toBe(0);
    expect(d.debitOf('EXPIRED', 29_075, 0)).toBe(29_075);
    expect(d.debitOf('PARTIAL', 29_075, 20_000)).toBe(9075);
    expect(d.debitOf('DISPUTED', 29_075, 0)).toBeUndefined();
  });
});

describe('evidence', () => {
  const facts: d.EvidenceFacts = {
    box_name: 'Box M',
    packed: { length: 34, width: 26, height: 13 },
    dead_weight_g: 1510,
    billed: { length: 40, width: 30, height: 20 },
    billed_g: 4800,
    boxes: [{ length: 34, width: 26, height: 13 }],
    frozen_skus: 0,
    skus: 1,
    alike: { parcels: 219, as_declared: 218 },
    packed_at: '2026-11-12T15:20:00+05:30',
    packed_by: 'Sunita Patil',
    scale_g: null,
  };

  test('is written from what is known', () => {
    const points = d.writePoints(facts);
    expect(points[0]).toContain('No box of ours is 40 × 30 × 20 cm.');
    expect(points).toContainEqual(expect.stringContaining('218 of 219 other parcels'));
    expect(points.at(-1)).toBe('Packed on 12 Nov 2026 by Sunita Patil.');
    // Half past midnight in India.
    const later = d.writePoints({ ...facts, packed_at: '2026-11-12T19:00:00Z' });
    expect(later.at(-1)).toBe('Packed on 13 Nov 2026 by Sunita Patil.');
  });

  test('claims no foreign size for a box that was only turned', () => {
    const points = d.writePoints({ ...facts, billed: { length: 13, width: 34, height: 26 } });
    expect(points.join(' ')).not.toContain('No box of ours');
  });

  test('names the missing photos', () => {
    expect(d.describeEvidence(['length', 'width', 'label'])).toBe('no height, no scale');
    expect(d.describeEvidence([])).toBe('no photos');
  });
});

describe('odds', () => {
  const history = [
    { courier_id: 1, evidence_count: 5, disputes: 50, won: 46 },
    { courier_id: 2, evidence_count: 5, disputes: 3, won: 0 },
    { courier_id: 2, evidence_count: 0, disputes: 9, won: 1 },
  ];
  const of = (courier_id: number, evidence_count: number, is_frozen = false) =>
    d.disputeOdds({ courier_id, evidence_count, is_frozen }, history);

  test('come from like disputes, and from wider ones where those are few', () => {
    expect(of(1, 5)).toMatchObject({ share: 0.92, basis: 'courier-and-evidence' });
    expect(of(2, 5)).toMatchObject({ won: 46, disputes: 53, basis: 'evidence' });
    expect(of(2, 3)).toMatchObject({ won: 1, disputes: 12, basis: 'courier' });
    expect(of(1, 0, true)).toMatchObject({ share: 1, basis: 'frozen' });
    expect(d.disputeOdds({ courier_id: 1, evidence_count: 5, is_frozen: false }, [])).toBeUndefined();
  });

  test('give the amount that is expected back', () => {
    expect(d.expectedBack(29_075, of(1, 5))).toBe(26_749);
  });
});

test('the first matching rule answers', () => {
  const rule = (id: string, more: Partial<d.DisputeRule>): d.DisputeRule => ({
    id,
    name: id,
    is_active: true,
    action: 'dispute',
    courier_ids: [],
    categories: [],
    min_amount_paise: null,
    max_amount_paise: null,
    min_evidence: 0,
    only_frozen: false,
    ...more,
  });
  const rules = [
    rule('off', { is_active: false }),
    rule('small', { action: 'accept', max_amount_paise: 2000 }),
    rule('frozen', { only_frozen: true }),
  ];
  const one = { courier_id: 1, category: 'weight', amount_paise: 5000, evidence_count: 0 } as const;
  expect(d.findDisputeRule(rules, { ...one, is_frozen: true })?.id).toBe('frozen');
  expect(d.findDisputeRule(rules, { ...one, amount_paise: 2000, is_frozen: true })?.id).toBe('small');
  expect(d.findDisputeRule(rules, { ...one, is_frozen: false })).toBeUndefined();
});
