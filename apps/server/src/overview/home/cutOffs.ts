import type { HomeCutOffs } from '@khep/api';
import { loadPiles } from '../../dispatch/handover/loadHandovers.ts';
import type { Db } from '../../platform/db/schema.ts';
import { inWarehouse } from '../../warehouse/waves/waitingBoxes.ts';
import { warehouseNames } from '../../warehouse/waves/waveViews.ts';

/** Vans that Home lists; the handover has all of a warehouse. */
const mostVans = 6;
/** Warehouses with parcels that Home asks. */
const mostWarehouses = 10;

/** Loads the vans that leave next from all warehouses, the first to leave first, as the handover forecasts them. */
export async function loadCutOffs(db: Db, brand_id: string, now: Date): Promise<HomeCutOffs> {
  const [names, waiting] = await Promise.all([
    warehouseNames(db, brand_id),
    db
      .selectFrom('shipments')
      .select('warehouse_id')
      .where('brand_id', '=', brand_id)
      .where('state', 'in', inWarehouse)
      .where('awb', 'is not', null)
      .groupBy('warehouse_id')
      .orderBy('warehouse_id')
      .execute(),
  ]);
  const ids = waiting.flatMap(({ warehouse_id }) =>
    warehouse_id !== null && names.has(warehouse_id) ? [warehouse_id] : [],
  );
  const vans = await Promise.all(
    ids.slice(0, mostWarehouses).map(async (warehouse_id) => {
      const { piles } = await loadPiles(db, brand_id, warehouse_id, now);
      return piles.map((pile) => ({
        ...pile,
        warehouse_id,
        warehouse_name: names.get(warehouse_id) ?? '',
      }));
    }),
  );
  return {
    vans: vans
      .flat()
      .filter(({ leaves_at }) => leaves_at !== null)
      .toSorted((one, other) => (one.leaves_at ?? '').localeCompare(other.leaves_at ?? ''))
      .slice(0, mostVans),
    warehouses: ids.length,
  };
}
