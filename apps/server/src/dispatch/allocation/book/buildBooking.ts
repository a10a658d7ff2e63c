import { expectedDelivery } from '@khep/domain/tracking';
import type { Booking, CourierParty } from '../../../partners/couriers/port.ts';
import { startOfDay } from '@khep/domain/days';
import { addressState } from '../../../brand/lookups/pincodeLookup.ts';
import type { ShipmentRecord } from '../../../orders/shipments/tables.ts';
import { asText } from '../../../base/jsonText.ts';
import { pickupLocation } from '../../shipments/pickups/pickupLocation.ts';
import type { LoadedOrder } from '../plan/loadOrders.ts';
import { declaredGoods } from '../plan/orderBill.ts';

/** The evening of the promise date, with handover today or, late in the day, tomorrow. */
export function expectedDeliveryAt(now: Date, tat_days: number): Date {
  const day = expectedDelivery(now, tat_days);
  return day
    ? new Date(startOfDay(day).getTime() + 20 * 3_600_000)
    : new Date(now.getTime() + (tat_days + 1) * 86_400_000);
}

/** A party for the courier, with the state of its pincode instead of the typed one. */
const toCourierParty = (party: CourierParty): CourierParty => ({ ...party, state: addressState(party) });

/** Builds the booking of a shipment. */
export function buildBooking(
  { order, origin, warehouse, products, bill }: LoadedOrder,
  box: ShipmentRecord,
  courier_id: number,
): Booking {
  const buyer = order.details.buyer_details;
  const text = (name: string) => asText(warehouse[name]);
  const pickup = toCourierParty({
    name: origin.name,
    phone: text('phone'),
    address: text('address'),
    city: origin.city,
    state: origin.state,
    pincode: origin.pincode,
  });
  const return_to =
    text('return_pincode') === ''
      ? pickup
      : toCourierParty({
          name: text('return_name') || origin.name,
          phone: text('return_phone'),
          address: text('return_address'),
          city: text('return_city'),
          state: text('return_state'),
          pincode: text('return_pincode'),
        });
  return {
    // The same for every attempt with this courier, to look up a lost booking.
    reference: `${order.order_number}-${box.box_no}-${courier_id}${box.shipment_id.slice(-5)}`,
    order_number: order.order_number,
    to: toCourierParty({
      name: buyer.name,
      phone: buyer.phone,
      address: [buyer.address, buyer.landmark].filter(Boolean).join(', '),
      city: buyer.city,
      state: buyer.state,
      pincode: buyer.pincode,
    }),
    pickup_location: pickupLocation(origin.warehouse_id),
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
