import { expect, test } from 'vitest';
import { inTransitTone, todoTone } from './todo.ts';

test('a failed delivery is urgent, and an unknown task is not', () => {
  expect(todoTone('ndr')).toBe('critical');
  expect(todoTone('reconciliation')).toBe('neutral');
  expect(todoTone('a_new_kind')).toBe('neutral');
});

test('returns and problems are warm', () => {
  expect(
    ['RTO_IN_TRANSIT', 'UNDELIVERED', 'OUT_FOR_DELIVERY', 'PICKED_UP', 'IN_TRANSIT'].map(inTransitTone),
  ).toEqual(['critical', 'caution', 'positive', 'info', 'accent']);
});
