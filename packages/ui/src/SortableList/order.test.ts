import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moved, placeAt } from './order.ts';

describe('moving an item of a list', () => {
  it('takes it out and puts it in', () => {
    expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
    expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  });

  it('stops at the ends', () => {
    expect(moved(['a', 'b'], 1, -4)).toEqual(['b', 'a']);
    expect(moved(['a', 'b'], 0, 9)).toEqual(['b', 'a']);
  });

  it('loses no item, and the reverse move undoes it', () => {
    const list = fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(list, fc.nat(), fc.nat(), (items, a, b) => {
        const [from, to] = [a % items.length, b % items.length];
        const there = moved(items, from, to);
        expect(there[to]).toBe(items[from]);
        expect(moved(there, to, from)).toEqual(items);
      }),
    );
  });
});

describe('the place under the pointer', () => {
  const rows = [
    { top: 0, bottom: 40 },
    { top: 40, bottom: 140 },
    { top: 140, bottom: 180 },
  ];

  it('stays until the middle of a neighbour is passed', () => {
    expect(placeAt(rows, 0, 89)).toBe(0);
    expect(placeAt(rows, 0, 91)).toBe(1);
    expect(placeAt(rows, 2, 91)).toBe(2);
    expect(placeAt(rows, 2, 89)).toBe(1);
  });

  it('is the first above the list and the last below it', () => {
    expect(placeAt(rows, 1, -500)).toBe(0);
    expect(placeAt(rows, 1, 5000)).toBe(2);
  });

  it('keeps the picked place for any item heights', () => {
    const heights = fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 8 });
    const stacked = (list: readonly number[]) => {
      let top = 0;
      return list.map((height) => ({ top, bottom: (top += height) }));
    };
    fc.assert(
      fc.property(heights, fc.nat(), fc.integer({ min: -50, max: 2500 }), (list, seed, y) => {
        const from = seed % list.length;
        const place = placeAt(stacked(list), from, y);
        expect(placeAt(stacked(moved(list, from, place)), place, y)).toBe(place);
      }),
    );
  });
});
