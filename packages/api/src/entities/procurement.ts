import { pageQuery } from './paging.ts';
import { z } from 'zod';
import {
  billDifferenceKinds,
  costSpreads,
  purchaseCostKinds,
  purchaseEmailStates,
  purchaseStates,
} from '@khep/domain/warehouse';
import {
  day,
  emailOrNone,
  exact,
  gstinOrNone,
  idText,
  line,
  list,
  maxLength,
  moment,
  phoneOrNone,
  required,
  requiredId,
  rupees,
  text,
} from './fields.ts';

const count = z.number().int().min(0);
const units = z.number('Enter a number').int('Enter a whole number').min(1, 'Enter 1 or more').max(100_000);

const SupplierPrice = z.object({
  sku_id: required('Enter the SKU'),
  /** Rupees before GST. */
  price: rupees,
});

export const SupplierDraft = z.object({
  name: required('Enter the name of the supplier', maxLength.name),
  email: emailOrNone,
  phone: phoneOrNone,
  gst_number: gstinOrNone,
  /** As it is printed on orders and debit notes. */
  address: text,
  /** Days from order to receipt as the supplier says; its own deliveries count once there are some. */
  lead_days: z
    .number('Enter the days')
    .int('Enter whole days')
    .min(0, 'Enter 0 or more')
    .max(365, 'Enter at most 365'),
  /** Days between two orders. */
  review_days: z
    .number('Enter the days')
    .int('Enter whole days')
    .min(1, 'Enter 1 or more')
    .max(365, 'Enter at most 365')
    .default(21),
  /** Days after its date within which a bill is paid, or after a receipt that isn't billed. */
  payment_days: z
    .number('Enter the days')
    .int('Enter whole days')
    .min(0, 'Enter 0 or more')
    .max(365, 'Enter at most 365')
    .default(0),
  prices: z.array(SupplierPrice).max(2_000, 'Enter at most 2,000 SKUs').default([]),
});
export type SupplierDraft = z.output<typeof SupplierDraft>;

export const Supplier = SupplierDraft.extend({
  id: idText,
  version: count,
  /** Days that its orders took, the latest last. */
  lead_history: z.array(z.number()),
  open_orders: count,
});
export type Supplier = z.output<typeof Supplier>;

/** A SKU that a supplier sells, and how much of it to buy now. */
export const ToBuyRow = z.object({
  sku_id: z.string(),
  sku_name: z.string(),
  /** Units a day over the last weeks; null with too few days of sales. */
  sold_a_day: z.number().nullable(),
  /** Units sold on each day, the latest last. */
  daily: z.array(z.number()),
  on_hand: z.number(),
  reserved: z.number(),
  on_order: count,
  /** Units at which an order is due; null with too few days of sales. */
  reorder_at: z.number().nullable(),
  quantity: count,
  /** Rupees before GST. */
  price: z.number(),
});
export type ToBuyRow = z.output<typeof ToBuyRow>;

export const ToBuy = z.object({
  suppliers: z.array(
    z.object({ id: idText, name: z.string(), lead_days: z.number(), rows: z.array(ToBuyRow) }),
  ),
  /** Days of sales that count. */
  days: count,
  /** Active SKUs that no supplier sells. */
  without_supplier: count,
});
export type ToBuy = z.output<typeof ToBuy>;

const PurchaseLine = z.object({
  line_no: count,
  sku_id: z.string(),
  sku_name: z.string(),
  quantity: count,
  price: z.number(),
  /** Price with its share of freight, duty and other costs, of one unit. */
  landed_price: z.number(),
  received: count,
  damaged: count,
});

/** Costs of a whole order beside its prices. An order has one of each kind at most. */
export const PurchaseCosts = z.object({
  costs: z
    .array(
      z.object({
        kind: z.enum(purchaseCostKinds, 'Choose a kind of cost'),
        /** Rupees, without GST that is claimed back. */
        amount: rupees,
        spread: z.enum(costSpreads, 'Choose how it is shared'),
      }),
    )
    .max(purchaseCostKinds.length, 'Enter each kind of cost once'),
});
export type PurchaseCosts = z.output<typeof PurchaseCosts>;

/** A supplier's bill: what it billed of each line. */
const BilledLine = z.object({
  line_no: count,
  quantity: units,
  /** Rupees before GST, of one unit. */
  price: rupees,
});

const SupplierBillDraft = z.object({
  number: required('Enter the number of the bill', maxLength.name),
  date: required('Enter the date of the bill').pipe(day),
  lines: z.array(BilledLine).min(1, 'Enter the units of a product').max(500, 'Add at most 500 products'),
});

/** All bills of an order, the oldest first. */
export const SupplierBills = z.object({
  bills: z.array(SupplierBillDraft).max(20, 'Enter at most 20 bills'),
});
export type SupplierBills = z.output<typeof SupplierBills>;

/** An amount that a bill is too high by, in rupees. */
const BillDifference = z.object({
  line_no: count,
  kind: z.enum(billDifferenceKinds),
  units: count,
  unit: z.number(),
  amount: z.number(),
  gst: z.number(),
});

/** An email to a supplier. */
const SupplierEmail = z.object({ state: z.enum(purchaseEmailStates), to: z.string(), at: moment });

