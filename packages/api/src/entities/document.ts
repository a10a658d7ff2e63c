import { z } from 'zod';

const LabelAddress = z.object({
  name: z.string(),
  phone: z.string().optional(),
  address: z.string(),
  landmark: z.string().optional(),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
  country: z.string().optional(),
});

/** All that a label says, before it is laid out on paper. */
export const LabelModel = z.object({
  order: z.object({
    order_id: z.string(),
    invoice_number: z.string().optional(),
    /** Shown as given. */
    order_date: z.string().optional(),
    is_cod: z.boolean(),
    /** Paise that the courier collects for this box. */
    cod_amount: z.number().int(),
    /** Paise, the value of the order. */
    total_amount: z.number().int(),
    buyer: LabelAddress,
  }),
  shipment: z.object({
    awb: z.string(),
    courier_name: z.string(),
    mode: z.string().optional(),
    routing_code: z.string().optional(),
    /** Grams. */
    weight: z.number(),
    /** Centimetres, outside. */
    length: z.number(),
    width: z.number(),
    height: z.number(),
    box_number: z.number().int(),
    box_count: z.number().int(),
    tracking_url: z.string().optional(),
    products: z
      .array(z.object({ name: z.string(), sku_id: z.string(), quantity: z.number().int() }))
      .readonly(),
  }),
  sender: z.object({
    company_name: z.string(),
    gstin: z.string().optional(),
    return_address: LabelAddress,
  }),
  /** The brand's label preference; a switch that is left out is on. */
  preference: z
    .object({
      label_size: z.enum(['4x6', 'A6', 'A4x4']).optional(),
      /** A `data:` URL. */
      logo_path: z.string().optional(),
      policy_terms: z.string().optional(),
      show_gstin: z.boolean().optional(),
      show_company_name: z.boolean().optional(),
      show_product_description: z.boolean().optional(),
      show_total_amount: z.boolean().optional(),
      show_shipper_address: z.boolean().optional(),
      show_order_barcode: z.boolean().optional(),
      show_mobile_number: z.boolean().optional(),
      show_support_phone: z.boolean().optional(),
      support_email: z.string().optional(),
      support_phone: z.string().optional(),
      note: z.string().optional(),
    })
    .optional(),
});
export type LabelModel = z.output<typeof LabelModel>;
