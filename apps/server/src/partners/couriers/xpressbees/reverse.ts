import type { Booking, CourierParty } from '../port.ts';

const partyOf = ({ name, address, city, state, pincode, phone }: CourierParty) => ({
  name,
  address,
  city,
  state,
  pincode,
  phone,
});

/** Rupees as text, as this service takes them. */
const rupeesText = (paise: number): string => (paise / 100).toFixed(2);

/**
 * Builds XpressBees' reverse booking: the consignee is the buyer, `pickup` the warehouse that gets the return. The pickup
 * is requested afterwards, with the manifest.
 */
export function toReverseRequest(booking: Booking): Record<string, unknown> {
  const { reverse, products } = booking;
  return {
    order_id: booking.reference,
    request_auto_pickup: 'no',
    consignee: partyOf(booking.pickup),
    pickup: { ...partyOf(booking.to), warehouse_name: booking.pickup_location.slice(0, 20) },
    categories: 'Others',
    product_name: products,
    product_qty: String(booking.quantity),
    product_amount: rupeesText(booking.declared_paise),
    package_weight: booking.weight_g,
    package_length: String(booking.length_cm),
    package_breadth: String(booking.width_cm),
    package_height: String(booking.height_cm),
    qccheck: reverse?.with_qc ? '1' : '0',
    return_reason: reverse?.reason ?? '',
  };
}
