import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rowOffsets } from './rowOffsets.ts';
import { assignSlots, visibleRange } from './windowing.ts';

const offsets = rowOffsets(1000, 50);
const range = (top: number, moved = 0) => visibleRange({ offsets, top, viewHeight: 500, moved });

describe('visibleRange', () => {
  test('contains visible rows with a margin on both sides at rest', () => {
    const [from, to] = range(5000);
    expect(from).toBeLessThanOrEqual(96);
    expect(to).toBeGreaterThanOrEqual(114);
    expect(to - from).toBeLessThan(30);
  });

  test('extends in the direction of movement', () => {
    const [, downwards] = range(5000, 200);
    const [upwards] = range(5000, -200);
    expect(downwards).toBeGreaterThanOrEqual(122);
    expect(upwards).toBeLessThanOrEqual(88);
    expect(range(5000, 200)[0]).toBeGreaterThan(upwards);
  });

  test('contains only visible rows after a jump', () => {
    expect(range(5000, 4000)).toEqual([100, 111]);
  });

  test('is clamped to the list', () => {
    expect(range(-200)[0]).toBe(0);
    expect(range(49_600)[1]).toBe(1000);
  });

  test('contains a short list completely', () => {
    const short = rowOffsets(50, 50);
    expect(visibleRange({ offsets: short, top: 90_000, viewHeight: 500, moved: 0 })).toEqual([0, 50]);
  });

  test('is empty if the list is out of view', () => {
    expect(range(60_000)).toEqual([0, 0]);
    expect(range(-600)).toEqual([0, 0]);
  });
});

describe('slots', () => {
  const rangeIn = (count: number) =>
    fc.tuple(fc.nat(count), fc.nat(30)).map(([from, size]) => [from, Math.min(count, from + size)] as const);

  test('render every row of the window and the pinned one once, keeping slots of remaining rows', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(rangeIn(300), fc.integer({ min: -1, max: 299 })), { maxLength: 12 }),
        (windows) => {
          let slots: readonly number[] = [];
          for (const [[from, to], pinned] of windows) {
            const next = assignSlots(slots, [from, to], pinned);
            const drawn = next.filter((index) => index >= 0).toSorted((a, b) => a - b);
            const wanted = new Set(Array.from({ length: to - from }, (_row, offset) => from + offset));
            if (pinned >= 0) wanted.add(pinned);
            expect(drawn).toEqual([...wanted].toSorted((a, b) => a - b));
            for (const [slot, index] of slots.entries())
              if (index >= 0 && wanted.has(index)) expect(next[slot]).toBe(index);
            slots = next;
          }
        },
      ),
    );
  });

  test('keep identity while nothing changes', () => {
    const slots = assignSlots([], [0, 10]);
    expect(assignSlots(slots, [0, 10])).toBe(slots);
  });

  test('keep unused rows while scrolling until the slot is needed', () => {
    const wide = assignSlots([], [0, 10]);
    const narrow = assignSlots(wide, [4, 8], -1, true);
    expect(narrow).toEqual(wide);
    const on = assignSlots(narrow, [8, 14], -1, true);
    expect(on.toSorted((a, b) => a - b)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    expect(assignSlots(on, [8, 14]).filter((index) => index >= 0)).toHaveLength(6);
  });

  test('never exceed the maximum needed at once', () => {
    let slots: readonly number[] = [];
    for (let from = 0; from < 5000; from += 7) slots = assignSlots(slots, [from, from + 20], 3);
    expect(slots.length).toBeLessThanOrEqual(21);
  });
});
