import type { ChannelOrder } from '@khep/api';
import { paiseToRupees } from '@khep/domain/money';
import { courierName } from '../../partners/couriers/courierServices.ts';
import type { Db } from '../../platform/db/schema.ts';
import { notFound } from '../../base/errors.ts';
import type { Services } from '../../start/services.ts';
import { orderPageId } from '../trackingSite/orderPageId.ts';
import { requireTrackingBrand } from '../trackingSite/trackingBrand.ts';
import { trackingLink } from '../trackingSite/trackingLink.ts';

/** Loads an order as apps get it, by its ID or number. @throws ApiError 404 */
export async function loadChannelOrder(
  db: Db,
  services: Services,
  brand_id: string,
  by: { order_id: string } | { order_number: string },
): Promise<ChannelOrder> {
  const [column, value] =
    'order_id' in by ? (['order_id', by.order_id] as const) : (['order_number', by.order_number] as const);
  const order = await db
    .selectFrom('orders')
    .select([
      'orders.order_id',
      'orders.order_number',
      'orders.status',
      'orders.total_paise',
      'orders.collectible_paise',
      'orders.created_at',
      'orders.updated_at',
    ])
    .where('orders.brand_id', '=', brand_id)
    .where(`orders.${column}`, '=', value)
    .executeTakeFirst();
  if (!order) throw notFound('order');
  const brand = await requireTrackingBrand(db, brand_id);
  const shipments = await db
    .selectFrom('shipments')
    .select(['awb', 'courier_id', 'state'])
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order.order_id)
    .where('state', '!=', 'CANCELLED')
    .orderBy('box_no')
    .execute();
  return {
    id: order.order_id,
    order_id: order.order_number,
    status: order.status,
    total: paiseToRupees(order.total_paise),
    collect: paiseToRupees(order.collectible_paise),
    shipments: shipments.map(({ awb, courier_id, state }) => ({
      awb,
      courier: courier_id === null ? null : courierName(courier_id),
      status: state,
      tracking_url: trackingLink(services, brand, awb ?? orderPageId(services, brand_id, order.order_number)),
    })),
    created_at: order.created_at.toISOString(),
    updated_at: order.updated_at.toISOString(),
  };
}
