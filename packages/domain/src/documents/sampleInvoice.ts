import { splitInclusive } from '../tax/index.ts';
import type { InvoiceModel } from './layoutInvoice.ts';
import { sampleLabel } from './sampleLabel.ts';

const price = 249_900;
const { taxable, cgst, sgst, igst, round_off } = splitInclusive(price, 18, 'inter-state');
const { buyer } = sampleLabel.order;

/** An invoice of one line, for previews, stories and tests. */
export const sampleInvoice: InvoiceModel = {
  number: 'ML/26-27/482',
  date: '21 Nov 2026',
  order_id: sampleLabel.order.order_id,
  order_date: '20 Nov 2026',
  awb: sampleLabel.shipment.awb,
  supplier: {
    name: 'Mitti & Loom Crafts Private Limited',
    address: sampleLabel.sender.return_address.address,
    city: 'Jaipur',
    state: 'Rajasthan',
    pincode: '302017',
    gstin: '08AAKCM7421P1ZU',
  },
  recipient: {
    name: buyer.name,
    address: buyer.address,
    city: buyer.city,
    state: buyer.state,
    pincode: buyer.pincode,
    phone: '9876543210',
  },
  place_of_supply: 'Karnataka (29)',
  lines: [
    {
      description: 'Terracotta planter, large',
      sku_id: 'TP-L-01',
      hsn_code: '6913',
      quantity: 2,
      rate: 18,
      taxable,
      cgst,
      sgst,
      igst,
    },
  ],
  round_off,
  total: price,
  paid_by: 'Cash on delivery',
};
