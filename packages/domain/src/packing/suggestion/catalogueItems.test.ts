import { expect, test } from 'vitest';
import { packItems } from '../pack/packItems.ts';
import { nameCatalogueItems, toOrderedItems } from './catalogueItems.ts';
import type { CatalogueSku } from './catalogueItems.ts';

const candle = {
  sku_id: 'CANDLE',
  sku_name: 'Rose candle',
  actual_weight: 300,
  sku_length: 10,
  sku_width: 10,
  sku_height: 8,
  rotations: 'upright' as const,
  fragile: true,
  do_not_mix: '',
  ships_in_own_box: false,
  id: 'sku_candle',
  is_combo: false,
  combo_products: [],
} satisfies CatalogueSku;

test('packs an order locally from the catalogue', () => {
  expect(toOrderedItems([{ sku_id: 'CANDLE', quantity: 2 }], [candle])).toEqual([
    {
      sku_id: 'CANDLE',
      quantity: 2,
      weight: 300,
      length: 10,
      width: 10,
      height: 8,
      upright: true,
      fragile: true,
    },
  ]);
});

test('packs a line with its own weight and dimensions, and a combo as its parts', () => {
  const measured = { sku_id: 'CANDLE', quantity: 1, actual_weight: 500, sku_length: 12 };
  expect(toOrderedItems([measured], [candle])).toMatchObject([
    { weight: 500, length: 12, width: 10, height: 8 },
  ]);
  const combo = {
    ...candle,
    sku_id: 'SET',
    is_combo: true,
    combo_products: [{ sku_id: 'sku_1', quantity: 3 }],
  } satisfies CatalogueSku;
  const part = { ...candle, id: 'sku_1' };
  const set = [{ sku_id: 'SET', quantity: 2, actual_weight: 9000 }];
  expect(toOrderedItems(set, [combo, part])).toMatchObject([{ sku_id: 'CANDLE', quantity: 6, weight: 300 }]);
  expect(toOrderedItems(set, [combo])).toEqual([]);
});

test("leaves packing to the server if a SKU isn't in the catalogue", () => {
  const lines = [
    { sku_id: 'CANDLE', quantity: 1 },
    { sku_id: 'GONE', quantity: 1 },
  ];
  expect(toOrderedItems(lines, [candle])).toEqual([]);
  expect(toOrderedItems([{ sku_id: 'CANDLE', quantity: undefined }], [candle])).toEqual([]);
});

test('a result has the names and the packing rules of the catalogue', () => {
  const items = toOrderedItems([{ sku_id: 'CANDLE', quantity: 2 }], [candle]);
  const boxes = [{ box_id: 'S', name: 'Small', length: 20, width: 12, height: 10 }];
  const { boxes: packed } = nameCatalogueItems(packItems({ items, boxes }), [candle]);
  expect(packed[0]?.items[0]).toMatchObject({
    sku_name: 'Rose candle',
    fragile: true,
    rotations: 'upright',
  });
});
