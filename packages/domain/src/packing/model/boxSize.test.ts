import { expect, test } from 'vitest';
import { toBoxSize } from './boxSize.ts';

const stocked = {
  id: 'box_1',
  name: 'Box M',
  length: 34,
  width: 26,
  height: 13,
  weight_capacity: 6,
  box_cost: 18.75,
  empty_weight: 240,
  outer_length: 35,
  outer_width: 27,
  outer_height: 14,
};

test('converts the cost to paise and keeps outer dimensions', () => {
  expect(toBoxSize(stocked)).toEqual({
    box_id: 'box_1',
    name: 'Box M',
    length: 34,
    width: 26,
    height: 13,
    weight_capacity: 6,
    cost: 1875,
    empty_weight: 240,
    outer: { length: 35, width: 27, height: 14 },
  });
});

test('uses inner dimensions if outer ones are incomplete', () => {
  expect(toBoxSize({ ...stocked, outer_height: null })).not.toHaveProperty('outer');
});
