import { describe, expect, test } from 'vitest';
import { edgeSpeed } from './edgeScroll.ts';
import { gapAt } from './useColumnDrag.ts';

describe('the edge of a list', () => {
  test('scrolls nothing while the pointer is away from it', () => {
    expect(edgeSpeed(200, 0, 400)).toBe(0);
  });

  test('scrolls towards itself, faster the nearer the pointer is, and no faster outside', () => {
    expect(edgeSpeed(390, 0, 400)).toBeGreaterThan(edgeSpeed(375, 0, 400));
    expect(edgeSpeed(375, 0, 400)).toBeGreaterThan(0);
    expect(edgeSpeed(4000, 0, 400)).toBe(edgeSpeed(400, 0, 400));
    expect(edgeSpeed(5, 0, 400)).toBe(-edgeSpeed(395, 0, 400));
  });
});

describe('the gap a dragged column falls into', () => {
  test('lies after every column whose middle was passed', () => {
    expect(gapAt([50, 150, 250], 10, false)).toBe(0);
    expect(gapAt([50, 150, 250], 160, false)).toBe(2);
    expect(gapAt([50, 150, 250], 999, false)).toBe(3);
  });

  test('is counted from the right where reading goes that way', () => {
    expect(gapAt([250, 150, 50], 999, true)).toBe(0);
    expect(gapAt([250, 150, 50], 140, true)).toBe(2);
    expect(gapAt([250, 150, 50], 10, true)).toBe(3);
  });
});
