import { expect, test } from 'vitest';
import { smallestFittingBox } from './smallestFittingBox.ts';

const box = (id: string, length: number, width: number, height: number, weight_capacity = 0) => ({
  id,
  length,
  width,
  height,
  weight_capacity,
  empty_weight: 100,
});

const boxes = [box('large', 46, 36, 20), box('flat', 42, 30, 7, 1), box('small', 24, 18, 12)];

test('a piece may lie in any way', () => {
  expect(
    smallestFittingBox({ sku_length: 6, sku_width: 28, sku_height: 40, actual_weight: 500 }, boxes)?.id,
  ).toBe('flat');
});

test('a box that cannot carry the piece is passed over', () => {
  expect(
    smallestFittingBox({ sku_length: 40, sku_width: 28, sku_height: 6, actual_weight: 1500 }, boxes)?.id,
  ).toBe('large');
});

test('what the empty box weighs counts as well', () => {
  const piece = { sku_length: 40, sku_width: 28, sku_height: 6 };
  expect(smallestFittingBox({ ...piece, actual_weight: 900 }, boxes)?.id).toBe('flat');
  expect(smallestFittingBox({ ...piece, actual_weight: 901 }, boxes)?.id).toBe('large');
});

test('nothing is suggested before the sides are known, or where nothing fits', () => {
  expect(smallestFittingBox({ sku_length: 10, sku_width: 10 }, boxes)).toBeUndefined();
  expect(smallestFittingBox({ sku_length: 90, sku_width: 5, sku_height: 5 }, boxes)).toBeUndefined();
});

test('a piece that stays upright needs the height, and one that is not turned each side', () => {
  const tall = { sku_length: 10, sku_width: 26, sku_height: 18, actual_weight: 500 };
  expect(smallestFittingBox(tall, [...boxes, box('tower', 30, 12, 18)])?.id).toBe('tower');
  expect(smallestFittingBox({ ...tall, rotations: 'upright' }, boxes)?.id).toBe('large');
  expect(smallestFittingBox({ ...tall, rotations: 'upright' }, [box('tower', 30, 12, 18)])?.id).toBe('tower');
  expect(smallestFittingBox({ ...tall, rotations: 'none' }, [box('tower', 30, 12, 18)])).toBeUndefined();
});

test('what ships in its own box needs none', () => {
  const lamp = { sku_length: 10, sku_width: 10, sku_height: 10, actual_weight: 500, ships_in_own_box: true };
  expect(smallestFittingBox(lamp, boxes)).toBeUndefined();
});
