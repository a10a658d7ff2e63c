import { mapCourierStatus } from '@khep/domain/couriers';
import { describe, expect, test } from 'vitest';
import { simulatedStatuses } from '../delhivery/simulatedStatuses.ts';
import { drawnFrom, outcomeOf, outcomes, planJourney } from './plan.ts';

const at = new Date('2026-11-21T09:00:00Z');
const format = { codes: simulatedStatuses, precisionMs: 1 };
const waybill = '14901234567890';
const journey = { waybill, drawn_from: waybill, from: 'Jaipur', to: 'Pune', tat_days: 3 };
const plan = (outcome: (typeof outcomes)[number], hourMs = 3_600_000) =>
  planJourney(format, { ...journey, outcome }, at, hourMs);

describe('the simulated courier', () => {
  test.each(outcomes)('%s: every scan is one that the mapping knows, in the order of time', (outcome) => {
    const scans = plan(outcome);
    expect(scans.map((scan) => mapCourierStatus('delhivery', scan))).not.toContain(undefined);
    expect(scans.map((scan) => scan.at)).toEqual(scans.map((scan) => scan.at).toSorted());
  });

  test('ends as it was chosen', () => {
    const end = (outcome: (typeof outcomes)[number]) => {
      const last = plan(outcome).at(-1);
      return last && mapCourierStatus('delhivery', last);
    };
    expect(outcomes.map(end)).toEqual([
      'DELIVERED',
      'DELIVERED',
      'RTO_DELIVERED',
      'LOST',
      'DELIVERED',
      'LOST',
    ]);
  });

  test('gives a waybill the same end each time, and follows the last digits of the phone', () => {
    expect(outcomeOf('14901234567890')).toBe(outcomeOf('14901234567890'));
    expect(outcomeOf('14901234567890', '9829010013')).toBe('returned');
  });

  test('fails for the same reason whenever the phone chooses the outcome', () => {
    const reasonOf = (awb: string, phone: string) =>
      planJourney(format, { ...journey, drawn_from: drawnFrom(awb, phone), outcome: 'returned' }, at, 1).find(
        ({ code }) => code.startsWith('EOD-'),
      )?.remark;
    const chosen = ['1490000000001', '1490000000002', '1490000000003', '1490000000004'];
    expect(new Set(chosen.map((awb) => reasonOf(awb, '9829010013'))).size).toBe(1);
    expect(new Set(Array.from({ length: 50 }, (_, i) => reasonOf(`1490${i}`, '9829010000'))).size).toBe(4);
  });

  test('delivers most parcels, and prepaid ones more often than COD', () => {
    const share = (isCod: boolean) =>
      Array.from({ length: 2000 }, (_, index) => outcomeOf(`1490${index}`, '', isCod)).filter(
        (one) => one === 'returned',
      ).length / 2000;
    expect(share(false)).toBeLessThan(share(true));
    expect(share(true)).toBeLessThan(0.2);
  });

  test('follows the configured speed', () => {
    const length = (hourMs: number) => Date.parse(plan('delivered', hourMs).at(-1)?.at ?? '') - at.getTime();
    expect(length(3_600_000) / length(3600)).toBeCloseTo(1000, 0);
  });
});
