import fc from 'fast-check';
import { expect, test } from 'vitest';
import { segments, visibleRange } from './windowing.ts';

test('what can be seen is drawn, with a margin on both sides', () => {
  const [from, to] = visibleRange({
    rowCount: 1000,
    rowHeight: 50,
    rowsTop: -5000,
    viewHeight: 500,
    overscan: 4,
  });
  expect(from).toBeLessThanOrEqual(96);
  expect(to).toBeGreaterThanOrEqual(114);
  expect(to - from).toBeLessThan(30);
});

test('at the top nothing before the first row is asked for', () => {
  expect(visibleRange({ rowCount: 3, rowHeight: 50, rowsTop: 120, viewHeight: 500 })).toEqual([0, 3]);
});

test('a list scrolled out of sight draws no row', () => {
  const [from, to] = visibleRange({ rowCount: 10, rowHeight: 50, rowsTop: -5000, viewHeight: 500 });
  expect(to - from).toBe(0);
});

test('the focused row is drawn on its own when the window has left it', () => {
  expect(segments(100, [40, 60], 5)).toEqual([
    { kind: 'space', from: 0, to: 5 },
    { kind: 'rows', from: 5, to: 6 },
    { kind: 'space', from: 6, to: 40 },
    { kind: 'rows', from: 40, to: 60 },
    { kind: 'space', from: 60, to: 100 },
  ]);
});

test('whatever the window, the segments cover every row once and in order', () => {
  fc.assert(
    fc.property(
      fc.nat(500),
      fc.nat(500),
      fc.nat(500),
      fc.integer({ min: -1, max: 600 }),
      (count, a, b, focused) => {
        const from = Math.min(a, b, count);
        const to = Math.min(Math.max(a, b), count);
        let at = 0;
        for (const segment of segments(count, [from, to], focused)) {
          expect(segment.from).toBe(at);
          expect(segment.to).toBeGreaterThan(segment.from);
          at = segment.to;
        }
        expect(at).toBe(count);
      },
    ),
  );
});
