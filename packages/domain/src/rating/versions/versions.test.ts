import { describe, expect, it } from 'vitest';
import { effectiveSpans, planVersion } from './versions.ts';
import type { CardVersion } from './versions.ts';

const version = (
  number: number,
  valid_from: string,
  valid_till: string | null = null,
  priced_until: string | null = null,
): CardVersion => ({ id: `rcd_${number}`, version: number, valid_from, valid_till, priced_until });
const year = version(2, '2026-04-01', '2027-03-31');
const problem = (...input: Parameters<typeof planVersion>): unknown => {
  const plan = planVersion(...input);
  return plan.ok ? plan : [plan.field, plan.problem];
};

describe('a new version of a rate card', () => {
  it('follows an open version, which ends by itself', () => {
    const plan = planVersion([version(1, '2026-04-01')], { valid_from: '2026-12-01', valid_till: null });
    expect(plan).toEqual({ ok: true, replaced: [], ended: undefined });
  });
  it('is refused with the days that both would be valid, and offers to end the earlier one', () => {
    const dates = { valid_from: '2026-12-01', valid_till: '2027-06-30' };
    expect(planVersion([year], dates)).toEqual({
      ok: false,
      field: 'valid_from',
      problem:
        'v2 is valid until 31 Mar 2027, so both would be valid from 1 Dec 2026 to 31 Mar 2027. Start on 1 Apr 2027, or end v2 on 30 Nov 2026.',
      can_end: { version: 2, valid_till: '2026-11-30' },
    });
    expect(planVersion([year], dates, { endsPrevious: true })).toMatchObject({
      ok: true,
      ended: { version: 2, valid_till: '2026-11-30' },
    });
  });
  it('is refused with the days without any card', () => {
    expect(problem([year], { valid_from: '2027-04-11', valid_till: null })).toEqual([
      'valid_from',
      'No rate card would be valid from 1 Apr 2027 to 10 Apr 2027. Start on 1 Apr 2027.',
    ]);
    expect(planVersion([year], { valid_from: '2027-04-01', valid_till: null }).ok).toBe(true);
  });
  it('may correct one that has priced parcels, on purpose: it replaces it, or ends it from that day', () => {
    const used = version(1, '2026-04-01', null, '2026-11-21');
    const dates = { valid_from: '2026-04-01', valid_till: null };
    expect(planVersion([used], dates)).toMatchObject({
      ok: false,
      can_correct: { version: 1, priced_until: '2026-11-21' },
    });
    expect(planVersion([used], dates, { correctsPriced: true })).toEqual({
      ok: true,
      replaced: [used],
      ended: undefined,
    });
    const later = { valid_from: '2026-11-20', valid_till: null };
    expect(planVersion([used], later, { correctsPriced: true })).toEqual({
      ok: true,
      replaced: [],
      ended: undefined,
    });
  });
  it('before another must end the day before it', () => {
    const later = version(1, '2026-11-01');
    expect(planVersion([later], { valid_from: '2026-04-01', valid_till: null }).ok).toBe(true);
    expect(planVersion([later], { valid_from: '2026-04-01', valid_till: '2026-10-31' }).ok).toBe(true);
    expect(problem([later], { valid_from: '2026-04-01', valid_till: '2026-11-30' })).toEqual([
      'valid_till',
      'v1 starts on 1 Nov 2026, so both would be valid from 1 Nov 2026 to 30 Nov 2026. End on 31 Oct 2026.',
    ]);
    expect(problem([later], { valid_from: '2026-04-01', valid_till: '2026-10-30' })).toEqual([
      'valid_till',
      'No rate card would be valid on 31 Oct 2026. End on 31 Oct 2026.',
    ]);
  });
  it('replaces an unused version of the same day, and never one that has priced a parcel', () => {
    const dates = { valid_from: '2026-04-01', valid_till: null };
    const unused = version(1, '2026-04-01');
    expect(planVersion([unused], dates)).toMatchObject({ ok: true, replaced: [unused] });
    expect(problem([version(1, '2026-04-01', null, '2026-11-21')], dates)).toEqual([
      'valid_from',
      'v1 has priced parcels up to 21 Nov 2026. Start on 22 Nov 2026 or later, or correct v1.',
    ]);
    expect(
      planVersion([version(1, '2026-04-01', null, '2026-11-21')], { ...dates, valid_from: '2026-11-22' }).ok,
    ).toBe(true);
  });
  it('refuses a last day before its first', () => {
    expect(problem([], { valid_from: '2026-04-02', valid_till: '2026-04-01' })).toEqual([
      'valid_till',
      'Choose a date on or after 2 Apr 2026.',
    ]);
  });
});

it('versions price from their first day to the day before the next', () => {
  const [first, second] = [version(1, '2026-04-01'), version(2, '2026-12-01', '2027-03-31')];
  expect(effectiveSpans([second, first])).toEqual([
    { version: first, from: '2026-04-01', till: '2026-11-30' },
    { version: second, from: '2026-12-01', till: '2027-03-31' },
  ]);
});
