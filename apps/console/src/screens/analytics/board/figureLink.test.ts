import { expect, test } from 'vitest';
import { groupQuery, openFigure, withFigure, withoutFigure } from './figureLink.ts';

const filters = 'date=last7&sku=CUP-1';

test('an open figure is part of the address, beside the filters', () => {
  const figure = { metric: 'rto_rate', group: { courier: '17', reason: '' } } as const;
  const search = String(withFigure(filters, figure));
  expect(search).toBe('date=last7&sku=CUP-1&figure=rto_rate&by_courier=17&by_reason=%7E');
  expect(openFigure(search)).toEqual(figure);
  expect(groupQuery(figure)).toEqual({ by_courier: '17', by_reason: '~' });
  expect(String(withoutFigure(search))).toBe(filters);
});

test('a point of a series is part of the figure', () => {
  const figure = { metric: 'orders', group: {}, period: '2026-11-12' } as const;
  const search = String(withFigure(filters, figure));
  expect(search).toBe(`${filters}&figure=orders&by_period=2026-11-12`);
  expect(openFigure(search)).toEqual(figure);
  expect(groupQuery(figure)).toEqual({ by_period: '2026-11-12' });
  expect(String(withoutFigure(search))).toBe(filters);
});

test('another figure replaces it with its row', () => {
  const first = String(withFigure(filters, { metric: 'rto', group: { courier: '17' } }));
  expect(String(withFigure(first, { metric: 'delivered', group: {} }))).toBe(`${filters}&figure=delivered`);
});

test('what no metric defines is not open', () => {
  expect(openFigure('figure=constructor')).toBeUndefined();
  expect(openFigure('')).toBeUndefined();
});
