import { describe, expect, test } from 'vitest';
import { edgeSpeed } from './edgeScroll.ts';
import { gapAt } from '../header/useColumnDrag.ts';

describe('edgeSpeed', () => {
  test('is zero away from the edges', () => {
    expect(edgeSpeed(200, 0, 400)).toBe(0);
  });

  test('increases towards the edge up to a maximum', () => {
    expect(edgeSpeed(390, 0, 400)).toBeGreaterThan(edgeSpeed(375, 0, 400));
    expect(edgeSpeed(375, 0, 400)).toBeGreaterThan(0);
    expect(edgeSpeed(4000, 0, 400)).toBe(edgeSpeed(400, 0, 400));
    expect(edgeSpeed(5, 0, 400)).toBe(-edgeSpeed(395, 0, 400));
  });
});

describe('gapAt', () => {
  test('counts columns whose middle was passed', () => {
    expect(gapAt([50, 150, 250], 10, false)).toBe(0);
    expect(gapAt([50, 150, 250], 160, false)).toBe(2);
    expect(gapAt([50, 150, 250], 999, false)).toBe(3);
  });

  test('counts from the right in right-to-left', () => {
    expect(gapAt([250, 150, 50], 999, true)).toBe(0);
    expect(gapAt([250, 150, 50], 140, true)).toBe(2);
    expect(gapAt([250, 150, 50], 10, true)).toBe(3);
  });
});
