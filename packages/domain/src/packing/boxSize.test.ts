import { expect, test } from 'vitest';
import { boxSizeOf } from './boxSize.ts';

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

test('a box costs paise and has an outside of its own', () => {
  expect(boxSizeOf(stocked)).toEqual({
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

test('a box of which not every outer side is known is as large outside as inside', () => {
  expect(boxSizeOf({ ...stocked, outer_height: null })).not.toHaveProperty('outer');
});
