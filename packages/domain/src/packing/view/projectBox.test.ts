import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packItems } from '../pack/packItems.ts';
import { boxEdges, paintOrder, createView, visibleFaces } from './projectBox.ts';
import type { Cuboid } from './projectBox.ts';

const box: Cuboid = { x: 0, y: 0, z: 0, length: 40, width: 30, height: 20 };
const yaws = fc.integer({ min: 0, max: 359 });

describe('box projection', () => {
  it('shows the top and at most two sides', () => {
    fc.assert(
      fc.property(yaws, (yaw) => {
        const sides = visibleFaces(box, createView(yaw, box)).map((face) => face.side);
        expect(sides[0]).toBe('top');
        expect(sides.length).toBeLessThanOrEqual(3);
        expect(new Set(sides).size).toBe(sides.length);
      }),
    );
  });

  it('has twelve edges, three of them hidden', () => {
    const edges = boxEdges(box, createView(45, box));
    expect(edges).toHaveLength(12);
    expect(edges.filter((edge) => edge.isHidden)).toHaveLength(3);
  });

  it('paints lower and farther items first', () => {
    const under = { ...box, height: 5, length: 10, width: 10 };
    const over = { ...under, z: 5 };
    const front = { ...under, x: 10 };
    expect(paintOrder([over, under], createView(45, box))).toEqual([1, 0]);
    expect(paintOrder([front, under], createView(45, box))).toEqual([1, 0]);
    // From the opposite side the two swap.
    expect(paintOrder([front, under], createView(225, box))).toEqual([0, 1]);
  });

  it('paints every item of a packing once, back to front', () => {
    const boxes = [{ box_id: 'B', length: 40, width: 30, height: 25 }];
    const items = [
      { sku_id: 'A', quantity: 4, length: 18, width: 12, height: 9, weight: 100 },
      { sku_id: 'B', quantity: 9, length: 8, width: 7, height: 5, weight: 100 },
    ];
    const packed = packItems({ items, boxes }).packed_boxes[0]!;
    const cuboids = packed.items.map(({ position, rotation }) => ({ ...position, ...rotation }));
    fc.assert(
      fc.property(yaws, (yaw) => {
        const view = createView(yaw, packed.dimensions);
        const order = paintOrder(cuboids, view);
        expect(order.toSorted((a, b) => a - b)).toEqual(cuboids.map((_, i) => i));
        // An item on top is painted after its support, from every angle.
        cuboids.forEach((upper, i) => {
          cuboids.forEach((lower, j) => {
            const rests = Math.abs(lower.z + lower.height - upper.z) < 1e-9;
            const above =
              upper.x < lower.x + lower.length &&
              lower.x < upper.x + upper.length &&
              upper.y < lower.y + lower.width &&
              lower.y < upper.y + upper.width;
            if (rests && above) expect(order.indexOf(i)).toBeGreaterThan(order.indexOf(j));
          });
        });
      }),
    );
  });
});
