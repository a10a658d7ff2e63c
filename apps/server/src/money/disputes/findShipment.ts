import type { Db, Tx } from '../../platform/db/schema.ts';
import type { OrderRecord } from '../../orders/core/tables.ts';
import type { ShipmentRecord } from '../../orders/shipments/tables.ts';

/** A shipment that a charge is disputed of. */
export interface DisputedShipment {
  box: ShipmentRecord;
  order: OrderRecord;
  /** Where it was picked up; undefined if the warehouse was deleted. */
  from: { pincode: string; city: string; state: string } | undefined;
}

/** Strips what spreadsheets add to an AWB: spaces, a leading apostrophe. */
export const normalizeAwb = (awb: string): string => awb.trim().replace(/^'/, '').replaceAll(/\s/g, '');

/** Finds the shipment of an AWB, the newest of several couriers; undefined if there is none. */
export async function findDisputedShipment(
  db: Db | Tx,
  brand_id: string,
  key: { awb: string } | { shipment_id: string },
): Promise<DisputedShipment | undefined> {
  const box = await db
    .selectFrom('shipments')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .$call((query) =>
      'awb' in key
        ? query.where('awb', '=', normalizeAwb(key.awb))
        : query.where('shipment_id', '=', key.shipment_id),
    )
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!box) return undefined;
  const [order, from] = await Promise.all([
    db
      .selectFrom('orders')
      .selectAll()
      .where('brand_id', '=', brand_id)
      .where('order_id', '=', box.order_id)
      .executeTakeFirst(),
    db
      .selectFrom('warehouses')
      .select(['pincode', 'city', 'state'])
      .where('brand_id', '=', brand_id)
      .where('id', '=', box.warehouse_id)
      .executeTakeFirst(),
  ]);
  return order && { box, order, from };
}

interface PackedItem {
  sku_id: string;
  sku_name: string;
  quantity: number;
  position?: { x: number; y: number; z: number } | null;
  rotation?: { length: number; width: number; height: number } | null;
}

/** The contents of a shipment, as packed. */
export const itemsOf = ({ items }: Pick<ShipmentRecord, 'items'>): PackedItem[] => items as PackedItem[];

/** Quantities by SKU. */
export function countItems(items: readonly PackedItem[]): Map<string, { name: string; quantity: number }> {
  const counts = new Map<string, { name: string; quantity: number }>();
  for (const { sku_id, sku_name, quantity } of items)
    counts.set(sku_id, { name: sku_name, quantity: (counts.get(sku_id)?.quantity ?? 0) + quantity });
  return counts;
}

/** "Terracotta planter × 2, Handloom table runner". */
export function describeItems(items: readonly PackedItem[]): string {
  return [...countItems(items).values()]
    .map(({ name, quantity }) => (quantity === 1 ? name : `${name} × ${quantity}`))
    .join(', ');
}
