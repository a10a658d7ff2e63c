import type { Db } from '../../platform/db/schema.ts';
import { notFound } from '../../base/errors.ts';
import type { LineRecord, OrderRecord } from './tables.ts';

/** An order as it is stored. */
export interface StoredOrder {
  order: OrderRecord;
  lines: readonly LineRecord[];
}

/** Loads an order and its lines, without locking it. @throws ApiError 404 */
export async function loadStoredOrder(db: Db, brand_id: string, order_id: string): Promise<StoredOrder> {
  const [order, lines] = await Promise.all([
    db
      .selectFrom('orders')
      .selectAll()
      .where('brand_id', '=', brand_id)
      .where('order_id', '=', order_id)
      .executeTakeFirst(),
    db
      .selectFrom('order_lines')
      .selectAll()
      .where('brand_id', '=', brand_id)
      .where('order_id', '=', order_id)
      .orderBy('line_no')
      .execute(),
  ]);
  if (!order) throw notFound('order');
  return { order, lines };
}
