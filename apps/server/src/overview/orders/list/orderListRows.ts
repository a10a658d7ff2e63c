import type { OrderCourier, OrderHold, OrderRow } from '@khep/api';
import { decidableRisk } from '@khep/domain/rtoRisk';
import { paiseToRupees } from '@khep/domain/money';
import { loadBookedDecisions } from '../../../dispatch/allocation/plan/bookedDecisions.ts';
import type { BookedDecision } from '../../../dispatch/allocation/plan/bookedDecisions.ts';
import {
  bookedCourier,
  findBookedBox,
  needsSuggestion,
  suggestedCouriers,
} from '../../../dispatch/allocation/plan/listedCouriers.ts';
import type { Suggested } from '../../../dispatch/allocation/plan/listedCouriers.ts';
import { toOpenOrder } from '../../../dispatch/allocation/plan/loadOrders.ts';
import { findCourierService } from '../../../partners/couriers/courierServices.ts';
import type { Db } from '../../../platform/db/schema.ts';
import type { Services } from '../../../start/services.ts';
import { serializeHold } from '../../../dispatch/holds/currentHolds.ts';
import { volumetricOf } from '../../../orders/shipments/serializers.ts';
import { channelName } from '../../../orders/core/channels.ts';
import { findOrdersWithoutStock } from '../../shipToday/openOrders.ts';
import { parseNeeds } from '../../../orders/state/orderState.ts';
import type { ListedOrder } from './listedOrder.ts';

/**
 * Builds list rows of a page of orders.
 * @param services to suggest couriers of new orders and to say how each was chosen; without them only the booked
 *   couriers are listed
 */
export async function toListRows(
  db: Db,
  brand_id: string,
  orders: readonly ListedOrder[],
  services?: Services,
): Promise<OrderRow[]> {
  if (orders.length === 0) return [];
  const [suggested, decisions, withoutStock] = await Promise.all([
    services ? suggestNew(db, services, brand_id, orders) : undefined,
    services
      ? loadBookedDecisions(
          db,
          brand_id,
          orders.flatMap(({ boxes }) => findBookedBox(boxes)?.shipment_id ?? []),
        )
      : undefined,
    services && orders.some(({ status }) => status === 'NEW')
      ? findOrdersWithoutStock(db, brand_id)
      : undefined,
  ]);
  return orders.map((order) => {
    const { order_id } = order;
    const hold = suggested?.holds.get(order_id);
    return rowOf(order, {
      suggested: suggested?.couriers.get(order_id),
      problem: suggested?.problems.get(order_id),
      isUndecided: suggested?.undecided.has(order_id) ?? false,
      decision: decisions?.get(findBookedBox(order.boxes)?.shipment_id ?? ''),
      hold: hold ? serializeHold(order, hold) : null,
      waitsForStock: withoutStock?.has(order_id) ?? false,
    });
  });
}

/** Suggested couriers of new orders, from what the list has loaded of them. */
export async function suggestNew(
  db: Db,
  services: Services,
  brand_id: string,
  orders: readonly ListedOrder[],
): Promise<Suggested> {
  const open = orders.filter((order) => needsSuggestion(order, order.boxes));
  const warehouses = new Map(
    open
      .flatMap(({ warehouse, boxes }) => [warehouse, ...boxes.map((box) => box.warehouse)])
      .flatMap((one) => (one ? [[one.id, one] as const] : [])),
  );
  return suggestedCouriers(
    db,
    services,
    brand_id,
    open.map((order) => toOpenOrder(order, order.boxes, order.lines ?? [], (id) => warehouses.get(id))),
  );
}

/** When the last label of an order was printed; null while a box with an AWB has none. */
function labelsPrintedAt(boxes: ListedOrder['boxes']): string | null {
  const printed = boxes.flatMap(({ awb, label_printed_at }) => (awb === null ? [] : [label_printed_at]));
  const times = printed.flatMap((at) => (at === null ? [] : [new Date(at).toISOString()]));
  return times.length < printed.length ? null : (times.toSorted().at(-1) ?? null);
}

interface RowParts {
  suggested: OrderCourier | undefined;
  problem: string | undefined;
  isUndecided: boolean;
  decision: BookedDecision | undefined;
  hold: OrderHold | null;
  waitsForStock: boolean;
}

function rowOf(
  order: ListedOrder,
  { suggested, problem, isUndecided, decision, hold, waitsForStock }: RowParts,
): OrderRow {
  const { suggestion, boxes } = order;
  const isPacked = boxes.length > 0;
  return {
    id: order.order_id,
    order_id: order.order_number,
    status: order.status,
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
    item_count: order.line_count,
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
    courier: bookedCourier(boxes, decision) ?? suggested ?? null,
    courier_problem: problem ?? null,
    is_courier_undecided: isUndecided,
    hold,
    warehouse_id: order.warehouse_id,
    warehouse_name: order.warehouse?.name ?? '',
    shipments: boxes.map((box) => ({
      id: box.shipment_id,
      box_no: box.box_no,
      awb: box.awb,
      status: box.state,
      courier_name: findCourierService(box.courier_id)?.name ?? null,
      pickup_date: box.pickup_date,
      manifest_id: box.manifest_id,
    })),
    waits_for_stock: waitsForStock,
    rto_risk: decidableRisk(order.rto_risk, order.status),
    label_printed_at: labelsPrintedAt(boxes),
    updated_at: order.updated_at.toISOString(),
  };
}
