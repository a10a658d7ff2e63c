import { expect, test } from 'vitest';
import { stepErrors, firstStep, stepReducer } from './steps.ts';

test('completing a step below 3 moves to the next', () => {
  const second = stepReducer(firstStep, { type: 'complete' });
  expect(second).toEqual({ current: 2, completed: [1] });
  expect(stepReducer(second, { type: 'complete' })).toEqual({ current: 3, completed: [1, 2] });
});

test('completing the third step stays there', () => {
  expect(stepReducer({ current: 3, completed: [1, 2] }, { type: 'complete' })).toEqual({
    current: 3,
    completed: [1, 2, 3],
  });
});

test('a reset returns to step 1 with nothing completed', () => {
  expect(stepReducer({ current: 3, completed: [1, 2] }, { type: 'reset' })).toEqual({
    current: 1,
    completed: [],
  });
});

test('an incomplete step cannot be skipped', () => {
  expect(stepReducer(firstStep, { type: 'go', step: 3 })).toEqual(firstStep);
  expect(stepReducer({ current: 3, completed: [1, 2] }, { type: 'go', step: 1 }).current).toBe(1);
});

test('each error belongs to the step that shows its field', () => {
  const errors = {
    'buyer_details.phone': 'a',
    'order_details.product_details.0.quantity': 'b',
    packed_boxes: 'c',
  };
  expect(stepErrors(errors, 1)).toEqual({ 'buyer_details.phone': 'a' });
  expect(stepErrors(errors, 2)).toEqual({ 'order_details.product_details.0.quantity': 'b' });
  expect(stepErrors(errors, 3)).toEqual({ packed_boxes: 'c' });
});
