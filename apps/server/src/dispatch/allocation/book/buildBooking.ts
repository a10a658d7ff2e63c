import { expectedDelivery } from '@khep/domain/tracking';
import type { Booking, PickupLocation } from '../../../partners/couriers/port.ts';
import { startOfDay } from '@khep/domain/days';
import type { ShipmentRecord } from '../../../orders/shipments/tables.ts';
import { toCourierParty, warehouseParties } from '../../shipments/pickups/pickupParty.ts';
import type { LoadedOrder } from '../plan/loadOrders.ts';
import { declaredGoods } from '../plan/orderBill.ts';

/** The evening of the promise date, with handover today or, late in the day, tomorrow. */
export function expectedDeliveryAt(now: Date, tat_days: number): Date {
  const day = expectedDelivery(now, tat_days);
  return day
    ? new Date(startOfDay(day).getTime() + 20 * 3_600_000)
    : new Date(now.getTime() + (tat_days + 1) * 86_400_000);
}

/** Our reference of a booking: the same for every attempt with this courier, to look up a lost one. */
export const bookingReference = (
  { order_number }: Pick<LoadedOrder['order'], 'order_number'>,
  { box_no, shipment_id }: Pick<ShipmentRecord, 'box_no' | 'shipment_id'>,
  courier_id: number,
): string => `${order_number}-${box_no}-${courier_id}${shipment_id.slice(-5)}`;

/** Builds the booking of a shipment. */
export function buildBooking(
  { order, origin, warehouse, products, bill }: LoadedOrder,
  box: ShipmentRecord,
  courier_id: number,
  location: PickupLocation,
): Booking {
  const buyer = order.details.buyer_details;
  const { place: pickup, return_to } = warehouseParties(origin, warehouse);
  return {
    reference: bookingReference(order, box, courier_id),
    order_number: order.order_number,
    to: toCourierParty({
      name: buyer.name,
      phone: buyer.phone,
      address: [buyer.address, buyer.landmark].filter(Boolean).join(', '),
      city: buyer.city,
      state: buyer.state,
      pincode: buyer.pincode,
    }),
    pickup_location: location.name,
    is_typed_location: location.is_typed,
    pickup,
    return_to,
    payment_mode: box.payment_mode === 'cod' ? 'cod' : 'prepaid',
    collectible_paise: box.collectible_paise,
    declared_paise: box.declared_paise,
    ...(order.eway_bill ? { eway_bill: order.eway_bill } : {}),
    ...(bill ? { goods: declaredGoods(bill, { order }, box) } : {}),
    products,
    quantity: (box.items as { quantity: number }[]).reduce((sum, item) => sum + item.quantity, 0),
    weight_g: box.dead_weight_g,
    length_cm: box.length_cm,
    width_cm: box.width_cm,
    height_cm: box.height_cm,
  };
}
