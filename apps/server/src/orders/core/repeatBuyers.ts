import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { noteOrderChange } from '../../platform/db/orderChanges.ts';
import type { Tx } from '../../platform/db/schema.ts';
import type { OrderRecord } from './tables.ts';

/** The part of an order that decides whether it is its buyer's first. */
type PlacedOrder = Pick<OrderRecord, 'brand_id' | 'order_id' | 'order_date' | 'buyer_phone'>;

/**
 * Decides whether the buyer of an order, by mobile number, had ordered from the brand before: by the time of the order, then its
 * id, cancelled orders too. An exchange is no purchase and is never marked. Marks the buyer's later orders that aren't marked yet,
 * so that orders have the same marks in whatever order they are imported. A mark is never taken back: it remains when the earlier
 * orders lose their buyer by erasure.
 */
export async function decideRepeat(
  tx: Tx,
  order: PlacedOrder,
  { isExchange = false } = {},
): Promise<boolean> {
  const { brand_id, order_id, order_date, buyer_phone } = order;
  if (buyer_phone === '') return false;
  // Of two first orders at once, the second one waits and then sees the first.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${brand_id} ${buyer_phone}`}, 0))`.execute(tx);
  const isOfExchange = (id: RawBuilder<unknown>) =>
    sql`exists (select 1 from returns where returns.brand_id = ${brand_id} and exchange_order_id = ${id})`;
  const own = sql`brand_id = ${brand_id} and buyer_phone = ${buyer_phone} and order_id <> ${order_id}`;
  const { rows } = await sql<{ is_repeat: boolean; later: string[] }>`
    with later as (
      update orders set is_repeat = true
      where ${own} and not is_repeat
        and order_date >= ${order_date} and (order_date > ${order_date} or order_id > ${order_id})
        and not ${isOfExchange(sql`orders.order_id`)}
      returning order_id
    )
    select exists (
      select 1 from orders
      where ${own} and order_date <= ${order_date} and (order_date < ${order_date} or order_id < ${order_id})
    ) and not ${isExchange} and not ${isOfExchange(sql`${order_id}`)} as is_repeat, array(select order_id from later) as later`.execute(
    tx,
  );
  for (const later of rows[0]?.later ?? []) noteOrderChange(tx, brand_id, later);
  return rows[0]?.is_repeat ?? false;
}
