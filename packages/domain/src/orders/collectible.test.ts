import { expect, test } from 'vitest';
import { cancelledPieces, codToCollect } from './collectible.ts';
import type { CollectibleOrder } from './collectible.ts';

const order = (needs: CollectibleOrder['needs'], second: string): CollectibleOrder => ({
  needs,
  totals: { collect: 2848 },
  shipments: [
    { status: 'IN_TRANSIT', collectible: 1724.1 },
    { status: second, collectible: 1123.9 },
  ],
  packed_boxes: [{ items: [{ sku_id: 'KURTA', quantity: 1 }] }],
  cancelled_items: [],
});
const tray = { sku_id: 'TRAY', quantity: 2 };

test("marks items cancelled after a partial shipment and doesn't collect their amount", () => {
  const closed = order([], 'CANCELLED');
  expect(cancelledPieces(closed, tray)).toBe(2);
  expect(cancelledPieces(closed, { sku_id: 'KURTA', quantity: 1 })).toBe(0);
  expect(codToCollect(closed)).toBe(1724.1);
});

test('what still waits for a box is not cancelled, and all of the order is to be collected', () => {
  const open = order(['packaging'], 'CANCELLED');
  expect(cancelledPieces(open, tray)).toBe(0);
  expect(codToCollect(open)).toBe(2848);
  expect(codToCollect(order([], 'READY_TO_SHIP'))).toBe(2848);
});

test('marks units that were cancelled one by one while others still wait for a box', () => {
  const open = {
    ...order(['packaging'], 'CANCELLED'),
    cancelled_items: [{ sku_id: 'TRAY', quantity: 1 }],
  };
  expect(cancelledPieces(open, tray)).toBe(1);
});
