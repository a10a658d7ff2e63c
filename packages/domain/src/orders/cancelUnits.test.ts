import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shipmentStates } from '../shipments/states.ts';
import type { ShipmentState } from '../shipments/states.ts';
import { canCancelBox } from '../shipments/transition.ts';
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

test('cancels any units that no courier has, and never touches a box that has shipped or is out for pickup', () => {
  const skus = ['cup', 'mug'];
  const counts = fc.record({ cup: fc.nat({ max: 3 }), mug: fc.nat({ max: 3 }) });
  const boxes = fc.array(fc.record({ state: fc.constantFrom(...shipmentStates), units: counts }), {
    maxLength: 4,
  });
  const given = fc.record({
    boxes,
    loose: counts,
    cancelled: counts,
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  const unitsIn = (all: readonly { sku_id: string; quantity?: number | undefined }[], sku_id: string) =>
    all.filter((one) => one.sku_id === sku_id).reduce((sum, { quantity = 1 }) => sum + quantity, 0);
  fc.assert(
    fc.property(given, ({ boxes: packed, loose, cancelled, share }) => {
      const shipments = packed.map(({ state, units }, n) => box(`s${n}`, state, units));
      const live = shipments.filter(({ state }) => state !== 'CANCELLED').flatMap(({ items }) => items);
      const toLines = (units: Record<string, number>) => box('', 'DRAFT', units).items;
      const ordered = skus.map((sku_id) => ({
        sku_id,
        quantity: unitsIn([...live, ...toLines(loose), ...toLines(cancelled)], sku_id),
      }));
      const order = { lines: ordered, cancelled: toLines(cancelled), shipments };
      const open = cancellableLines(order);
      const free = shipments.filter(({ state }) => canCancelBox(state)).flatMap(({ items }) => items);
      for (const sku_id of skus)
        expect(unitsIn(open, sku_id)).toBe(unitsIn([...free, ...toLines(loose)], sku_id));

      const wanted = new Map(open.map(({ sku_id, quantity }) => [sku_id, Math.ceil(quantity * share)]));
      const planned = planUnitCancel(order, wanted);
      if (!planned.allowed) throw new Error(planned.reason);
      const ended = new Set(planned.shipment_ids);
      for (const { shipment_id, state } of shipments)
        if (ended.has(shipment_id)) expect(canCancelBox(state)).toBe(true);
      // After their boxes, the units are in no box, so that they can be cancelled.
      const left = shipments
        .filter(({ shipment_id, state }) => state !== 'CANCELLED' && !ended.has(shipment_id))
        .flatMap(({ items }) => items);
      for (const { sku_id, quantity } of ordered) {
        const unpacked = quantity - unitsIn([...left, ...toLines(cancelled)], sku_id);
        expect(unitsIn(planned.pieces, sku_id)).toBe(wanted.get(sku_id) ?? 0);
        expect(unitsIn(planned.pieces, sku_id)).toBeLessThanOrEqual(unpacked);
        const tooMany = new Map([[sku_id, unitsIn(open, sku_id) + 1]]);
        expect(planUnitCancel(order, tooMany).allowed).toBe(false);
      }
    }),
  );
});
