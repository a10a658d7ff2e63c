import type { Db } from '../../platform/db/schema.ts';
import { notFound } from '../../base/errors.ts';
import { appendEvent } from '../../platform/db/events.ts';
import type { ChangeContext } from '../../platform/db/events.ts';

/** Marks what the buyer of an order asked for as done. A repeat does nothing. @throws ApiError 404 */
export async function closeBuyerRequest(
  db: Db,
  { brand_id, actor }: ChangeContext,
  order_id: string,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const order = await tx
      .selectFrom('orders')
      .select('buyer_request')
      .where('brand_id', '=', brand_id)
      .where('order_id', '=', order_id)
      .forUpdate()
      .executeTakeFirst();
    if (!order) throw notFound('order');
    if (order.buyer_request === null) return;
    await tx
      .updateTable('orders')
      .set({ buyer_request: null })
      .where('brand_id', '=', brand_id)
      .where('order_id', '=', order_id)
      .execute();
    await appendEvent(tx, {
      brand_id,
      order_id,
      kind: 'order.buyer_request_closed',
      actor,
      data: {},
      at: now,
    });
  });
}
