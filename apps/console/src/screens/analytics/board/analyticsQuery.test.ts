import { expect, test } from 'vitest';
import type { ListFilter } from '../../../patterns/list/listFilters.ts';
import { isWithoutToday, toAnalyticsQuery } from './analyticsQuery.ts';

const filters: readonly ListFilter[] = [
  { kind: 'dates', label: 'Period', defaultPreset: 'last30' },
  { kind: 'anyOf', id: 'state', label: 'State', options: [{ id: 'Goa', label: 'Goa' }] },
];

test('a named period goes to the server by its name: today is half a day and not part of it', () => {
  const query = toAnalyticsQuery(filters, { date: { preset: 'last30' }, state: ['Goa'] });
  expect(query).toEqual({ dateRange: 'last_30_days', state: ['Goa'] });
  expect(isWithoutToday(query)).toBe(true);
});

test('chosen days go as they are', () => {
  const query = toAnalyticsQuery(filters, { date: { start: '2026-11-02', end: '2026-11-08' } });
  expect(query).toEqual({ dateRange: 'custom', start_date: '2026-11-02', end_date: '2026-11-08' });
  expect(isWithoutToday(query)).toBe(false);
});
