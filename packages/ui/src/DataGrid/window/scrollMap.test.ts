import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { follow, physicalFor, physicalHeight, tallestBody } from './scrollMap.ts';

const start = { physical: 0, shift: 0 };

test('a short list scrolls natively', () => {
  const span = { total: 5_800_000, viewHeight: 600 };
  expect(physicalHeight(span.total)).toBe(5_800_000);
  expect(follow(start, 3_000_000, span)).toEqual({ physical: 3_000_000, shift: 0 });
});

describe('a list above the maximum element height', () => {
  const span = { total: 58_000_000, viewHeight: 600 };

  test('has a body of an allowed height', () => {
    expect(physicalHeight(span.total)).toBe(tallestBody);
  });

  test('moves by wheel pixels', () => {
    const middle = follow(start, 6_000_000, span);
    const after = follow(middle, 6_000_120, span);
    expect(after.physical + after.shift - (middle.physical + middle.shift)).toBe(120);
  });

  test('ends at the end of the scroll bar', () => {
    const room = tallestBody - span.viewHeight;
    const end = follow(start, room, span);
    expect(end.physical + end.shift).toBe(span.total - span.viewHeight);
    expect(follow(end, 0, span)).toEqual(start);
  });

  test('maps rows to scroll positions and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 700, max: span.total - 1300 }), (virtual) => {
        const place = physicalFor(virtual, span);
        expect(place.physical + place.shift).toBe(virtual);
        const read = follow(place, place.physical, span);
        expect(Math.abs(read.physical + read.shift - virtual)).toBeLessThanOrEqual(6);
      }),
    );
  });
});
