import { describe, expect, it } from 'vitest';
import { couriers } from '../couriers/index.ts';
import { codDueDay, describeCodCycle, lastDeliveryDueBy } from './payoutDay.ts';

const delhivery = couriers.delhivery.codCycle;
const xpressbees = couriers.xpressbees.codCycle;

describe('codDueDay', () => {
  it.each([
    // Saturday 14 November + 7 days is a Saturday; the next payout is Tuesday.
    ['2026-11-14', delhivery, '2026-11-24'],
    // Tuesday + 7 days is itself a payout day.
    ['2026-11-17', delhivery, '2026-11-24'],
    ['2026-11-18', delhivery, '2026-11-27'],
    ['2026-11-10', xpressbees, '2026-11-18'],
    ['2026-11-11', xpressbees, '2026-11-25'],
    // Across the end of the year.
    ['2026-12-30', xpressbees, '2027-01-13'],
  ])('of a delivery on %s is the next payout weekday', (delivered, cycle, due) => {
    expect(codDueDay(delivered, cycle)).toBe(due);
  });
  it('is delivery + N days where every day is a payout day', () => {
    expect(codDueDay('2026-11-14', { days_after: 2, weekdays: [] })).toBe('2026-11-16');
  });
  it('is never later for an earlier delivery', () => {
    expect(lastDeliveryDueBy('2026-11-24', delhivery)).toBe('2026-11-17');
    expect(codDueDay('2026-11-17', delhivery) <= '2026-11-24').toBe(true);
    expect(codDueDay('2026-11-18', delhivery) > '2026-11-24').toBe(true);
  });
});

describe('describeCodCycle', () => {
  it.each([
    [{ days_after: 1, weekdays: [] }, 'Any day, 1 day after delivery'],
    [{ days_after: 7, weekdays: [0, 1, 2, 3, 4, 5, 6] }, 'Any day, 7 days after delivery'],
    [{ days_after: 7, weekdays: [1, 3, 5] }, 'Mon, Wed and Fri, 7 days after delivery'],
  ])('says %j as %s', (cycle, words) => {
    expect(describeCodCycle(cycle)).toBe(words);
  });
});
