import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { panelWidths, widthAfterKey, withinLimits } from './widths.ts';

describe('the width of a panel beside a list', () => {
  it('leaves the list its least width where there is room for both', () => {
    expect(withinLimits(800, 1000)).toBe(680);
    expect(withinLimits(800, 2000)).toBe(800);
  });

  it('is never below its own least width, nor over its most', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e5, max: 1e5, noNaN: true }),
        fc.integer({ min: 0, max: 4000 }),
        (width, place) => {
          const within = withinLimits(width, place);
          expect(within).toBeGreaterThanOrEqual(panelWidths.least);
          expect(within).toBeLessThanOrEqual(panelWidths.most);
        },
      ),
    );
  });

  it('grows towards the list by the arrow that points at it, in both directions of script', () => {
    expect(widthAfterKey('ArrowLeft', 440, false)).toBe(456);
    expect(widthAfterKey('ArrowLeft', 440, true)).toBe(424);
    expect(widthAfterKey('ArrowRight', 440, true)).toBe(456);
    expect(widthAfterKey('Tab', 440, false)).toBeUndefined();
  });
});
