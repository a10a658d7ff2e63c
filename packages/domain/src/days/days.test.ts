import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  addDays,
  dayProblem,
  daysBetween,
  daysOfMonth,
  endOfDay,
  financialYear,
  formatDate,
  formatDateTime,
  formatDay,
  formatDays,
  formatDuration,
  formatLongWeekday,
  formatMonth,
  formatRecentTime,
  formatRelative,
  formatTime,
  formatWeekday,
  isDay,
  istDay,
  istHour,
  nextMonth,
  parseDay,
  relativeDay,
  sheetDay,
  startOfDay,
  timeOnDay,
  toSheetTime,
  weekdayOf,
} from './index.ts';

const anyDay = fc
  .integer({ min: Date.UTC(2000, 0, 1) / 86_400_000, max: Date.UTC(2099, 11, 31) / 86_400_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));

describe('days of India', () => {
  it('starts a day at 18:30 UTC', () => {
    expect(istDay('2026-11-25T18:29:59.999Z')).toBe('2026-11-25');
    expect(istDay('2026-11-25T18:30:00.000Z')).toBe('2026-11-26');
    expect(istDay(new Date('2026-12-31T18:30:00Z'))).toBe('2027-01-01');
    expect(startOfDay('2026-11-26').toISOString()).toBe('2026-11-25T18:30:00.000Z');
    expect(endOfDay('2026-11-26').toISOString()).toBe('2026-11-26T18:30:00.000Z');
  });
  it('leaves a day as it is, and returns nothing for what is no time', () => {
    expect(istDay('2026-11-26')).toBe('2026-11-26');
    expect([istDay(''), istDay('soon'), istDay(new Date(Number.NaN))]).toEqual(['', '', '']);
  });
  it('covers every moment by one day', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(86_399_999), (day, ms) => {
        const at = new Date(startOfDay(day).getTime() + ms);
        return istDay(at) === day && at < endOfDay(day) && endOfDay(day) >= startOfDay(addDays(day, 1));
      }),
    );
  });
  it('counts days', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(daysBetween('2026-11-26', '2026-12-02')).toBe(6);
    expect(daysBetween('2026-11-26', '2026-11-20')).toBe(-6);
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -9999, max: 9999 }), (day, days) => {
        return daysBetween(day, addDays(day, days)) === days;
      }),
    );
  });
  it('finds the weekday, the hour and the moment of a time', () => {
    expect(weekdayOf('2026-11-22')).toBe(0);
    expect(weekdayOf('2026-11-26')).toBe(4);
    expect(istHour('2026-11-25T18:30:00Z')).toBe(0);
    expect(istHour('2026-11-25T18:29:00Z')).toBe(23);
    expect(timeOnDay('2026-11-26', '21:00').toISOString()).toBe('2026-11-26T15:30:00.000Z');
    expect(timeOnDay('2026-11-26', '00:00:30').toISOString()).toBe('2026-11-25T18:30:30.000Z');
  });
  it('accepts days of the calendar from 2000 to 2099', () => {
    expect(['2000-01-01', '2099-12-31', '2028-02-29'].filter(isDay)).toHaveLength(3);
    expect(
      [
        '1999-12-31',
        '2100-01-01',
        '0026-11-20',
        '2026-02-29',
        '2026-02-31',
        '2026-13-01',
        '2026-1-1',
        'soon',
        '',
      ].filter(isDay),
    ).toEqual([]);
  });
  it('starts the financial year on 1 April', () => {
    expect(['2026-03-31', '2026-04-01', '2027-03-31', '2000-01-01', '2099-12-31'].map(financialYear)).toEqual(
      ['25-26', '26-27', '26-27', '99-00', '99-00'],
    );
  });
});

describe('typed days', () => {
  it('reads every usual way of writing a date', () => {
    const texts = [
      '2026-11-20',
      '20/11/2026',
      '20 11 26',
      '20-11-26',
      '20 Nov 2026',
      '20-nov-26',
      'Nov 20, 2026',
    ];
    expect(texts.map((text) => parseDay(text))).toEqual(texts.map(() => '2026-11-20'));
    expect(parseDay('20.11.2026 14:05')).toBe('2026-11-20');
    expect(parseDay('05/11/2026', 'month-first')).toBe('2026-05-11');
  });
  it('refuses years before 2000 and after 2099, and days that do not exist', () => {
    const texts = [
      '20 11 0026',
      '0026-11-20',
      '31/12/1999',
      '01/01/2100',
      '31/02/2026',
      '20 Foo 2026',
      'soon',
      '',
    ];
    expect(texts.map((text) => parseDay(text))).toEqual(texts.map(() => undefined));
  });
  it('says what is wrong', () => {
    expect(dayProblem('2026-11-20')).toBeUndefined();
    const problems = ['0026-11-20', '1999-12-31', '2100-01-01'].map(dayProblem);
    expect(problems).toEqual(Array(3).fill('Enter a date between 1 Jan 2000 and 31 Dec 2099.'));
    expect(['2026-02-31', '20-11-2026', ''].map(dayProblem)).toEqual(
      Array(3).fill('Enter the date as YYYY-MM-DD.'),
    );
  });
  it('converts the day numbers of spreadsheets', () => {
    expect([36_526, 46_346.75].map(sheetDay)).toEqual(['2000-01-01', '2026-11-20']);
  });
  it('counts the days of a month', () => {
    expect(['2026-02-10', '2028-02-01', '2026-12-31'].map(daysOfMonth)).toEqual([28, 29, 31]);
  });
});

