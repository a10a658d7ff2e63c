import { expect, test } from 'vitest';
import { evidenceSearch } from './evidenceSearch.ts';

test('keeps the period, and narrows the filters to the segment', () => {
  const search = 'date=last7&state=Bihar&state=Goa&compare=last_year';
  const where = [
    { dimension: 'state', value: 'Bihar' },
    { dimension: 'payment', value: 'cod' },
    { dimension: 'zone', value: 'D' },
  ];
  expect([...new URLSearchParams(evidenceSearch(search, where))]).toEqual([
    ['date', 'last7'],
    ['state', 'Bihar'],
    ['compare', 'last_year'],
    ['paymentMode', 'cod'],
  ]);
});

test('leaves a page for all parcels as it is', () => {
  expect(evidenceSearch('date=last7', [])).toBe('date=last7');
});
