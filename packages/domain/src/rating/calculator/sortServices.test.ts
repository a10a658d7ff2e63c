import { expect, test } from 'vitest';
import { sortServices } from './sortServices.ts';

const services = [
  { name: 'Air', likely: 420, price: 400, promise_days: 2 },
  { name: 'Surface', likely: 310, price: 278, promise_days: 4 },
  { name: 'Economy', likely: 382, price: 261, promise_days: 4 },
];
const names = (sort: Parameters<typeof sortServices>[1]) =>
  sortServices(services, sort).map(({ name }) => name);

test('services are sorted by likely cost, price or promise; equals by likely cost', () => {
  expect(names('likely')).toEqual(['Surface', 'Economy', 'Air']);
  expect(names('price')).toEqual(['Economy', 'Surface', 'Air']);
  expect(names('promise')).toEqual(['Air', 'Surface', 'Economy']);
});
