import type { Db } from '../db/schema.ts';
import { notFound } from '../errors.ts';
import type { ShipmentRecord } from '../shipments/tables.ts';
import type { OrderToAllocate, Origin } from './candidates.ts';

export interface LoadedOrder extends OrderToAllocate {
  /** Shipments without a courier. */
  drafts: ShipmentRecord[];
  /** The warehouse's address. */
  warehouse: Record<string, unknown>;
  products: string;
}

/** Filters ids by existing orders, in the same sequence. */
export async function filterExistingOrders(
  db: Db,
  brand_id: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('orders')
    .select('order_id')
    .where('brand_id', '=', brand_id)
    .where('order_id', 'in', [...ids])
    .execute();
  const known = new Set(rows.map(({ order_id }) => order_id));
  return ids.filter((id) => known.has(id));
}

/** Loads orders for allocation, in the requested order. Throws a 404 if one is missing. */
export async function loadForAllocation(
  db: Db,
  brand_id: string,
  order_ids: readonly string[],
): Promise<LoadedOrder[]> {
  const ids = [...new Set(order_ids)];
  if (ids.length === 0) return [];
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('order_id', 'in', ids)
    .execute();
  if (orders.length !== ids.length) throw notFound('order');
  const [shipments, lines, warehouses] = await Promise.all([
    db
      .selectFrom('shipments')
      .selectAll()
      .where('brand_id', '=', brand_id)
      .where('order_id', 'in', ids)
      .where('state', '=', 'DRAFT')
      .orderBy('box_no')
      .execute(),
    db
      .selectFrom('order_lines')
      .leftJoin('skus', (join) =>
        join
          .onRef('skus.brand_id', '=', 'order_lines.brand_id')
          .onRef('skus.sku_id', '=', 'order_lines.sku_id')
          .on('skus.removed_at', 'is', null),
      )
      .select([
        'order_lines.order_id',
        'order_lines.sku_id',
        'order_lines.sku_name',
        'order_lines.quantity',
        'skus.sku_category',
      ])
      .where('order_lines.brand_id', '=', brand_id)
      .where('order_lines.order_id', 'in', ids)
      .orderBy('order_lines.line_no')
      .execute(),
    db
      .selectFrom('warehouses')
      .select(['id', 'name', 'pincode', 'city', 'state', 'details'])
      .where('brand_id', '=', brand_id)
      .execute(),
  ]);
  const byId = new Map(orders.map((order) => [order.order_id, order]));
  return ids.flatMap((id) => {
    const order = byId.get(id);
    if (!order) return [];
    const drafts = shipments.filter((shipment) => shipment.order_id === id);
    const own = lines.filter((line) => line.order_id === id);
    const warehouse_id = drafts[0]?.warehouse_id ?? order.warehouse_id ?? '';
    const warehouse = warehouses.find((one) => one.id === warehouse_id);
    const origin: Origin = {
      warehouse_id,
      name: warehouse?.name ?? '',
      pincode: warehouse?.pincode ?? '',
      city: warehouse?.city ?? '',
      state: warehouse?.state ?? '',
    };
    return [
      {
        order,
        drafts,
        parcels: drafts,
        origin,
        warehouse: warehouse?.details ?? {},
        sku_ids: own.map((line) => line.sku_id),
        categories: [...new Set(own.flatMap((line) => line.sku_category ?? []))],
        products: own
          .map((line) => `${line.quantity} × ${line.sku_name}`)
          .join(', ')
          .slice(0, 200),
      },
    ];
  });
}
