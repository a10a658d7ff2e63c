import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstCrop, moved, zoomed, zoomOf, type Crop, type Size } from './crop.ts';

const wide: Size = { width: 400, height: 100 };

describe('the part of a picture', () => {
  test('is at first the largest of its shape, in the middle', () => {
    expect(firstCrop(wide, 1)).toEqual({ x: 150, y: 0, width: 100, height: 100 });
    expect(firstCrop(wide, 8)).toEqual({ x: 0, y: 25, width: 400, height: 50 });
  });
  test('goes no further than the edges', () => {
    expect(moved(firstCrop(wide, 1), wide, 1000, 1000)).toMatchObject({ x: 300, y: 0 });
    expect(moved(firstCrop(wide, 1), wide, -1000, 0)).toMatchObject({ x: 0, y: 0 });
  });
  test('comes nearer about its middle', () => {
    expect(zoomed(firstCrop(wide, 1), wide, 2)).toEqual({ x: 175, y: 25, width: 50, height: 50 });
  });
  test('is always inside, of its shape, and as near as was asked [stays-inside]', () => {
    const act = fc.oneof(
      fc.record({ x: fc.integer({ min: -500, max: 500 }), y: fc.integer({ min: -500, max: 500 }) }),
      fc.record({ zoom: fc.double({ min: 0.1, max: 9, noNaN: true }) }),
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 20, max: 900 }),
        fc.integer({ min: 20, max: 900 }),
        fc.array(act),
        (width, height, acts) => {
          const image = { width, height };
          let crop: Crop = firstCrop(image, 1.5);
          for (const one of acts)
            crop = 'zoom' in one ? zoomed(crop, image, one.zoom) : moved(crop, image, one.x, one.y);
          expect(crop.x).toBeGreaterThanOrEqual(0);
          expect(crop.y).toBeGreaterThanOrEqual(0);
          expect(crop.x + crop.width).toBeLessThanOrEqual(width + 1e-6);
          expect(crop.y + crop.height).toBeLessThanOrEqual(height + 1e-6);
          expect(crop.width / crop.height).toBeCloseTo(1.5, 5);
          expect(zoomOf(crop, image)).toBeGreaterThan(0.999);
          expect(zoomOf(crop, image)).toBeLessThan(4.001);
        },
      ),
    );
  });
});