describe('texts', () => {
  it('formats days', () => {
    expect(formatDate('2026-09-05')).toBe('5 Sept 2026');
    expect(formatDay('2026-11-26', '2026-01-01')).toBe('26 Nov');
    expect(formatDay('2025-11-26', '2026-01-01')).toBe('26 Nov 2025');
    expect(formatMonth('2026-11')).toBe('November 2026');
    expect(formatMonth('2026-11-26')).toBe('November 2026');
    expect(formatWeekday('2026-11-22')).toBe('Sun 22 Nov');
    expect(formatLongWeekday('2026-11-22')).toBe('Sunday 22 November');
    expect(formatWeekday('2026-11-22', 'hi')).toBe('रवि 22 नव॰');
    expect(formatLongWeekday('2026-11-22', 'hi')).toBe('रविवार 22 नवंबर');
  });
  it('leaves other texts unchanged', () => {
    for (const text of ['', 'soon', '2026-13-01']) {
      expect([formatDate(text), formatDay(text, '2026-01-01'), formatWeekday(text)]).toEqual([
        text,
        text,
        text,
      ]);
    }
    expect([formatTime(''), formatDateTime('soon')]).toEqual(['', '']);
  });
  it('writes names as Intl does in English', () => {
    const [short, long] = (['short', 'long'] as const).map(
      (length) =>
        new Intl.DateTimeFormat('en-GB', { weekday: length, day: 'numeric', month: length, timeZone: 'UTC' }),
    );
    for (let day = '2026-01-01'; day < '2027-01-01'; day = addDays(day, 9)) {
      const at = Date.parse(`${day}T00:00:00Z`);
      expect(formatWeekday(day)).toBe(short?.format(at).replaceAll(',', ''));
      expect(formatLongWeekday(day)).toBe(long?.format(at).replaceAll(',', ''));
    }
  });
  it('formats times in India', () => {
    expect(formatTime('2026-11-25T18:30:00Z')).toBe('00:00');
    expect(formatDateTime('2026-11-25T18:35:00Z')).toBe('26 Nov 2026, 00:05');
    const now = new Date('2026-11-26T00:10:00+05:30');
    expect(formatRecentTime('2026-11-25T18:35:00Z', now)).toBe('00:05');
    expect(formatRecentTime('2026-11-25T18:25:00Z', now)).toBe('25 Nov, 23:55');
    expect(formatRecentTime('2025-11-25T18:25:00Z', now)).toBe('25 Nov 2025, 23:55');
  });
  it('formats moments for spreadsheets', () => {
    expect(toSheetTime('2026-11-25T18:35:00Z')).toBe('2026-11-26 00:05');
    expect(toSheetTime(new Date('2026-11-25T18:25:00Z'))).toBe('2026-11-25 23:55');
    expect(['2026-11-26', '', 'soon'].map(toSheetTime)).toEqual(['2026-11-26', '', '']);
  });
  it('formats durations', () => {
    const minutes = [40, 60, 400, 47 * 60, 55 * 60, 48 * 60];
    expect(minutes.map((count) => formatDuration(count * 60_000))).toEqual([
      '40 min',
      '1 h',
      '6 h 40 min',
      '47 h',
      '2 d 7 h',
      '2 d',
    ]);
    expect([0, 1, 4].map(formatDays)).toEqual(['0 days', '1 day', '4 days']);
  });
});

describe('relative times', () => {
  test.each([
    ['2026-11-21T14:04:30+05:30', 'just now'],
    ['2026-11-21T13:53:00+05:30', '12 min ago'],
    ['2026-11-21T17:10:00+05:30', 'in 3 h'],
    ['2026-11-21T00:10:00+05:30', '13 h ago'],
    ['2026-11-20T23:50:00+05:30', 'yesterday'],
    ['2026-11-22T23:50:00+05:30', 'tomorrow'],
    ['2026-11-17T10:00:00+05:30', '4 days ago'],
    ['2026-11-08T10:00:00+05:30', '8 Nov'],
    ['2024-11-08T10:00:00+05:30', '8 Nov 2024'],
    ['soon', ''],
  ])('%s is "%s"', (at, text) => {
    expect(formatRelative(at, new Date('2026-11-21T14:05:00+05:30'))).toBe(text);
  });
  it('says hours of the evening before, shortly after midnight', () => {
    expect(formatRelative('2026-11-20T22:00:00+05:30', new Date('2026-11-21T00:30:00+05:30'))).toBe(
      '2 h ago',
    );
  });
  it('never says tomorrow of a deadline before midnight in India', () => {
    const deadline = '2026-11-26T23:57:00+05:30';
    const days = ['2026-11-26T00:00:00+05:30', '2026-11-26T05:29:00+05:30', '2026-11-26T23:56:00+05:30'];
    expect(days.map((now) => relativeDay(istDay(deadline), istDay(now)))).toEqual([
      'today',
      'today',
      'today',
    ]);
    expect(relativeDay(istDay(deadline), istDay('2026-11-25T23:59:00+05:30'))).toBe('tomorrow');
    expect(relativeDay(istDay(deadline), istDay('2026-11-27T00:00:00+05:30'))).toBe('yesterday');
    expect(relativeDay('2026-11-29', '2026-11-26')).toBe('in 3 days');
  });
});

test('the month after a month', () => {
  expect(['2026-01', '2026-02', '2028-02', '2026-11', '2026-12'].map(nextMonth)).toEqual([
    '2026-02',
    '2026-03',
    '2028-03',
    '2026-12',
    '2027-01',
  ]);
});
