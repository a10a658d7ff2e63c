import { expect, test } from 'vitest';
import { availableSteps } from './setupSteps.ts';

const step = (id: Parameters<typeof availableSteps>[0][number]['id'], is_done: boolean) => ({ id, is_done });
const ids = (steps: ReturnType<typeof availableSteps>) => steps.map(({ id }) => id);

test('omits an open step whose screen does not exist yet', () => {
  expect(ids(availableSteps([step('profile', false), step('warehouse', false)]))).toEqual(['warehouse']);
});

test('shows a completed step even if its screen does not exist', () => {
  expect(ids(availableSteps([step('profile', true)]))).toEqual(['profile']);
});

test('every other step can be completed in the console', () => {
  const steps = (['warehouse', 'sku', 'box', 'courier', 'order'] as const).map((id) => step(id, false));
  expect(ids(availableSteps(steps))).toEqual(['warehouse', 'sku', 'box', 'courier', 'order']);
});
