import { formatDate } from '@khep/domain/days';
import type { Booking, CourierParty } from '../port.ts';
import { rupees } from '../schemas.ts';

export interface SoftdataOptions {
  customer_code: string;
  /** The service at DTDC. */
  service_type_id: string;
}

const partyOf = ({ name, phone, address, pincode, city, state }: CourierParty) => ({
  name,
  phone,
  alternate_phone: phone,
  address_line_1: address,
  address_line_2: '',
  pincode,
  city,
  state,
});

/** The body of an order upload. DTDC takes numbers as text, kilograms and centimetres. */
export function toSoftdata(booking: Booking, { customer_code, service_type_id }: SoftdataOptions) {
  const isCod = booking.payment_mode === 'cod';
  const { name, phone, address, city, pincode, state } = booking.return_to;
  return {
    consignments: [
      {
        customer_code,
        service_type_id,
        load_type: 'NON-DOCUMENT',
        consignment_type: 'Forward',
        customer_reference_number: booking.reference,
        // Empty: DTDC assigns the AWB.
        reference_number: '',
        description: booking.products,
        dimension_unit: 'cm',
        length: String(booking.length_cm),
        width: String(booking.width_cm),
        height: String(booking.height_cm),
        weight_unit: 'kg',
        weight: String(booking.weight_g / 1000),
        declared_value: String(rupees(booking.declared_paise)),
        num_pieces: '1',
        cod_collection_mode: isCod ? 'CASH' : '',
        cod_amount: isCod ? String(rupees(booking.collectible_paise)) : '',
        // Of the document's example: its list of commodities isn't public.
        commodity_id: '99',
        ...(booking.eway_bill === undefined ? {} : { eway_bill: booking.eway_bill }),
        is_risk_surcharge_applicable: false,
        invoice_number: booking.goods?.invoice?.number ?? booking.order_number,
        ...(booking.goods?.invoice ? { invoice_date: formatDate(booking.goods.invoice.date) } : {}),
        origin_details: partyOf(booking.pickup),
        destination_details: partyOf(booking.to),
        return_details: {
          name,
          phone,
          alternate_phone: phone,
          address_line_1: address,
          address_line_2: '',
          city_name: city,
          state_name: state,
          pincode,
        },
      },
    ],
  };
}
