import type { Db } from '../../platform/db/schema.ts';

/** Finds the numbers of orders by their ids; the list may repeat an id and hold none. */
export async function findOrderNumbers(
  db: Db,
  brand_id: string,
  order_ids: readonly (string | null)[],
): Promise<ReadonlyMap<string | null, string>> {
  const ids = [...new Set(order_ids.flatMap((id) => id ?? []))];
  if (ids.length === 0) return new Map();
  const orders = await db
    .selectFrom('orders')
    .select(['order_id', 'order_number'])
    .where('brand_id', '=', brand_id)
    .where('order_id', 'in', ids)
    .execute();
  return new Map(orders.map(({ order_id, order_number }) => [order_id, order_number]));
}
