import { binName } from '@khep/domain/warehouse';
import type { WarehouseLayout } from '@khep/domain/warehouse';
import { ApiError } from '../../base/errors.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { Services } from '../services.ts';
import { changeBin } from '../../warehouse/bins/changeBin.ts';
import { saveLayout } from '../../warehouse/bins/layouts.ts';
import { createWaves } from '../../warehouse/waves/createWaves.ts';
import { recordPicks } from '../../warehouse/waves/recordPicks.ts';
import { demoSession } from './brand.ts';

/** The studio in Jaipur: four aisles with racks on both sides, walked from the packing bench at their front. */
const layout: WarehouseLayout = {
  aisles: 4,
  bays: 6,
  sides: 2,
  levels: 4,
  bay_width: 1.2,
  aisle_distance: 2.8,
  has_middle_cross: false,
  start: { aisle: 0, end: 'front' },
};
/** SKUs with this many units or more stand in two places. */
const manyUnits = 24;
const cart = 8;

/** Puts the demo's goods into bins, and starts the morning: a wave that is picked, and one that waits. */
export async function seedWarehouse(db: Db, services: Services): Promise<void> {
  const { brand_id, user_id, name } = demoSession;
  const author = { brand_id, actor: { kind: 'user' as const, id: user_id, name } };
  const now = services.clock.now();
  const warehouse = await db
    .selectFrom('warehouses')
    .select('id')
    .where('brand_id', '=', brand_id)
    .where('is_primary_warehouse', '=', true)
    .executeTakeFirstOrThrow();
  await db.transaction().execute((tx) => saveLayout(tx, author, warehouse.id, layout, now));
  const skus = await db
    .selectFrom('skus')
    .select(['sku_id', 'sku_quantity'])
    .where('brand_id', '=', brand_id)
    .where('is_combo', '=', false)
    .where('sku_quantity', '>', 0)
    .where('removed_at', 'is', null)
    .orderBy('sku_id')
    .execute();
  await db.transaction().execute(async (tx) => {
    for (const [at, { sku_id, sku_quantity }] of skus.entries()) {
      // Spread over the aisles, as they were put away over the years.
      const place = (step: number) =>
        binName({
          aisle: (at * 3 + step) % layout.aisles,
          bay: 1 + ((at * 5 + step * 7) % 12),
          level: 1 + (at % 4),
        });
      const first = sku_quantity >= manyUnits ? Math.ceil(sku_quantity / 2) : sku_quantity;
      const put = (bin: string, quantity: number) =>
        changeBin(tx, author, warehouse.id, { bin, sku_id, kind: 'receipt', quantity }, now);
      await put(place(0), first);
      if (first < sku_quantity) await put(place(1), sku_quantity - first);
    }
  });
  const waiting = {
    warehouse_id: warehouse.id,
    courier_ids: [],
    zones: [],
    contents: 'all' as const,
    totes: cart,
  };
  // On a day without boxes that wait there is nothing to pick.
  const start = async () => {
    try {
      return await createWaves(db, services, author, { ...waiting, boxes: cart });
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) return [];
      throw error;
    }
  };
  for (const wave_id of await start()) {
    const picks = await db
      .selectFrom('picks')
      .select(['pick_no', 'quantity'])
      .where('brand_id', '=', brand_id)
      .where('wave_id', '=', wave_id)
      .orderBy('walk_order')
      .execute();
    const actions = picks.map(({ pick_no, quantity }) => ({
      action_id: `${wave_id} ${pick_no}`,
      pick_no,
      kind: 'pick' as const,
      quantity,
      at: now.toISOString(),
    }));
    await db.transaction().execute((tx) => recordPicks(tx, { author, user_id, name }, wave_id, actions, now));
  }
  await start();
}
