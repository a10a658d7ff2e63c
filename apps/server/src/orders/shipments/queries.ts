import type { Db, Tx } from '../../platform/db/schema.ts';
import { notFound } from '../../base/errors.ts';
import type { ShipmentRecord } from './tables.ts';

/** Requires all shipments of these ids. */
export async function shipmentsById(
  db: Db | Tx,
  brand_id: string,
  ids: readonly string[],
): Promise<ShipmentRecord[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const rows = await db
    .selectFrom('shipments')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('shipment_id', 'in', wanted)
    .execute();
  if (rows.length !== wanted.length) throw notFound('shipment');
  return rows;
}

/** Live shipments of orders. */
export async function shipmentsOfOrders(
  db: Db | Tx,
  brand_id: string,
  order_ids: readonly string[],
): Promise<ShipmentRecord[]> {
  if (order_ids.length === 0) return [];
  return db
    .selectFrom('shipments')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('order_id', 'in', [...new Set(order_ids)])
    .where('state', '!=', 'CANCELLED')
    .orderBy('order_id')
    .orderBy('box_no')
    .execute();
}

/** Loads a shipment inside the transaction. */
export async function currentShipment(
  tx: Tx,
  brand_id: string,
  shipment_id: string,
): Promise<ShipmentRecord | undefined> {
  return tx
    .selectFrom('shipments')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('shipment_id', '=', shipment_id)
    .executeTakeFirst();
}

/** Locks shipments by ascending id and loads them. Lock their orders before. */
export async function lockShipmentsById(
  tx: Tx,
  brand_id: string,
  ids: readonly string[],
): Promise<Map<string, ShipmentRecord>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('shipments')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('shipment_id', 'in', [...new Set(ids)])
    .orderBy('shipment_id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.shipment_id, row]));
}
