import { expect, test } from 'vitest';
import { binsOf, layoutProblems, stopAt, walkAreaOf, walkStartOf } from './warehouseLayout.ts';
import type { WarehouseLayout } from './warehouseLayout.ts';

const layout: WarehouseLayout = {
  aisles: 2,
  bays: 3,
  sides: 2,
  levels: 2,
  bay_width: 1.5,
  aisle_distance: 4,
  has_middle_cross: true,
  start: { aisle: 1, end: 'back' },
};

test('racks on both sides of an aisle share a place to stand', () => {
  const bins = binsOf(layout);
  expect(bins).toHaveLength(2 * 3 * 2 * 2);
  expect([bins[0]?.name, bins.at(-1)?.name]).toEqual(['A-01-1', 'B-06-2']);
  expect([1, 2, 3, 6].map((bay) => stopAt(layout, { aisle: 0, bay }).y)).toEqual([0.75, 0.75, 2.25, 3.75]);
  expect(stopAt({ ...layout, sides: 1 }, { aisle: 0, bay: 2 }).y).toBe(2.25);
});

test('the area has its cross aisles where racks end', () => {
  expect(walkAreaOf(layout)).toEqual({ aisles: 2, aisle_distance: 4, crosses: [0, 1.5, 4.5] });
  expect(walkStartOf(layout)).toEqual({ aisle: 1, cross: 2 });
  expect(walkStartOf({ ...layout, has_middle_cross: false })).toEqual({ aisle: 1, cross: 1 });
});

test('what no warehouse has is named by its field', () => {
  expect(layoutProblems(layout)).toEqual({});
  expect(
    Object.keys(
      layoutProblems({
        ...layout,
        aisles: 0,
        bays: 2.5,
        bay_width: Number.NaN,
        start: { aisle: 9, end: 'front' },
      }),
    ).toSorted(),
  ).toEqual(['aisles', 'bay_width', 'bays', 'start']);
  expect(layoutProblems({ ...layout, aisles: 26, bays: 60, levels: 9 }).levels).toMatch(/6000 bins/);
});
