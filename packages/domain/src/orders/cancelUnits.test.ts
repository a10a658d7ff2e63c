import { expect, test } from 'vitest';
import type { ShipmentState } from '../shipments/states.ts';
import { cancellableLines, planUnitCancel } from './index.ts';
import type { ComboPart, PackedOrder } from './index.ts';

const box = (shipment_id: string, state: ShipmentState, items: Record<string, number>) => ({
  shipment_id,
  state,
  items: Object.entries(items).map(([sku_id, quantity]) => ({ sku_id, quantity })),
});
const lines = [
  { sku_id: 'cup', quantity: 4 },
  { sku_id: 'mug', quantity: 2 },
];
const plan = (order: Omit<PackedOrder, 'cancelled'>, units: Record<string, number>) =>
  planUnitCancel({ cancelled: [], ...order }, new Map(Object.entries(units)));

test('offers what no shipped box has and what was not cancelled before', () => {
  const shipments = [
    box('a', 'IN_TRANSIT', { cup: 1 }),
    box('b', 'AWB_ASSIGNED', { cup: 1, mug: 1 }),
    box('c', 'CANCELLED', { cup: 2 }),
  ];
  const open = cancellableLines({ lines, cancelled: [{ sku_id: 'cup', quantity: 1 }], shipments });
  expect(open).toEqual([
    { sku_id: 'cup', quantity: 2 },
    { sku_id: 'mug', quantity: 2 },
  ]);
});

test('takes unpacked units first, then boxes without a courier, then the last ones', () => {
  const shipments = [
    box('a', 'IN_TRANSIT', { cup: 1 }),
    box('b', 'AWB_ASSIGNED', { cup: 1 }),
    box('c', 'DRAFT', { cup: 1, mug: 1 }),
  ];
  expect(plan({ lines, shipments }, { cup: 1, mug: 1 })).toEqual({
    allowed: true,
    pieces: [
      { sku_id: 'cup', quantity: 1 },
      { sku_id: 'mug', quantity: 1 },
    ],
    shipment_ids: [],
  });
  expect(plan({ lines, shipments }, { cup: 2 })).toMatchObject({ shipment_ids: ['c'] });
  expect(plan({ lines, shipments }, { cup: 3 })).toMatchObject({ shipment_ids: ['c', 'b'] });
});

test('names why a box can not be cancelled, but cancels units that are elsewhere', () => {
  const shipments = [box('a', 'IN_TRANSIT', { cup: 1 }), box('b', 'OUT_FOR_PICKUP', { cup: 3, mug: 1 })];
  expect(plan({ lines, shipments }, { cup: 1 })).toMatchObject({
    allowed: false,
    reason: expect.stringContaining('on the way'),
  });
  expect(plan({ lines, shipments }, { mug: 1 })).toMatchObject({ allowed: true, shipment_ids: [] });
});

test('cancels a combo with its parts, if all of them are left', () => {
  const part = (sku_id: string, quantity: number) => ({ sku_id, quantity }) as ComboPart;
  const combo = [{ sku_id: 'set', quantity: 3, parts: [part('plate', 2), part('bowl', 1)] }];
  const shipments = [box('a', 'IN_TRANSIT', { plate: 3, bowl: 1 })];
  expect(cancellableLines({ lines: combo, cancelled: [], shipments })).toMatchObject([{ quantity: 1 }]);
  expect(plan({ lines: combo, shipments }, { set: 1 })).toMatchObject({
    pieces: [
      { sku_id: 'plate', quantity: 2 },
      { sku_id: 'bowl', quantity: 1 },
    ],
  });
});
