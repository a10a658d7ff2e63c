import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anchored, fitted, labelled, niceTicks, spread, wrapped } from './scale.ts';

test('adds two round lines above zero', () => {
  expect(niceTicks([90, 142])).toEqual([0, 80, 160]);
  expect(niceTicks([3])).toEqual([0, 2, 4]);
  expect(niceTicks([-30, 80])).toEqual([-40, 0, 40, 80]);
  expect(niceTicks([0, 0])).toEqual([0, 1]);
  expect(niceTicks([0.4], false)).toEqual([0, 0.2, 0.4]);
});

test('covers all values with few lines', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 1 }), (values) => {
      const ticks = niceTicks(values);
      expect(ticks[0]).toBeLessThanOrEqual(Math.min(0, ...values));
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(0, ...values));
      expect(ticks.length).toBeLessThanOrEqual(5);
      expect(ticks).toContain(0);
    }),
  );
});

test('moves overlapping labels apart in order', () => {
  expect(spread([10, 12, 90], 16, 0, 100)).toEqual([10, 26, 90]);
  expect(spread([98, 99], 16, 0, 100)).toEqual([84, 100]);
});

test('breaks names between words, and shortens what is left', () => {
  expect(wrapped('Delhivery Surface', 70)).toEqual(['Delhivery', 'Surface']);
  expect(wrapped('Delhivery Surface', 400)).toEqual(['Delhivery Surface']);
  expect(wrapped('Blue Dart Air', 60)).toEqual(['Blue Dart', 'Air']);
  expect(wrapped('Air', 60)).toEqual(['Air']);
  const [, last = ''] = wrapped('Address not found by the courier', 60);
  expect(last.endsWith('…')).toBe(true);
});

test('truncates long texts and omits overlapping labels', () => {
  expect(fitted('Maharashtra', 100)).toBe('Maharashtra');
  expect(fitted('Maharashtra', 40)).toBe('Mahar…');
  expect([...labelled(['8 Nov', '9 Nov', '10 Nov', '11 Nov', '12 Nov'], 130)]).toEqual([0, 4]);
  expect(labelled(['8 Nov', '9 Nov'], 400).size).toBe(2);
  // If not even two fit, the latest.
  expect([...labelled(['8 Nov', 'Today, 142'], 70)]).toEqual([1]);
});

test('keeps labels within the ends of the line', () => {
  expect(anchored('8 Nov', 4, 200)).toEqual({ x: 0, textAnchor: 'start' });
  expect(anchored('8 Nov', 100, 200)).toEqual({ x: 100, textAnchor: 'middle' });
  expect(anchored('Today', 198, 200)).toEqual({ x: 200, textAnchor: 'end' });
});
