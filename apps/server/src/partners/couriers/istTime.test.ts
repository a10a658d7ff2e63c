import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatIst, parseIstDayFirst, parseIst, parseIstMonthName } from './istTime.ts';

describe("India's time", () => {
  test('is read as such where no zone is said, and not where one is', () => {
    expect(parseIst('2026-11-21T16:25:00.120')).toBe('2026-11-21T10:55:00.120Z');
    expect(parseIst('2026-11-21 16:25:00')).toBe('2026-11-21T10:55:00.000Z');
    expect(parseIst('2026-11-21T10:55:00Z')).toBe('2026-11-21T10:55:00.000Z');
    expect(parseIst('2026-11-21T16:25:00+05:30')).toBe('2026-11-21T10:55:00.000Z');
    expect(parseIstDayFirst('21-11-2026 16:25:09')).toBe('2026-11-21T10:55:09.000Z');
    expect(parseIstDayFirst('1-2-2026 0430')).toBe('2026-01-31T23:00:00.000Z');
    expect(parseIstMonthName('21-Nov-2026', '16:25')).toBe('2026-11-21T10:55:00.000Z');
    expect(parseIstMonthName('21 November 2026', '1625')).toBe('2026-11-21T10:55:00.000Z');
  });

  test.each(['', 'soon', '2026-13-45T00:00:00', '32-01-2026 10:00', '2026-11-21T25:00:00'])(
    'returns undefined for unparseable input: "%s"',
    (text) => {
      expect(parseIst(text)).toBeUndefined();
      expect(parseIstDayFirst(text)).toBeUndefined();
      expect(parseIstMonthName(text, text)).toBeUndefined();
    },
  );

  test('survives being written and read', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2039-12-31'), noInvalidDate: true }),
        (at) => {
          expect(parseIst(formatIst(at.toISOString()))).toBe(at.toISOString());
        },
      ),
    );
  });
});
