import { courierName } from '../../partners/couriers/courierServices.ts';
import type { Db } from '../../platform/db/schema.ts';
import { stockInBins } from '../../warehouse/bins/binStock.ts';

/** Where an order is packed; empty where it is not known, which sorts last. */
interface PackingPlace {
  warehouse: string;
  courier: string;
  /** Aisle, bay and level of the first item's bin. */
  bin: string;
}

const last = '\uffff';
const unknown: PackingPlace = { warehouse: last, courier: last, bin: last };
const byPlace = (a: PackingPlace, b: PackingPlace): number =>
  compare(a.warehouse, b.warehouse) || compare(a.courier, b.courier) || compare(a.bin, b.bin);
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Sorts orders as they are packed: by warehouse, courier and the place of their first item, so that their labels are beside
 * the parcels of one pickup. Equal ones stay in the given sequence.
 */
export async function sortForPacking(
  db: Db,
  brand_id: string,
  order_ids: readonly string[],
): Promise<string[]> {
  if (order_ids.length < 2) return [...order_ids];
  const [boxes, warehouses] = await Promise.all([
    db
      .selectFrom('shipments')
      .select(['order_id', 'warehouse_id', 'courier_id', 'items'])
      .where('brand_id', '=', brand_id)
      .where('order_id', 'in', [...order_ids])
      .where('state', '!=', 'CANCELLED')
      .orderBy('box_no', 'desc')
      .execute(),
    db.selectFrom('warehouses').select(['id', 'name']).where('brand_id', '=', brand_id).execute(),
  ]);
  const names = new Map(warehouses.map(({ id, name }) => [id, name]));
  const bins = new Map(
    await Promise.all(
      [...new Set(boxes.map(({ warehouse_id }) => warehouse_id))].map(
        async (id) => [id, await loadFirstBins(db, brand_id, id)] as const,
      ),
    ),
  );
  // The first box is the last one here, and decides.
  const places = new Map(
    boxes.map(({ order_id, warehouse_id, courier_id, items }): [string, PackingPlace] => {
      const [first] = items as { sku_id: string }[];
      return [
        order_id,
        {
          // Two warehouses may have one name.
          warehouse: `${names.get(warehouse_id) ?? last} ${warehouse_id}`,
          courier: courier_id === null ? last : courierName(courier_id),
          bin: bins.get(warehouse_id)?.get(first?.sku_id ?? '') ?? last,
        },
      ];
    }),
  );
  const placeOf = (order_id: string) => places.get(order_id) ?? unknown;
  return order_ids.toSorted((a, b) => byPlace(placeOf(a), placeOf(b)));
}

/** The place of the first bin that has units of each SKU, by the SKU's code. */
async function loadFirstBins(db: Db, brand_id: string, warehouse_id: string): Promise<Map<string, string>> {
  const rows = await stockInBins(db, { brand_id, warehouse_id })
    .select(['skus.sku_id as code', 'bins.name', 'bins.aisle', 'bins.bay', 'bins.level'])
    .where('stock.quantity', '>', 0)
    .execute();
  const first = new Map<string, string>();
  for (const { code, name, aisle, bay, level } of rows) {
    const place = [...[aisle, bay, level].map(digits), name].join(' ');
    const known = first.get(code);
    if (known === undefined || place < known) first.set(code, place);
  }
  return first;
}

/** A number as it sorts as text; one outside of the layout comes last. */
const digits = (value: number | null): string => (value === null ? last : String(value).padStart(6, '0'));
