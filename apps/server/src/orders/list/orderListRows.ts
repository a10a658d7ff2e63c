import type { OrderCourier, OrderRow, OrderStatus } from '@khep/api';
import { paiseToRupees } from '@khep/domain/money';
import type { ShipmentState } from '@khep/domain/shipments';
import { bookedCourier, suggestedCouriers } from '../../allocation/listedCouriers.ts';
import { findCourierService } from '../../couriers/courierServices.ts';
import type { Db } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { shipmentsOfOrders } from '../../shipments/queries.ts';
import { volumetricOf } from '../../shipments/serializers.ts';
import { channelName } from '../channels.ts';
import { labelsPrintedAt } from '../documents/recordPrints.ts';
import { parseNeeds } from '../orderState.ts';
import type { ShipmentRecord } from '../../shipments/tables.ts';
import type { OrderRecord } from '../tables.ts';

interface Names {
  suggested: ReadonlyMap<string, OrderCourier>;
  /** When labels were last printed, by order. */
  printed: ReadonlyMap<string, Date>;
  warehouses: ReadonlyMap<string, string>;
  pickups: ReadonlyMap<string, string>;
  lineCounts: ReadonlyMap<string, number>;
}

/**
 * Builds list rows of a page of orders, with data of their shipments.
 * @param services to suggest couriers of new orders; without them only booked couriers are listed
 */
export async function toListRows(
  db: Db,
  brand_id: string,
  orders: readonly OrderRecord[],
  services?: Services,
): Promise<OrderRow[]> {
  if (orders.length === 0) return [];
  const ids = orders.map(({ order_id }) => order_id);
  const [shipments, warehouses, lines, printed] = await Promise.all([
    shipmentsOfOrders(db, brand_id, ids),
    db.selectFrom('warehouses').select(['id', 'name']).where('brand_id', '=', brand_id).execute(),
    db
      .selectFrom('order_lines')
      .select(['order_id', 'line_no'])
      .where('brand_id', '=', brand_id)
      .where('order_id', 'in', ids)
      .execute(),
    labelsPrintedAt(db, brand_id, ids),
  ]);
  const suggested = services
    ? await suggestedCouriers(db, services, brand_id, orders, shipments)
    : new Map<string, OrderCourier>();
  const pickupIds = [...new Set(shipments.flatMap(({ pickup_id }) => pickup_id ?? []))];
  const pickups =
    pickupIds.length === 0
      ? []
      : await db
          .selectFrom('pickups')
          .select(['pickup_id', 'pickup_date'])
          .where('brand_id', '=', brand_id)
          .where('pickup_id', 'in', pickupIds)
          .execute();
  const names: Names = {
    suggested,
    printed,
    warehouses: new Map(warehouses.map(({ id, name }) => [id, name])),
    pickups: new Map(pickups.map(({ pickup_id, pickup_date }) => [pickup_id, pickup_date])),
    lineCounts: new Map(
      [...Map.groupBy(lines, ({ order_id }) => order_id)].map(([id, own]) => [id, own.length]),
    ),
  };
  const byOrder = Map.groupBy(shipments, ({ order_id }) => order_id);
  return orders.map((order) => rowOf(order, byOrder.get(order.order_id) ?? [], names));
}

function rowOf(
  order: OrderRecord,
  boxes: readonly ShipmentRecord[],
  { printed, suggested, warehouses, pickups, lineCounts }: Names,
): OrderRow {
  const { suggestion } = order;
  const isPacked = boxes.length > 0;
  return {
    id: order.order_id,
    order_id: order.order_number,
    status: order.status as OrderStatus,
    needs: parseNeeds(order.needs),
    channel_id: order.channel_id,
    channel_name: channelName(order.channel_id),
    order_date: order.order_date.toISOString(),
    created_at: order.created_at.toISOString(),
    buyer: {
      name: order.buyer_name,
      phone: order.buyer_phone,
      city: order.city,
      state: order.state,
      pincode: order.pincode,
    },
    first_item: order.first_item,
    item_count: lineCounts.get(order.order_id) ?? 1,
    quantity: order.item_count,
    packaging: {
      is_suggested: !isPacked,
      boxes: isPacked
        ? boxes.map((box) => ({
            box_id: box.box_id ?? '',
            name: box.box_name,
            dimensions: { length: box.length_cm, width: box.width_cm, height: box.height_cm },
          }))
        : (suggestion?.boxes ?? []).map(({ box_id, name, length, width, height }) => ({
            box_id,
            name,
            dimensions: { length, width, height },
          })),
      unpackable: isPacked ? [] : (suggestion?.unpackable ?? []),
    },
    dead_weight_g: isPacked ? boxes.reduce((sum, box) => sum + box.dead_weight_g, 0) : order.dead_weight_g,
    volumetric_weight_g: isPacked
      ? boxes.reduce((sum, box) => sum + volumetricOf(box), 0)
      : (suggestion?.volumetric_weight_g ?? 0),
    total: paiseToRupees(order.total_paise),
    payment_mode: order.payment_mode === 'cod' ? 'cod' : 'prepaid',
    collectible: paiseToRupees(order.collectible_paise),
    courier: bookedCourier(boxes) ?? suggested.get(order.order_id) ?? null,
    warehouse_id: order.warehouse_id,
    warehouse_name: warehouses.get(order.warehouse_id ?? '') ?? '',
    shipments: boxes.map((box) => ({
      id: box.shipment_id,
      box_no: box.box_no,
      awb: box.awb,
      status: box.state as ShipmentState,
      courier_name: findCourierService(box.courier_id)?.name ?? null,
      pickup_date: pickups.get(box.pickup_id ?? '') ?? null,
      manifest_id: box.manifest_id,
    })),
    label_printed_at: printed.get(order.order_id)?.toISOString() ?? null,
    updated_at: order.updated_at.toISOString(),
  };
}
