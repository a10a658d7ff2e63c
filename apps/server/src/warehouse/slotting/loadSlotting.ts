import type { Slotting } from '@khep/api';
import { addDays, istDay, startOfDay } from '@khep/domain/days';
import type { ItemQuantity } from '@khep/domain/orders';
import type { PickedGoods, SlottedGoods, SlottingPlan, SlottingRequest } from '@khep/domain/warehouse';
import { runInThread } from '../../base/runInThread.ts';
import type { Db } from '../../platform/db/schema.ts';
import { loadLayout, requireWarehouse } from '../bins/layouts.ts';

const countedDays = 28;
/** The newest ones; more would not change which moves are best. */
const mostWalks = 250;
/** With fewer waves than this, orders stand for them. */
const leastWaves = 10;
/** Boxes of a cart where orders stand for waves. */
const cart = 8;
const planTimeoutMs = 60_000;

interface History {
  basis: Slotting['basis'];
  walks: PickedGoods[][];
  days: number;
}

/** Finds the moves of goods between the bins of a warehouse that pay back, by the walks of the last weeks. @throws ApiError 404 */
export async function loadSlotting(
  db: Db,
  brand_id: string,
  warehouse_id: string,
  now: Date,
): Promise<Slotting> {
  await requireWarehouse(db, brand_id, warehouse_id);
  const none = { basis: 'waves' as const, walks: 0, days: 0, walked_minutes_a_day: 0, moves: [] };
  const layout = await loadLayout(db, brand_id, warehouse_id);
  if (!layout) return { ...none, has_layout: false };
  const stock = await loadGoods(db, brand_id, warehouse_id);
  const since = startOfDay(addDays(istDay(now), -countedDays));
  const waves = await loadWaves(db, brand_id, warehouse_id, since);
  const history =
    waves.walks.length >= leastWaves ? waves : await loadOrders(db, brand_id, { warehouse_id, since, stock });
  const { basis, walks, days } = history;
  if (walks.length === 0) return { ...none, has_layout: true };
  const request: SlottingRequest = { layout, goods: stock, walks, days };
  const plan = await runInThread<SlottingPlan>(new URL('./slottingThread.ts', import.meta.url), request, {
    timeoutMs: planTimeoutMs,
  });
  if (!plan) throw new Error('The moves of goods between bins could not be planned.');
  const nameOf = new Map(stock.map(({ sku_id, sku_name }) => [sku_id, sku_name]));
  return {
    has_layout: true,
    basis,
    walks: walks.length,
    days,
    walked_minutes_a_day: plan.walked_minutes_a_day,
    moves: plan.moves.map((move) => ({ ...move, sku_name: nameOf.get(move.sku_id) ?? '' })),
  };
}

interface NamedGoods extends SlottedGoods {
  sku_name: string;
}

async function loadGoods(db: Db, brand_id: string, warehouse_id: string): Promise<NamedGoods[]> {
  const rows = await db
    .selectFrom('bin_stock')
    .innerJoin('bins', (join) =>
      join.onRef('bins.brand_id', '=', 'bin_stock.brand_id').onRef('bins.bin_id', '=', 'bin_stock.bin_id'),
    )
    .innerJoin('skus', (join) =>
      join.onRef('skus.brand_id', '=', 'bin_stock.brand_id').onRef('skus.id', '=', 'bin_stock.sku_id'),
    )
    .select(['bins.name as bin', 'skus.sku_id', 'skus.sku_name', 'bin_stock.quantity', 'bin_stock.reserved'])
    .where('bin_stock.brand_id', '=', brand_id)
    .where('bins.warehouse_id', '=', warehouse_id)
    .where('bin_stock.quantity', '>', 0)
    .orderBy('bins.name')
    .execute();
  return rows.map(({ quantity, reserved, ...row }) => ({
    ...row,
    units: quantity,
    isReserved: reserved > 0,
  }));
}

/** The waves of the last weeks, with the bins that they were picked from. */
async function loadWaves(db: Db, brand_id: string, warehouse_id: string, since: Date): Promise<History> {
  const waves = await db
    .selectFrom('waves')
    .select(['wave_id', 'created_at'])
    .where('brand_id', '=', brand_id)
    .where('warehouse_id', '=', warehouse_id)
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .limit(mostWalks)
    .execute();
  if (waves.length === 0) return { basis: 'waves', walks: [], days: 0 };
  const picks = await db
    .selectFrom('picks')
    .select(['wave_id', 'bin', 'sku_code'])
    .where('brand_id', '=', brand_id)
    .where(
      'wave_id',
      'in',
      waves.map(({ wave_id }) => wave_id),
    )
    .where('picked', '>', 0)
    .where('bin', 'is not', null)
    .execute();
  const byWave = Map.groupBy(picks, ({ wave_id }) => wave_id);
  return {
    basis: 'waves',
    walks: [...byWave.values()].map((own) =>
      own.map(({ bin, sku_code }) => ({ bin: bin ?? '', sku_id: sku_code })),
    ),
    days: new Set(
      waves.filter(({ wave_id }) => byWave.has(wave_id)).map(({ created_at }) => istDay(created_at)),
    ).size,
  };
}

/** The boxes of the last weeks cart by cart, as if they were picked together: each product from the bin with most of it. */
async function loadOrders(
  db: Db,
  brand_id: string,
  { warehouse_id, since, stock }: { warehouse_id: string; since: Date; stock: readonly NamedGoods[] },
): Promise<History> {
  const shipped = await db
    .selectFrom('shipments')
    .select(['items', 'created_at'])
    .where('brand_id', '=', brand_id)
    .where('warehouse_id', '=', warehouse_id)
    .where('created_at', '>=', since)
    .where('state', 'not in', ['DRAFT', 'CANCELLED'])
    .orderBy('created_at', 'desc')
    .limit(mostWalks * cart)
    .execute();
  if (shipped.length === 0) return { basis: 'orders', walks: [], days: 0 };
  const binOf = new Map(stock.toSorted((a, b) => a.units - b.units).map(({ sku_id, bin }) => [sku_id, bin]));
  const byDay = Map.groupBy(shipped, ({ created_at }) => istDay(created_at));
  const walks: PickedGoods[][] = [];
  for (const own of byDay.values())
    for (let from = 0; from < own.length; from += cart)
      walks.push(
        own.slice(from, from + cart).flatMap(({ items }) =>
          // Of its own box: an order in two boxes is fetched for once in each.
          (items as readonly ItemQuantity[]).flatMap(({ sku_id }) => {
            const bin = binOf.get(sku_id);
            return bin === undefined ? [] : [{ bin, sku_id }];
          }),
        ),
      );
  return { basis: 'orders', walks: walks.filter((walk) => walk.length > 0), days: byDay.size };
}
