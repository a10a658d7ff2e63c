import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageMarks } from './pages.ts';

describe('the page numbers that are shown', () => {
  it('are all of them when they are few', () => {
    expect(pageMarks(2, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(pageMarks(1, 0)).toEqual([]);
  });

  it('leave out what is far from the present page', () => {
    expect(pageMarks(1, 40)).toEqual([1, 2, 3, 4, 5, 'gap', 40]);
    expect(pageMarks(20, 40)).toEqual([1, 'gap', 19, 20, 21, 'gap', 40]);
    expect(pageMarks(38, 40)).toEqual([1, 'gap', 36, 37, 38, 39, 40]);
  });

  it('take seven places, with the present page in them, in order, and no gap for one page', () => {
    const places = fc
      .integer({ min: 8, max: 5000 })
      .chain((count) => fc.record({ count: fc.constant(count), page: fc.integer({ min: 1, max: count }) }));
    fc.assert(
      fc.property(places, ({ count, page }) => {
        const marks = pageMarks(page, count);
        expect(marks).toHaveLength(7);
        expect(marks).toContain(page);
        marks.forEach((mark, index) => {
          const [before, after] = [marks[index - 1], marks[index + 1]];
          if (mark !== 'gap') expect(typeof before === 'number' ? mark - before : 1).toBe(1);
          else expect(Number(after) - Number(before)).toBeGreaterThan(2);
        });
      }),
    );
  });
});
