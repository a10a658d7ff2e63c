import { expect, test } from 'vitest';
import { evidenceSearch } from './evidenceSearch.ts';

test('opens the parcels of the segment in the same period', () => {
  const search = 'date=last7&state=Bihar&state=Goa&compare=last_year';
  const where = [
    { dimension: 'state', value: 'Bihar' },
    { dimension: 'payment', value: 'cod' },
    { dimension: 'zone', value: 'D' },
  ];
  expect([...new URLSearchParams(evidenceSearch(search, 'rto_rate', where))]).toEqual([
    ['date', 'last7'],
    ['state', 'Bihar'],
    ['compare', 'last_year'],
    ['paymentMode', 'cod'],
    ['figure', 'rto_rate'],
    ['by_zone', 'D'],
  ]);
});

test('opens all parcels of a change that is not of one part', () => {
  expect(evidenceSearch('date=last7', 'on_time_rate', [])).toBe('date=last7&figure=on_time_rate');
});
