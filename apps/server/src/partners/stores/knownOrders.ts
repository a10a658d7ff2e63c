import type { OrderStatus } from '@khep/domain/orders';
import type { OwnUnits } from '@khep/domain/stores';
import type { Db } from '../../platform/db/schema.ts';
import type { StoreKind, StoreOrderRecord } from './tables.ts';

/** An order that was seen before, with the status of ours. */
export interface KnownOrder extends Pick<
  StoreOrderRecord,
  'external_id' | 'order_id' | 'state' | 'content' | 'source_updated_at'
> {
  /** Of our order; null without one. */
  status: OrderStatus | null;
  /** Units that we fulfilled in the store. */
  own: OwnUnits;
}

/** An order that was imported as one of ours. */
export type ImportedOrder = KnownOrder & { order_id: string; status: OrderStatus };

export const isImported = (order: KnownOrder): order is ImportedOrder =>
  order.order_id !== null && order.status !== null;

/** Loads orders that were seen before, by their ID in the store. */
export async function loadKnownOrders(
  db: Db,
  brand_id: string,
  kind: StoreKind,
  external_ids: readonly string[],
): Promise<Map<string, KnownOrder>> {
  if (external_ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('store_orders')
    .leftJoin('orders', (join) =>
      join
        .onRef('orders.brand_id', '=', 'store_orders.brand_id')
        .onRef('orders.order_id', '=', 'store_orders.order_id'),
    )
    .select([
      'store_orders.external_id',
      'store_orders.order_id',
      'store_orders.state',
      'store_orders.content',
      'store_orders.source_updated_at',
      'orders.status',
    ])
    .where('store_orders.brand_id', '=', brand_id)
    .where('store_orders.kind', '=', kind)
    .where('store_orders.external_id', 'in', external_ids)
    .execute();
  const fulfilled = await db
    .selectFrom('store_fulfilments')
    .select(['external_order_id', 'lines'])
    .where('brand_id', '=', brand_id)
    .where('kind', '=', kind)
    .where('external_order_id', 'in', external_ids)
    // One whose response is outstanding may have arrived.
    .where('state', 'in', ['sending', 'sent', 'cancelling'])
    .execute();
  const units = new Map<string, number>();
  for (const { external_order_id, lines } of fulfilled)
    for (const { line_id, quantity } of lines) {
      const key = `${external_order_id} ${line_id}`;
      units.set(key, (units.get(key) ?? 0) + quantity);
    }
  return new Map(
    rows.map((row) => [
      row.external_id,
      {
        ...row,
        own: (line_id) => units.get(`${row.external_id} ${line_id}`) ?? 0,
      },
    ]),
  );
}
