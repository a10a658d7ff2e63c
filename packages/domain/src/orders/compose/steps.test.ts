import { expect, test } from 'vitest';
import { errorsOf, firstStep, moveStep } from './steps.ts';

test('completing a step below 3 moves to the next', () => {
  const second = moveStep(firstStep, { type: 'complete' });
  expect(second).toEqual({ current: 2, completed: [1] });
  expect(moveStep(second, { type: 'complete' })).toEqual({ current: 3, completed: [1, 2] });
});

test('completing the third step stays there', () => {
  expect(moveStep({ current: 3, completed: [1, 2] }, { type: 'complete' })).toEqual({
    current: 3,
    completed: [1, 2, 3],
  });
});

test('a reset returns to step 1 with nothing completed', () => {
  expect(moveStep({ current: 3, completed: [1, 2] }, { type: 'reset' })).toEqual({
    current: 1,
    completed: [],
  });
});

test('nobody jumps over a step that is not done', () => {
  expect(moveStep(firstStep, { type: 'go', step: 3 })).toEqual(firstStep);
  expect(moveStep({ current: 3, completed: [1, 2] }, { type: 'go', step: 1 }).current).toBe(1);
});

test('each error belongs to the step that shows its field', () => {
  const errors = {
    'buyer_details.phone': 'a',
    'order_details.product_details.0.quantity': 'b',
    packed_boxes: 'c',
  };
  expect(errorsOf(errors, 1)).toEqual({ 'buyer_details.phone': 'a' });
  expect(errorsOf(errors, 2)).toEqual({ 'order_details.product_details.0.quantity': 'b' });
  expect(errorsOf(errors, 3)).toEqual({ packed_boxes: 'c' });
});
