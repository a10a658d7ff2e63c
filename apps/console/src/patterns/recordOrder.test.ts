import { expect, test } from 'vitest';
import { findNeighbours } from './recordOrder.ts';

const href = (id: string) => `/orders/${id}`;

test('a record in the middle of its list has both neighbours', () => {
  expect(findNeighbours(['a', 'b', 'c'], 'b', href)).toEqual({
    previous: '/orders/a',
    next: '/orders/c',
    position: 2,
    count: 3,
  });
});

test('the ends of the list have one, and a record outside it has none', () => {
  expect(findNeighbours(['a', 'b'], 'a', href)?.previous).toBeUndefined();
  expect(findNeighbours(['a', 'b'], 'b', href)?.next).toBeUndefined();
  expect(findNeighbours(['a', 'b'], 'x', href)).toBeUndefined();
});
