import fc from 'fast-check';
import { expect, test } from 'vitest';
import { istDay, istHour, weekdayOf } from '../../days/index.ts';
import { reportOf } from '../reports.ts';
import { emailedPageIds, emailedPageOf } from './emailedPages.ts';
import { nextSendingTime } from './sendingTimes.ts';

test.each([
  [
    'each day at nine',
    { rhythm: 'day', weekday: 0, hour: 9 },
    '2026-11-28T03:29:59Z',
    '2026-11-28T03:30:00Z',
  ],
  [
    'at nine of the next day',
    { rhythm: 'day', weekday: 0, hour: 9 },
    '2026-11-28T03:30:00Z',
    '2026-11-29T03:30:00Z',
  ],
  // After midnight in India it is still the day before in UTC.
  [
    'by the day in India',
    { rhythm: 'day', weekday: 0, hour: 0 },
    '2026-11-28T18:29:00Z',
    '2026-11-28T18:30:00Z',
  ],
  ['on Monday', { rhythm: 'week', weekday: 1, hour: 9 }, '2026-11-28T12:00:00Z', '2026-11-30T03:30:00Z'],
  [
    'on the first of the month',
    { rhythm: 'month', weekday: 1, hour: 9 },
    '2026-12-01T04:00:00Z',
    '2027-01-01T03:30:00Z',
  ],
] as const)('an email is sent %s', (_, time, after, expected) => {
  expect(nextSendingTime(time, new Date(after))).toEqual(new Date(expected));
});

test('is always later, at its hour, on its day', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('day' as const, 'week' as const, 'month' as const),
      fc.integer({ min: 0, max: 6 }),
      fc.integer({ min: 0, max: 23 }),
      fc.date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true }),
      (rhythm, weekday, hour, after) => {
        const next = nextSendingTime({ rhythm, weekday, hour }, after);
        expect(next.getTime()).toBeGreaterThan(after.getTime());
        expect(next.getTime() - after.getTime()).toBeLessThanOrEqual(
          { day: 1, week: 7, month: 31 }[rhythm] * 86_400_000,
        );
        expect(istHour(next)).toBe(hour);
        if (rhythm === 'week') expect(weekdayOf(istDay(next))).toBe(weekday);
        if (rhythm === 'month') expect(istDay(next).slice(8)).toBe('01');
      },
    ),
  );
});

test('a page sends its key numbers and tables', () => {
  for (const id of emailedPageIds) {
    const reports = emailedPageOf(id).reports.map(reportOf);
    expect(reports.some(({ cards }) => cards && cards.length > 0)).toBe(true);
    expect(reports.some(({ tables }) => tables && tables.length > 0)).toBe(true);
  }
});
