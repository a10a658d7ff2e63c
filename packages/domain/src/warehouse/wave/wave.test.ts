import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCodeOf, toteOf } from './matchScan.ts';
import { applyPickAction, unitsLeft } from './pickActions.ts';
import { planWave } from './planWave.ts';
import { aislesOfWalk, countUnits, nextPick, stopsOfWalk } from './walkProgress.ts';
import type { WarehouseLayout } from '../layout/warehouseLayout.ts';

const layout: WarehouseLayout = {
  aisles: 3,
  bays: 4,
  sides: 1,
  levels: 1,
  bay_width: 1,
  aisle_distance: 3,
  has_middle_cross: false,
  start: { aisle: 0, end: 'front' },
};
const bin = (name: string, aisle: number, bay: number, sku_id: string, free: number) => ({
  bin_id: `id of ${name}`,
  bin: name,
  place: { aisle, bay },
  sku_id,
  free,
});

test('a wave goes through near bins, and lists what none has at the end', () => {
  const picks = planWave(
    layout,
    [bin('C-04-1', 2, 4, 'A', 9), bin('A-01-1', 0, 1, 'A', 3), bin('A-02-1', 0, 2, 'B', 1)],
    [
      { shipment_id: 'two', tote: 2, items: [{ sku_id: 'A', quantity: 1 }] },
      {
        shipment_id: 'one',
        tote: 1,
        items: [
          { sku_id: 'A', quantity: 1 },
          { sku_id: 'B', quantity: 2 },
          { sku_id: 'A', quantity: 1 },
        ],
      },
    ],
  );
  expect(picks.map(({ bin: name, sku_id, quantity, tote }) => [name, sku_id, quantity, tote])).toEqual([
    ['A-01-1', 'A', 2, 1],
    ['A-01-1', 'A', 1, 2],
    ['A-02-1', 'B', 1, 1],
    [null, 'B', 1, 1],
  ]);
});

test('every unit is planned once, and no bin gives more than it has', () => {
  const skus = fc.constantFrom('A', 'B', 'C');
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.array(
        fc.record({ aisle: fc.nat(2), bay: fc.integer({ min: 1, max: 4 }), sku_id: skus, free: fc.nat(4) }),
        {
          maxLength: 8,
        },
      ),
      fc.array(
        fc.array(fc.record({ sku_id: skus, quantity: fc.integer({ min: 1, max: 3 }) }), {
          minLength: 1,
          maxLength: 3,
        }),
        {
          minLength: 1,
          maxLength: 5,
        },
      ),
      (hasLayout, places, orders) => {
        const stock = places.map(({ aisle, bay, sku_id, free }, at) =>
          bin(`bin ${at}`, aisle, bay, sku_id, free),
        );
        const boxes = orders.map((items, at) => ({ shipment_id: `s${at}`, tote: at + 1, items }));
        const picks = planWave(hasLayout ? layout : undefined, stock, boxes);
        const sum = (rows: readonly { quantity: number }[]) =>
          rows.reduce((all, { quantity }) => all + quantity, 0);
        for (const { shipment_id, items } of boxes)
          for (const sku_id of ['A', 'B', 'C'])
            expect(
              sum(picks.filter((pick) => pick.shipment_id === shipment_id && pick.sku_id === sku_id)),
            ).toBe(sum(items.filter((item) => item.sku_id === sku_id)));
        for (const { bin_id, free } of stock)
          expect(sum(picks.filter((pick) => pick.bin_id === bin_id))).toBeLessThanOrEqual(free);
        for (const sku_id of ['A', 'B', 'C']) {
          const free = stock.filter((one) => one.sku_id === sku_id).reduce((all, one) => all + one.free, 0);
          const wanted = sum(boxes.flatMap(({ items }) => items.filter((item) => item.sku_id === sku_id)));
          const found = sum(picks.filter((pick) => pick.sku_id === sku_id && pick.bin_id !== null));
          expect(found).toBe(Math.min(free, wanted));
        }
      },
    ),
  );
});

test('an action never leaves more or less than a tote needs', () => {
  const pick = { pick_no: 1, quantity: 3, picked: 0, short: 0 };
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          kind: fc.constantFrom('pick', 'undo', 'short'),
          quantity: fc.integer({ min: 1, max: 4 }),
        }),
      ),
      (actions) => {
        let now = pick;
        for (const action of actions) {
          const applied = applyPickAction(now, action);
          if ('pick' in applied) now = applied.pick;
          expect(unitsLeft(now)).toBeGreaterThanOrEqual(0);
          expect(Math.min(now.picked, now.short)).toBeGreaterThanOrEqual(0);
        }
      },
    ),
  );
  expect(applyPickAction(undefined, { kind: 'pick', quantity: 1 })).toEqual({ refusal: 'unknown' });
  expect(applyPickAction(pick, { kind: 'undo', quantity: 1 })).toEqual({ refusal: 'nothing to undo' });
});

test('a code is that of a SKU, of its barcode with or without leading zeros, or of a tote', () => {
  const sku = { sku_id: 'TR-HLM', barcodes: ['012345678905'] };
  expect(
    ['tr-hlm ', '012345678905', '12345678905', '0012345678905'].map((code) => isCodeOf(code, sku)),
  ).toEqual([true, true, true, true]);
  // The GTIN-8 and its form of 14 digits that generatorkodowkreskowych.pl/ean-14 gives.
  expect(isCodeOf('00000023456785', { sku_id: 'X', barcodes: ['23456785'] })).toBe(true);
  expect(['TR-HL', '', '12345678906'].map((code) => isCodeOf(code, sku))).toEqual([false, false, false]);
  expect(['T7', 'tote 07', 'TOTE-12', 'TP-S-01', '7'].map(toteOf)).toEqual([7, 7, 12, undefined, undefined]);
});

test('a walk groups what is taken at one place, and counts without what is short', () => {
  const pick = (pick_no: number, name: string | null, sku_id: string, picked: number, short = 0) => ({
    pick_no,
    bin: name,
    sku_id,
    sku_name: sku_id,
    barcodes: [],
    tote: pick_no,
    quantity: 2,
    picked,
    short,
  });
  const picks = [
    pick(1, 'A-01-1', 'A', 2),
    pick(2, 'A-01-1', 'A', 0, 2),
    pick(3, 'B-01-1', 'B', 1),
    pick(4, null, 'C', 0),
  ];
  expect(stopsOfWalk(picks).map((stop) => stop.picks.length)).toEqual([2, 1, 1]);
  expect(countUnits(picks)).toEqual({ done: 3, total: 6 });
  expect(nextPick(picks)?.pick_no).toBe(3);
  expect(aislesOfWalk(picks)).toEqual([
    { name: 'A', done: 2, total: 2 },
    { name: 'B', done: 1, total: 2 },
    { name: '', done: 0, total: 2 },
  ]);
});
