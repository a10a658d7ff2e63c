import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowOffsets } from './rowOffsets.ts';

test('multiplies positions without details', () => {
  const rows = rowOffsets(100_000, 36);
  expect(rows.total).toBe(3_600_000);
  expect(rows.top(50_000)).toBe(1_800_000);
  expect(rows.at(1_800_035)).toBe(50_000);
});

test('shifts rows after an expanded one', () => {
  const rows = rowOffsets(10, 40, [{ index: 2, height: 100 }]);
  expect([rows.top(2), rows.top(3), rows.total]).toEqual([80, 220, 500]);
  expect([rows.at(119), rows.at(120), rows.at(219), rows.at(220)]).toEqual([2, 2, 2, 3]);
});

test('clamps offsets outside the list', () => {
  const rows = rowOffsets(10, 40);
  expect([rows.at(-500), rows.at(9_999)]).toEqual([0, 9]);
});

test('finds the row that contains an offset', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 200 }),
      fc.uniqueArray(fc.record({ index: fc.nat(250), height: fc.integer({ min: 1, max: 400 }) }), {
        selector: ({ index }) => index,
        maxLength: 20,
      }),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (count, details, share) => {
        const rows = rowOffsets(count, 36, details);
        const offset = rows.total * share;
        const row = rows.at(offset);
        expect(rows.top(row)).toBeLessThanOrEqual(offset);
        if (row < count - 1) expect(rows.top(row + 1)).toBeGreaterThan(offset);
      },
    ),
  );
});
