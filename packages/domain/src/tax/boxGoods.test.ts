import { describe, expect, test } from 'vitest';
import { goodsInBox } from './boxGoods.ts';

const line = (sku_id: string | undefined, quantity: number, taxable: number, igst: number) => ({
  ...(sku_id === undefined ? {} : { sku_id }),
  description: sku_id ?? 'Shipping and collection',
  hsn_code: sku_id ? '69131000' : '',
  quantity,
  tax: { taxable, cgst: 0, sgst: 0, igst, cess: 0 },
});

describe('the goods of a box', () => {
  test('have their share of the invoice by units, and charges are no goods', () => {
    const lines = [
      line('POT', 4, 40_000, 4_800),
      line('MAT', 1, 10_000, 500),
      line(undefined, 1, 5_000, 600),
    ];
    expect(goodsInBox(lines, [{ sku_id: 'POT', quantity: 1 }])).toEqual([
      {
        sku_id: 'POT',
        description: 'POT',
        hsn_code: '69131000',
        quantity: 1,
        taxable: 10_000,
        cgst: 0,
        sgst: 0,
        igst: 1_200,
        cess: 0,
        total: 11_200,
      },
    ]);
  });
  test('are one row for a SKU on two lines or in two places of the box', () => {
    const lines = [line('POT', 1, 10_000, 1_200), line('POT', 1, 0, 0)];
    const items = [
      { sku_id: 'POT', quantity: 1 },
      { sku_id: 'POT', quantity: 1 },
    ];
    expect(goodsInBox(lines, items)).toMatchObject([{ quantity: 2, total: 11_200 }]);
    expect(goodsInBox(lines, items.slice(1))).toMatchObject([{ quantity: 1, total: 5_600 }]);
  });
  test('are never more than was invoiced', () => {
    expect(goodsInBox([line('POT', 1, 100, 12)], [{ sku_id: 'POT', quantity: 3 }])).toMatchObject([
      { quantity: 1, total: 112 },
    ]);
    expect(goodsInBox([], [{ sku_id: 'POT', quantity: 3 }])).toEqual([]);
  });
});
