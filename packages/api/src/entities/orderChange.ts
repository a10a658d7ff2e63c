import { z } from 'zod';
import {
  PaymentMode,
  buyerGstinOrNone,
  details,
  emailOrNone,
  idText,
  line,
  maxLength,
  mobileOrNone,
  rupees,
} from './fields.ts';
import {
  BillingDetails,
  BuyerDetails,
  OrderCharge,
  OrderDetails,
  PaymentDetails,
  ProductDetail,
} from './order.ts';
import { PackedBox, UnpackableItem } from './packing.ts';

const optionalLine = line(maxLength.line).optional();
const placeChange = { landmark: optionalLine, country: line(maxLength.name).optional() };

/** A change of an order: what it omits stays as it is. */
export const OrderChange = z.object({
  buyer_details: BuyerDetails.extend({
    ...placeChange,
    email: emailOrNone.unwrap().optional(),
    alternate_phone: mobileOrNone.unwrap().optional(),
    company_name: optionalLine,
    gst_number: buyerGstinOrNone.unwrap().optional(),
    receiver: BuyerDetails.shape.receiver.unwrap().optional(),
  }),
  billing_details: BillingDetails.extend({
    ...placeChange,
    email: emailOrNone.unwrap().optional(),
  }).optional(),
  is_billing_same_as_shipping: z.boolean().optional(),
  warehouse_id: idText.nullable().optional(),
  order_details: z.object({
    order_date: idText.optional(),
    channel_id: idText.optional(),
    order_id: OrderDetails.shape.order_id,
    custom_tags: OrderDetails.shape.custom_tags.unwrap().optional(),
    product_details: z
      .array(
        ProductDetail.extend({
          sku_name: optionalLine,
          discount: rupees.optional(),
          hsn_code: optionalLine,
        }),
      )
      .min(1, 'Add at least one product')
      .max(200, 'Add at most 200 products'),
    payment_details: z
      .object({
        payment_method: PaymentDetails.shape.payment_method.unwrap().optional(),
        shipping_charges: OrderCharge.optional(),
        transaction_fees: OrderCharge.optional(),
        cod_charges: OrderCharge.optional(),
        discount: OrderCharge.optional(),
        payment_gateway_names: PaymentDetails.shape.payment_gateway_names.unwrap().optional(),
        payment_mode: PaymentMode.optional(),
        gateway_transaction_id: optionalLine,
        payment_fields: details.optional(),
        amount_paid: rupees.optional(),
      })
      .optional(),
  }),
  /** Omitted: the boxes stay while the products do. */
  packed_boxes: z.array(PackedBox).optional(),
  unpackable_items: z.array(UnpackableItem).optional(),
});
export type OrderChange = z.output<typeof OrderChange>;
