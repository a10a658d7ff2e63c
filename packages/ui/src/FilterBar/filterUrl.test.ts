import { CalendarDate } from '@internationalized/date';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { datePreset, datePresets, financialYear, parseDay } from './datePresets.ts';
import { decodeFilters, encodeFilters } from './filterUrl.ts';
import { defineFilters } from './filters.ts';
import { formatFilter } from './formatFilter.ts';

const filters = defineFilters([
  {
    kind: 'oneOf',
    id: 'payment',
    label: 'Payment',
    options: [
      { id: 'cod', label: 'COD' },
      { id: 'prepaid', label: 'Prepaid' },
    ],
  },
  {
    kind: 'anyOf',
    id: 'courier',
    label: 'Courier',
    options: [
      { id: '1', label: 'Delhivery' },
      { id: '2', label: 'Blue Dart' },
      { id: '3', label: 'XpressBees' },
    ],
  },
  { kind: 'range', id: 'total', label: 'Value', prefix: '₹' },
  { kind: 'dates', id: 'date', label: 'Date' },
  { kind: 'text', id: 'sku', label: 'SKU' },
]);

describe('filters in the URL', () => {
  test('are written in plain words, and leave what is not theirs [url-is-the-state]', () => {
    const search = encodeFilters(
      filters,
      { payment: 'cod', courier: ['1', '3'], total: { min: 500 }, date: { preset: 'thisYear' }, q: 'saree' },
      'tab=new&payment=prepaid',
    );
    expect(search).toBe('tab=new&payment=cod&courier=1&courier=3&total=500..&date=thisYear&q=saree');
    expect(decodeFilters(filters, search)).toEqual({
      values: {
        payment: 'cod',
        courier: ['1', '3'],
        total: { min: 500 },
        date: { preset: 'thisYear' },
        q: 'saree',
      },
      problems: [],
    });
  });

  test('come back as they were', () => {
    const day = fc
      .record({
        year: fc.integer({ min: 2000, max: 2090 }),
        month: fc.integer({ min: 1, max: 12 }),
        day: fc.integer({ min: 1, max: 28 }),
      })
      .map((parts) => new CalendarDate(parts.year, parts.month, parts.day).toString());
    const words = fc
      .string({ minLength: 1, maxLength: 80 })
      .map((text) => text.trim())
      .filter((text) => text !== '' && text.isWellFormed());
    const values = fc.record(
      {
        payment: fc.constantFrom('cod' as const, 'prepaid' as const),
        courier: fc.subarray(['1', '2', '3'] as const, { minLength: 1 }),
        total: fc
          .tuple(fc.nat(1_000_000), fc.nat(1_000_000))
          .map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) })),
        date: fc.oneof(
          fc.constantFrom(...datePresets).map((preset) => ({ preset })),
          fc.tuple(day, day).map((days) => {
            const [start = '', end = ''] = days.toSorted();
            return { start, end };
          }),
        ),
        sku: words,
        q: words,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(values, (any) => {
        expect(decodeFilters(filters, encodeFilters(filters, any))).toEqual({ values: any, problems: [] });
      }),
    );
  });

  test('invalid values are skipped and named [hostile-values]', () => {
    const { values, problems } = decodeFilters(
      filters,
      'payment=<script>&courier=1&courier=99&total=900..100&date=2026-02-31..2026-03-01&sku=',
    );
    expect(values).toEqual({ courier: ['1'] });
    expect(problems).toHaveLength(5);
    expect(problems[0]).toBe('Payment: “<script>” is invalid and was ignored.');
    expect(problems[1]).toBe('Courier: 1 unknown values were ignored.');
  });

  test('never throw for any link [hostile-values]', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom('payment', 'courier', 'total', 'date', 'sku', 'q', '__proto__'),
            fc.string(),
          ),
        ),
        (pairs) => {
          const { values } = decodeFilters(filters, new URLSearchParams(pairs).toString());
          expect(decodeFilters(filters, encodeFilters(filters, values))).toEqual({ values, problems: [] });
        },
      ),
    );
  });
});

describe('days', () => {
  test('of a financial year run from April to March [financial-years]', () => {
    expect(financialYear(new CalendarDate(2026, 3, 31))).toEqual({
      start: '2025-04-01',
      end: '2026-03-31',
      label: 'FY 2025–26',
    });
    expect(financialYear(new CalendarDate(2099, 4, 1)).label).toBe('FY 2099–00');
    expect(datePreset('lastYear', new CalendarDate(2026, 11, 21)).label).toBe('FY 2025–26');
  });

  test('of a quarter are counted from April [financial-years]', () => {
    expect(datePreset('thisQuarter', new CalendarDate(2026, 11, 21))).toEqual({
      start: '2026-10-01',
      end: '2026-12-31',
      label: 'Q3 FY 2026–27',
    });
    expect(datePreset('thisQuarter', new CalendarDate(2027, 2, 3)).label).toBe('Q4 FY 2026–27');
  });

  test('that do not exist are not read', () => {
    expect(parseDay('2026-02-29')).toBeUndefined();
    expect(parseDay('2028-02-29')?.toString()).toBe('2028-02-29');
    for (const day of ['0000-01-01', '0026-11-20', '1999-12-31', '2100-01-01'])
      expect(parseDay(day)).toBeUndefined();
  });
});

describe('a chip', () => {
  const [, courier, total, date] = filters;
  test('has a short summary of its value', () => {
    expect(formatFilter(courier, ['2', '1', '3'])).toBe('Blue Dart +2');
    expect(formatFilter(total, { min: 150_000 })).toBe('from ₹1,50,000');
    expect(formatFilter(total, { max: 99.5 })).toBe('up to ₹99.5');
    expect(formatFilter({ kind: 'range', id: 'w', label: 'W', unit: 'g' }, { min: 500, max: 1000 })).toBe(
      '500 – 1,000 g',
    );
    expect(formatFilter(date, { start: '2026-11-14', end: '2026-11-21' })).toBe('14 Nov – 21 Nov 2026');
    expect(formatFilter(date, { preset: 'thisYear' }, new CalendarDate(2026, 11, 21))).toBe('FY 2026–27');
  });
});
