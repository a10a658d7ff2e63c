import type { Booking } from '../port.ts';
import { rupees } from '../schemas.ts';

/** Builds Delhivery's create request: grams, centimetres and rupees. */
export function toShipmentRequest(booking: Booking, mode: 'Surface' | 'Express'): Record<string, unknown> {
  // Of a return, the consignee fields are the place of the pickup and the return fields the destination.
  const { to, pickup, return_to } = booking.reverse
    ? { to: booking.pickup, pickup: booking.to, return_to: booking.to }
    : booking;
  return {
    name: to.name,
    add: to.address,
    pin: to.pincode,
    city: to.city,
    state: to.state,
    country: 'India',
    phone: to.phone,
    order: booking.reference,
    payment_mode: booking.reverse ? 'Pickup' : booking.payment_mode === 'cod' ? 'COD' : 'Prepaid',
    products_desc: booking.products,
    cod_amount: rupees(booking.payment_mode === 'cod' ? booking.collectible_paise : 0),
    total_amount: rupees(booking.declared_paise),
    ...(booking.eway_bill ? { ewbn: booking.eway_bill } : {}),
    ...declared(booking),
    quantity: booking.quantity,
    weight: booking.weight_g,
    shipment_length: booking.length_cm,
    shipment_width: booking.width_cm,
    shipment_height: booking.height_cm,
    shipping_mode: mode,
    seller_name: pickup.name,
    seller_add: pickup.address,
    return_name: return_to.name,
    return_add: return_to.address,
    return_pin: return_to.pincode,
    return_city: return_to.city,
    return_state: return_to.state,
    return_country: 'India',
    return_phone: return_to.phone,
  };
}

/**
 * Builds the rows of a multi-piece shipment (MPS): each has an AWB of its own and that of the master, the number of pieces, and
 * the amount that is collected for all of them at once.
 */
export function toPieceRequests(
  bookings: readonly Booking[],
  awbs: readonly string[],
  mode: 'Surface' | 'Express',
): Record<string, unknown>[] {
  const collectible = bookings.reduce(
    (sum, { payment_mode, collectible_paise }) => sum + (payment_mode === 'cod' ? collectible_paise : 0),
    0,
  );
  return bookings.map((booking, index) => ({
    ...toShipmentRequest(booking, mode),
    waybill: awbs[index],
    shipment_type: 'MPS',
    master_id: awbs[0],
    mps_children: bookings.length,
    mps_amount: rupees(collectible),
  }));
}

/** The seller's invoice and GSTIN, and the HSN codes of the goods. */
function declared({ goods }: Booking): Record<string, string> {
  if (!goods) return {};
  const { invoice, seller, items } = goods;
  const codes = [...new Set(items.map(({ hsn_code }) => hsn_code))].filter(Boolean);
  return {
    ...(invoice && { seller_inv: invoice.number }),
    ...(seller.gstin !== '' && { seller_gst_tin: seller.gstin }),
    ...(codes.length > 0 && { hsn_code: codes.join(',') }),
  };
}
