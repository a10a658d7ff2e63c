import type { Db } from '../../platform/db/schema.ts';
import { notFound } from '../../base/errors.ts';
import { appendEvent } from '../../platform/db/events.ts';
import { assertSomeSucceeded } from '../../platform/http/batch.ts';
import type { Services } from '../../start/services.ts';
import { lockOrders, lockShipments } from '../state/orderState.ts';
import { requireWarehouse } from './orderContext.ts';
import type { ChangeContext } from '../../platform/db/events.ts';

/**
 * Changes the pickup warehouse of new orders. Orders with an AWB fail: their label shows the old warehouse.
 * @throws ApiError 409 if no order was changed, with each order's reason by its place in `order_ids`
 */
export async function changeWarehouse(
  db: Db,
  services: Services,
  order_ids: readonly string[],
  warehouse_id: string,
  { brand_id, actor }: ChangeContext,
): Promise<{
  successful: string[];
  failures: { order_id: string; order_number: string; message: string }[];
}> {
  const warehouse = await requireWarehouse(db, brand_id, warehouse_id);
  const now = services.clock.now();
  return db.transaction().execute(async (tx) => {
    const successful: string[] = [];
    const failures: { order_id: string; order_number: string; message: string }[] = [];
    const orders = await lockOrders(tx, brand_id, order_ids);
    if (orders.size !== new Set(order_ids).size) throw notFound('order');
    for (const [order_id, order] of orders) {
      if (order.status !== 'NEW') {
        failures.push({
          order_id,
          order_number: order.order_number,
          message: 'It has an AWB, and the label shows its warehouse. Cancel the shipment first.',
        });
        continue;
      }
      if ((await lockShipments(tx, order)).isAsked) {
        failures.push({
          order_id,
          order_number: order.order_number,
          message: 'A courier booking is still pending. Try again in a few minutes.',
        });
        continue;
      }
      await tx
        .updateTable('orders')
        .set((eb) => ({ warehouse_id, version: eb('version', '+', 1), updated_at: now }))
        .where('brand_id', '=', brand_id)
        .where('order_id', '=', order_id)
        .execute();
      await tx
        .updateTable('shipments')
        .set({ warehouse_id, updated_at: now })
        .where('brand_id', '=', brand_id)
        .where('order_id', '=', order_id)
        .where('state', '=', 'DRAFT')
        .execute();
      await appendEvent(tx, {
        brand_id,
        order_id,
        kind: 'order.warehouse',
        actor,
        at: now,
        data: { warehouse_id, warehouse_name: warehouse.name },
      });
      successful.push(order_id);
    }
    assertSomeSucceeded({ successful, failures, path: 'order_ids', ids: order_ids });
    return { successful, failures };
  });
}
