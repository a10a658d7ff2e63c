import type { LabelModel } from './labelModel.ts';

/** A label with all parts, for previews, stories and tests. */
export const sampleLabel: LabelModel = {
  order: {
    order_id: 'KH-100482',
    invoice_number: 'ML/26-27/482',
    is_cod: true,
    cod_amount: 249_900,
    total_amount: 249_900,
    buyer: {
      name: 'Ananya Iyer',
      phone: '+91 98765 43210',
      address: 'Flat 402, Sai Residency, 14th Cross, Malleshwaram',
      landmark: 'Opposite the post office',
      city: 'Bengaluru',
      state: 'Karnataka',
      pincode: '560003',
      country: 'India',
    },
  },
  shipment: {
    awb: 'DL1234567890123',
    courier_name: 'Delhivery',
    mode: 'Surface',
    routing_code: 'BLR/MLW',
    weight: 1240,
    length: 32,
    width: 24,
    height: 12,
    box_number: 1,
    box_count: 2,
    products: [
      { name: 'Terracotta planter, large', sku_id: 'TP-L-01', quantity: 2 },
      { name: 'Handloom table runner', sku_id: 'TR-02', quantity: 1 },
    ],
  },
  sender: {
    company_name: 'Mitti & Loom',
    gstin: '27AAPFU0939F1ZV',
    return_address: {
      name: 'Mitti & Loom, Jaipur',
      address: 'Plot 18, Malviya Industrial Area',
      city: 'Jaipur',
      state: 'Rajasthan',
      pincode: '302017',
      phone: '9876500000',
    },
  },
  preference: {
    support_phone: '1800 120 482',
    support_email: 'care@mittiandloom.in',
    note: 'Handle with care: handmade pottery.',
  },
};
