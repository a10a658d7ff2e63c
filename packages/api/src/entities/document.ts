import { z } from 'zod';
import { labelSizes } from '@khep/domain/documents';

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

/** The content of a label before layout. */
export const LabelModel = z.object({
  order: z.object({
    order_id: z.string(),
    invoice_number: z.string().optional(),
    /** Printed unchanged. */
    order_date: z.string().optional(),
    is_cod: z.boolean(),
    /** COD amount of this box in paise. */
    cod_amount: z.number().int(),
    /** Order value in paise. */
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
    /** Outer dimensions in centimetres. */
    length: z.number(),
    width: z.number(),
    height: z.number(),
    box_number: z.number().int(),
    box_count: z.number().int(),
    master_awb: z.string().optional(),
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
  /** The brand's label preference; omitted options are on. */
  preference: z
    .object({
      label_size: z.enum(labelSizes).optional(),
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

const InvoiceParty = z.object({
  name: z.string(),
  company: z.string().optional(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
  gstin: z.string().optional(),
  phone: z.string().optional(),
  email: z.string().optional(),
});
const paise = z.number().int();

/** The content of an invoice before layout, in paise. */
export const InvoiceModel = z.object({
  is_bill_of_supply: z.boolean().optional(),
  credits: z.object({ number: z.string(), date: z.string() }).optional(),
  eway_bill: z.string().optional(),
  number: z.string(),
  date: z.string(),
  order_id: z.string(),
  order_date: z.string().optional(),
  awb: z.string().optional(),
  supplier: InvoiceParty,
  recipient: InvoiceParty,
  deliver_to: InvoiceParty.optional(),
  place_of_supply: z.string(),
  reverse_charge: z.boolean().optional(),
  lines: z
    .array(
      z.object({
        description: z.string(),
        sku_id: z.string().optional(),
        hsn_code: z.string(),
        quantity: z.number(),
        unit: z.string().optional(),
        rate: z.number(),
        taxable: paise,
        cgst: paise,
        sgst: paise,
        igst: paise,
        cess: paise.optional(),
      }),
    )
    .readonly(),
  round_off: paise,
  total: paise,
  paid_by: z.string().optional(),
});
export type InvoiceModel = z.output<typeof InvoiceModel>;
