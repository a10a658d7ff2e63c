import type { Booking, CourierParty, CourierWarehouse } from '../port.ts';
import { rupees } from '../schemas.ts';

/** Rupees: the most that Ekart collects of one parcel. */
export const maxCodRupees = 49_999;

/** Ten digits. */
const phoneOf = (phone: string): number => Number(phone.replaceAll(/\D/g, '').slice(-10));

interface ShipmentOptions {
  seller_gstin: string;
  goods: string;
  service: 'SURFACE' | 'EXPRESS';
  /** YYYY-MM-DD */
  today: string;
}

/** An address of the seller at Ekart, which bookings name by its alias. */
export interface EkartAddress {
  alias: string;
  party: CourierParty;
}

const isSamePlace = (a: CourierParty, b: CourierParty): boolean =>
  a.pincode === b.pincode && a.address === b.address;

/** The warehouse of a booking, which is the destination of a return. */
export function warehouseOf({ pickup_location, pickup, return_to, reverse, to }: Booking): CourierWarehouse {
  return { name: pickup_location, place: reverse ? to : pickup, return_to: reverse ? to : return_to };
}

/** The addresses of a warehouse: where parcels are picked up, and where an RTO goes if that is elsewhere. */
export function addressesOf({ name, place, return_to }: CourierWarehouse): EkartAddress[] {
  const own = { alias: name, party: place };
  return isSamePlace(place, return_to) ? [own] : [own, { alias: `${name} return`, party: return_to }];
}

/** Builds the request that registers an address. */
export const toAddressRequest = ({ alias, party }: EkartAddress): Record<string, unknown> => ({
  alias,
  phone: phoneOf(party.phone),
  address_line1: party.address,
  address_line2: '',
  pincode: Number(party.pincode),
  city: party.city,
  state: party.state,
  country: 'India',
});

/**
 * Builds Ekart's create request: grams, centimetres and rupees. The drop is the buyer also of a return, which is picked up
 * there. Without goods, all of the declared value counts as the value of the goods.
 */
export function toShipmentRequest(booking: Booking, options: ShipmentOptions): Record<string, unknown> {
  const [own, back = own] = addressesOf(warehouseOf(booking));
  const buyer = booking.reverse ? booking.pickup : booking.to;
  const seller = booking.reverse ? booking.to : booking.pickup;
  const { goods } = booking;
  const total = rupees(booking.declared_paise);
  const tax_paise = goods?.tax_paise ?? 0;
  const taxable = rupees(booking.declared_paise - tax_paise);
  const codes = [...new Set(goods?.items.map(({ hsn_code }) => hsn_code) ?? [])].filter(Boolean);
  const isCod = booking.payment_mode === 'cod' && !booking.reverse;
  return {
    seller_name: seller.name,
    seller_address: `${seller.address}, ${seller.city}, ${seller.state} ${seller.pincode}`,
    seller_gst_tin: goods?.seller.gstin || options.seller_gstin,
    consignee_gst_amount: 0,
    order_number: booking.reference,
    invoice_number: goods?.invoice?.number ?? booking.order_number,
    invoice_date: goods?.invoice?.date ?? options.today,
    ...(goods?.buyer_gstin ? { consignee_gst_tin: goods.buyer_gstin } : {}),
    consignee_name: buyer.name,
    // Another one than the buyer's is needed.
    consignee_alternate_phone: String(phoneOf(seller.phone)),
    products_desc: booking.products,
    payment_mode: booking.reverse ? 'Pickup' : isCod ? 'COD' : 'Prepaid',
    category_of_goods: options.goods,
    // One code: of several, no source shows how.
    ...(codes.length === 1 ? { hsn_code: codes[0] } : {}),
    total_amount: total,
    tax_value: rupees(tax_paise),
    taxable_amount: taxable,
    commodity_value: String(taxable),
    cod_amount: isCod ? rupees(booking.collectible_paise) : 0,
    quantity: booking.quantity,
    weight: Math.ceil(booking.weight_g),
    length: Math.ceil(booking.length_cm),
    width: Math.ceil(booking.width_cm),
    height: Math.ceil(booking.height_cm),
    service: options.service,
    return_reason: booking.reverse?.reason ?? '',
    ...(booking.eway_bill ? { ewbn: booking.eway_bill } : {}),
    drop_location: {
      location_type: 'Home',
      name: buyer.name,
      phone: phoneOf(buyer.phone),
      address: buyer.address,
      city: buyer.city,
      state: buyer.state,
      country: 'India',
      pin: Number(buyer.pincode),
    },
    pickup_location: { name: own?.alias },
    return_location: { name: back?.alias },
    ...(booking.reverse?.with_qc
      ? { qc_details: { qc_shipment: true, product_name: booking.products } }
      : {}),
  };
}