const SupplierBill = SupplierBillDraft.extend({
  differences: z.array(BillDifference),
  /** Rupees with GST. */
  billed: z.number(),
  claim: z.number(),
  to_pay: z.number(),
  /** YYYY-MM-DD: its date, and the supplier's days to pay. */
  due_on: z.string(),
  /** When it was paid and with how much, as a person entered it; null before. */
  paid: z.object({ on: z.string(), amount: z.number() }).nullable(),
  /** To pay beyond that. */
  unpaid: z.number(),
  /** The note that claims the differences from the supplier; null before one. */
  note: z
    .object({
      number: z.string(),
      date: z.string(),
      is_cancelled: z.boolean(),
      email: SupplierEmail.nullable(),
    })
    .nullable(),
});
export type SupplierBill = z.output<typeof SupplierBill>;

/** Names a bill of an order. */
export const BillNumber = z.object({ number: required('Enter the number of the bill', maxLength.name) });

/** The day on which a bill was paid; null takes the payment back. */
export const BillPayment = BillNumber.extend({ paid_on: day.nullable() });
export type BillPayment = z.output<typeof BillPayment>;

/** A debit note is emailed once, unless it is asked for again. */
export const DebitNoteEmailRequest = BillNumber.extend({ is_again: z.boolean().default(false) });

export const PurchaseOrder = z.object({
  id: idText,
  number: z.string(),
  supplier_id: idText,
  supplier_name: z.string(),
  warehouse_id: idText,
  warehouse_name: z.string(),
  state: z.enum(purchaseStates),
  /** YYYY-MM-DD */
  promised_on: z.string().nullable(),
  sent_at: moment.nullable(),
  /** The latest email to the supplier; null before one. */
  email: SupplierEmail.nullable(),
  created_at: moment,
  lines: z.array(PurchaseLine),
  costs: PurchaseCosts.shape.costs,
  bills: z.array(SupplierBill),
  /** Rupees before GST. */
  value: z.number(),
  version: count,
});
export type PurchaseOrder = z.output<typeof PurchaseOrder>;

export const PurchaseFilter = z.object({
  state: list(z.enum(purchaseStates)),
  page_size: pageQuery.page_size,
  after: pageQuery.after,
});
export type PurchaseFilter = z.output<typeof PurchaseFilter>;

export const PurchaseDraft = z.object({
  supplier_id: requiredId('Choose a supplier'),
  /** The primary warehouse if empty. */
  warehouse_id: idText.default(''),
  lines: z
    .array(z.object({ sku_id: required('Enter the SKU'), quantity: units, price: rupees.optional() }))
    .min(1, 'Add a product')
    .max(500, 'Add at most 500 products'),
  promised_on: day.nullable().default(null),
});
export type PurchaseDraft = z.output<typeof PurchaseDraft>;

/** An order is emailed once, unless it is asked for again. */
export const PurchaseEmailRequest = z.object({ is_again: z.boolean().default(false) });

export const PurchaseReceipt = z.object({
  /** Made by the device; the receipt counts once however often it is sent. */
  receipt_id: exact(maxLength.id).min(8, 'Enter the id of the receipt'),
  /** Its code, or a barcode of its label. */
  sku_id: required('Enter a SKU or a barcode'),
  /** Good units. */
  quantity: z.number('Enter a number').int('Enter a whole number').min(0, 'Enter 0 or more').max(100_000),
  damaged: z.number().int('Enter a whole number').min(0, 'Enter 0 or more').max(100_000).default(0),
  /** Where the good units are put. */
  bin: line(40).default(''),
});
export type PurchaseReceipt = z.output<typeof PurchaseReceipt>;

/** New sizes at most that a search proposes. */
export const BoxSizesRequest = z.object({
  most: z
    .number('Enter a number')
    .int('Enter a whole number')
    .min(1, 'Enter 1 or more')
    .max(12, 'Enter at most 12'),
});

/** A size of box to buy, by the month. Rupees before GST, centimetres, grams; the weight limit in kilograms. */
const BoxSizeToBuy = z.object({
  length: z.number(),
  width: z.number(),
  height: z.number(),
  outer_length: z.number(),
  outer_width: z.number(),
  outer_height: z.number(),
  weight_capacity: z.number(),
  empty_weight: z.number(),
  box_cost: z.number(),
  /** Parcels that it takes. */
  parcels: count,
  /** Boxes to order for a month. */
  to_order: count,
  /** Savings beside the own boxes and the sizes before it. */
  saves: z.number(),
  /** The box of the brand that has this size by now. */
  box_name: z.string().nullable(),
});

/** The latest proposal of box sizes, and the job that is making another. */
export const BoxSizes = z.object({
  plan: z
    .object({
      made_at: moment,
      /** Days of orders that were counted. */
      days: count,
      orders: count,
      left_out: count,
      /** Boxes and freight a month, in rupees before GST. */
      before: z.number(),
      after: z.number(),
      sizes: z.array(BoxSizeToBuy),
      /** Boxes of the brand that none of these orders would be packed in. */
      unused: z.array(z.string()),
    })
    .nullable(),
  job_id: idText.nullable(),
});
export type BoxSizes = z.output<typeof BoxSizes>;
