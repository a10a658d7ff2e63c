import { expect, test } from 'vitest';
import { findNeighbours } from './recordOrder.ts';

test('a record in the middle of its list has both neighbours', () => {
  expect(findNeighbours(['/a', '/b', '/c'], '/b')).toEqual({
    previous: '/a',
    next: '/c',
    position: 2,
    count: 3,
  });
});

test('the ends of the list have one, and a record outside it has none', () => {
  expect(findNeighbours(['/a', '/b'], '/a')?.previous).toBeUndefined();
  expect(findNeighbours(['/a', '/b'], '/b')?.next).toBeUndefined();
  expect(findNeighbours(['/a', '/b'], '/x')).toBeUndefined();
});
