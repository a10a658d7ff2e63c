import { stockEffect } from '@khep/domain/stock';
import { expect } from 'vitest';
import type { Db } from '../src/platform/db/schema.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const groupSums = <Row>(rows: readonly Row[], keyOf: (row: Row) => string, unitsOf: (row: Row) => number) => {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + unitsOf(row));
  return Object.fromEntries([...sums].filter(([, units]) => units !== 0));
};
const placeOf = ({ bin_id, sku_id }: { bin_id: string | null; sku_id: string | null }) =>
  `${bin_id} ${sku_id}`;

/**
 * Fails unless a brand's stock adds up: no bin is negative or promises more than it has; bins and SKUs have the sum of their
 * movements; bins reserve what open picks take, and SKUs what open orders need; no unit of a box is picked twice, and
 * all units of a packed one are picked.
 */
export async function expectStockAddsUp(db: Db, brand_id: string): Promise<void> {
  const bins = await db
    .selectFrom('bin_stock')
    .select(['bin_id', 'sku_id', 'quantity', 'reserved'])
    .where('brand_id', '=', brand_id)
    .execute();
  for (const bin of bins) {
    expect(bin.quantity).toBeGreaterThanOrEqual(bin.reserved);
    expect(bin.reserved).toBeGreaterThanOrEqual(0);
  }
  const moved = await db
    .selectFrom('bin_movements')
    .select(['bin_id', 'sku_id', 'quantity'])
    .where('brand_id', '=', brand_id)
    .execute();
  expect(groupSums(moved, placeOf, ({ quantity }) => quantity)).toEqual(
    groupSums(bins, placeOf, ({ quantity }) => quantity),
  );

  const picks = await db
    .selectFrom('picks')
    .innerJoin('waves', (join) =>
      join.onRef('waves.brand_id', '=', 'picks.brand_id').onRef('waves.wave_id', '=', 'picks.wave_id'),
    )
    .selectAll('picks')
    .select('waves.state as wave_state')
    .where('picks.brand_id', '=', brand_id)
    .execute();
  expect(
    groupSums(
      picks.filter(({ bin_id }) => bin_id !== null),
      placeOf,
      ({ quantity, picked, short }) => quantity - picked - short,
    ),
  ).toEqual(groupSums(bins, placeOf, ({ reserved }) => reserved));
  for (const { quantity, picked, short, put_back } of picks) {
    expect(Math.min(quantity, picked, short, put_back, quantity - picked - short)).toBeGreaterThanOrEqual(0);
    expect(put_back).toBeLessThanOrEqual(picked);
  }

  const packed = await db
    .selectFrom('wave_boxes')
    .select('shipment_id')
    .where('brand_id', '=', brand_id)
    .where('packed_at', 'is not', null)
    .execute();
  for (const { shipment_id } of packed)
    for (const { quantity, picked, short } of picks.filter((pick) => pick.shipment_id === shipment_id))
      expect(picked, shipment_id).toBe(quantity - short);

  const boxes = await db
    .selectFrom('shipments')
    .select(['shipment_id', 'order_id', 'state', 'items'])
    .where('brand_id', '=', brand_id)
    .execute();
  const contents = new Map(
    boxes.map(({ shipment_id, items }) => [
      shipment_id,
      groupSums(
        items as { sku_id: string; quantity: number }[],
        ({ sku_id }) => sku_id,
        ({ quantity }) => quantity,
      ),
    ]),
  );
  const given = groupSums(
    picks,
    ({ shipment_id, sku_code }) => `${shipment_id} ${sku_code}`,
    ({ quantity, put_back, short, wave_state }) =>
      wave_state === 'cancelled' ? 0 : quantity - put_back - short,
  );
  for (const [key, units] of Object.entries(given)) {
    const [shipment_id = '', code = ''] = key.split(' ');
    const own = contents.get(shipment_id);
    if (own) expect(units, key).toBeLessThanOrEqual(own[code] ?? 0);
  }

  const movements = await db
    .selectFrom('stock_movements')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .execute();
  const skus = await db
    .selectFrom('skus')
    .select(['id', 'sku_id', 'sku_quantity', 'reserved_quantity'])
    .where('brand_id', '=', brand_id)
    .execute();
  for (const { id, sku_id, sku_quantity, reserved_quantity } of skus) {
    const effects = movements.filter((row) => row.sku_id === id).map((row) => stockEffect(row));
    expect([sku_id, sku_quantity, reserved_quantity]).toEqual([
      sku_id,
      sum(effects.map(({ on_hand }) => on_hand)),
      sum(effects.map(({ reserved }) => reserved)),
    ]);
  }
  // What was reserved was available at that moment: no unit is sold twice.
  for (const { kind, on_hand, reserved } of movements)
    if (kind === 'reserve') expect(reserved).toBeLessThanOrEqual(on_hand);

  await expectTransfersAddUp(db, brand_id, movements);

  const lines = await db
    .selectFrom('order_lines')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.brand_id', '=', 'order_lines.brand_id')
        .onRef('orders.order_id', '=', 'order_lines.order_id'),
    )
    .select(['order_lines.sku_id', 'order_lines.quantity'])
    .where('order_lines.brand_id', '=', brand_id)
    .where('orders.is_cancelled', '=', false)
    .execute();
  expect(
    groupSums(
      skus,
      ({ sku_id }) => sku_id,
      ({ reserved_quantity }) => reserved_quantity,
    ),
  ).toEqual(
    groupSums(
      lines,
      ({ sku_id }) => sku_id,
      ({ quantity }) => quantity,
    ),
  );
}

/**
 * Fails unless every unit that was sent to another warehouse came, is lost, or is on its way, and stock has lost and got as many
 * as the log of the transfers has.
 */
async function expectTransfersAddUp(
  db: Db,
  brand_id: string,
  movements: readonly { kind: string; sku_id: string; quantity: number }[],
): Promise<void> {
  const transfers = await db
    .selectFrom('stock_transfers')
    .select(['transfer_id', 'state', 'lines'])
    .where('brand_id', '=', brand_id)
    .execute();
  const entries = await db
    .selectFrom('transfer_entries')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .execute();
  const logged = groupSums(
    entries,
    ({ transfer_id, line_no, kind }) => `${transfer_id} ${line_no} ${kind}`,
    ({ quantity }) => quantity,
  );
  for (const { transfer_id, state, lines } of transfers)
    for (const { line_no, quantity, received, damaged, lost } of lines) {
      const isSent = state !== 'draft' && state !== 'cancelled';
      const own = (kind: string) => logged[`${transfer_id} ${line_no} ${kind}`] ?? 0;
      expect([own('sent'), own('received'), own('damaged'), own('lost')]).toEqual([
        isSent ? quantity : 0,
        received,
        damaged,
        lost,
      ]);
      const onTheWay = quantity - received - damaged - lost;
      expect(onTheWay).toBeGreaterThanOrEqual(0);
      if (state === 'received' || state === 'closed_with_loss') expect(onTheWay).toBe(0);
    }
  const unitsOf = (kind: string, rows: readonly { kind: string; sku_id: string; quantity: number }[]) =>
    groupSums(
      rows.filter((row) => row.kind === kind),
      ({ sku_id }) => sku_id,
      ({ quantity }) => Math.abs(quantity),
    );
  expect(unitsOf('transfer_out', movements)).toEqual(unitsOf('sent', entries));
  expect(unitsOf('transfer_in', movements)).toEqual(unitsOf('received', entries));
}
