import { z } from 'zod';
import {
  MOST_CM,
  PaymentMode,
  Sides,
  courierIdText,
  details,
  email,
  emailOrNone,
  grams,
  gstinOrNone,
  idText,
  line,
  list,
  maxLength,
  mobile,
  mobileOrNone,
  percent,
  pincode,
  required,
  requiredId,
  rupees,
  text,
} from './fields.ts';
import { PackedBox, UnpackableItem } from './packing.ts';
import { daysQuery, listQuery } from './paging.ts';
import { Shipment, ShipmentStatus } from './shipment.ts';

export const orderStatuses = [
  'NEW',
  'READY_TO_SHIP',
  'PICKUP_SCHEDULED',
  'MANIFESTED',
  'PARTIALLY_SHIPPED',
  'SHIPPED',
  'PARTIALLY_DELIVERED',
  'DELIVERED',
  'CANCELLED',
  'RTO',
  'CLOSED',
] as const;
export const OrderStatus = z.enum(orderStatuses);
export type OrderStatus = z.output<typeof OrderStatus>;

export const orderTabs = ['new', 'ready-to-ship', 'pickup-and-manifest', 'all', 'cancelled'] as const;
export type OrderTab = (typeof orderTabs)[number];
/** What a new order waits for. */
export const orderNeeds = ['packaging', 'courier', 'address'] as const;
export const OrderNeed = z.enum(orderNeeds);
export type OrderNeed = z.output<typeof OrderNeed>;

const addressFields = {
  name: required('Enter the name', maxLength.name),
  email: emailOrNone,
  phone: mobile,
  address: required('Enter house, street and area'),
  landmark: text,
  city: required('Enter the city', maxLength.name),
  state: required('Choose the state', maxLength.name),
  /** @default 'India' */
  country: line(maxLength.name).default('India'),
  pincode,
};

export const BuyerDetails = z.object({
  ...addressFields,
  alternate_phone: mobileOrNone,
  company_name: text,
  gst_number: gstinOrNone,
});
export type BuyerDetails = z.output<typeof BuyerDetails>;
export const BillingDetails = z.object(addressFields);
export type BillingDetails = z.output<typeof BillingDetails>;

export const chargeBases = ['percentage', 'fixed'] as const;
export const chargeTypes = ['debit', 'credit'] as const;
/** A charge on top of the items. */
export const OrderCharge = z.object({
  charge_name: text,
  /** Per cent of the items, or rupees. @default 0 */
  charge_value: z.number('Enter the charge').min(0, 'Enter 0 or more').default(0),
  /** @default 'percentage' */
  charge_basis: z.enum(chargeBases).default('percentage'),
  /** `debit` is paid by the buyer, `credit` is taken off. @default 'debit' */
  charge_type: z.enum(chargeTypes).default('debit'),
});
export type OrderCharge = z.output<typeof OrderCharge>;
const noCharge: OrderCharge = {
  charge_name: '',
  charge_value: 0,
  charge_basis: 'percentage',
  charge_type: 'debit',
};

export const PaymentDetails = z.object({
  /** @default ['prepaid'] */
  payment_method: z.array(PaymentMode).min(1, 'Choose how the order is paid').default(['prepaid']),
  shipping_charges: OrderCharge.default(noCharge),
  transaction_fees: OrderCharge.default(noCharge),
  cod_charges: OrderCharge.default(noCharge),
  discount: OrderCharge.default(noCharge),
  payment_gateway_names: z.array(idText).max(20, 'Name at most 20 gateways').default([]),
  /** Follows `payment_method` where left out. */
  payment_mode: PaymentMode.optional(),
  gateway_transaction_id: text,
  payment_fields: details.default({}),
  /** Rupees paid ahead of a cash-on-delivery order. */
  amount_paid: rupees.default(0),
});
export type PaymentDetails = z.output<typeof PaymentDetails>;

/** Centimetres; 0 where it is not known. */
const lineSide = z
  .number('Enter the side in centimetres')
  .min(0, 'Enter 0 or more')
  .max(MOST_CM, 'Enter at most 1,000 cm');

/** A line of an order. What is left out is taken from the SKU. */
export const ProductDetail = z.object({
  /** The brand's own code. */
  sku_id: required('Choose the SKU'),
  sku_name: text,
  quantity: z
    .number('Enter the quantity')
    .int('Enter whole pieces')
    .min(1, 'Enter 1 or more')
    .max(10_000, 'Enter at most 10,000'),
  /** Rupees for one piece, GST included. */
  unit_price: rupees,
  /** Per cent; the SKU's where left out. */
  gst: percent.optional(),
  /** Per cent of compensation cess, on top of GST; the SKU's where left out. */
  cess: percent.optional(),
  /** Rupees off the line. */
  discount: rupees.default(0),
  hsn_code: text,
  /** Grams of one piece. */
  actual_weight: grams.optional(),
  /** Centimetres. */
  sku_length: lineSide.optional(),
  /** Centimetres. */
  sku_width: lineSide.optional(),
  /** Centimetres. */
  sku_height: lineSide.optional(),
});
export type ProductDetail = z.output<typeof ProductDetail>;

export const OrderDetails = z.object({
  /** A day or a moment, ISO 8601; now where left out. */
  order_date: idText.optional(),
  /** @default 'manual' */
  channel_id: idText.default('manual'),
  /** The brand's own number; the next of the series where left out. */
  order_id: z.string().trim().max(40, 'Enter at most 40 characters').optional(),
  custom_tags: z.array(required('Write the tag', maxLength.name)).max(50, 'Add at most 50 tags').default([]),
  product_details: z
    .array(ProductDetail)
    .min(1, 'Add at least one product')
    .max(200, 'Add at most 200 products'),
  payment_details: PaymentDetails.default(() => PaymentDetails.parse({})),
});

const draft = z.object({
  buyer_details: BuyerDetails,
  /** Copied from the buyer where `is_billing_same_as_shipping`. */
  billing_details: BillingDetails.optional(),
  /** @default true */
  is_billing_same_as_shipping: z.boolean().default(true),
  /** The primary warehouse where left out. */
  warehouse_id: idText.nullable().default(null),
  order_details: OrderDetails,
  /** Boxes as they are to be kept; none leaves packing for later. */
  packed_boxes: z.array(PackedBox).default([]),
  unpackable_items: z.array(UnpackableItem).default([]),
});

/** An order as it is typed. */
export const OrderDraft = draft
  .refine((order) => order.is_billing_same_as_shipping || order.billing_details !== undefined, {
    path: ['billing_details'],
    message: 'Enter the billing address, or let it equal the shipping address',
  })
  .superRefine(({ order_details }, wrong) => {
    order_details.product_details.forEach(({ unit_price, quantity, discount }, index) => {
      if (Math.round(discount * 100) > Math.round(unit_price * 100) * quantity)
        wrong.addIssue({
          code: 'custom',
          path: ['order_details', 'product_details', index, 'discount'],
          message: 'Take off at most the price of the line',
        });
    });
  });
export type OrderDraft = z.output<typeof OrderDraft>;
export type OrderDraftInput = z.input<typeof OrderDraft>;

/** Something that happened to an order. */
export const TimelineEntry = z.object({
  id: z.string(),
  /** `noun.verb`: `order.created`. */
  kind: z.string(),
  at: z.string(),
  /** A sentence for people. */
  words: z.string(),
  actor: z.object({ kind: z.enum(['user', 'courier', 'customer', 'system']), name: z.string() }),
  shipment_id: z.string().nullable(),
  data: z.record(z.string(), z.unknown()),
});
export type TimelineEntry = z.output<typeof TimelineEntry>;

/** Rupees, line by line. */
export const OrderTotals = z.object({
  lines: z.array(z.object({ kind: z.string(), label: z.string(), amount: z.number(), formula: z.string() })),
  items: z.number(),
  total: z.number(),
  is_cod: z.boolean(),
  /** What the courier collects. */
  collect: z.number(),
  quantity: z.number().int(),
  /** Kilograms: the sum of weight × quantity, divided by 1000. */
  total_weight: z.number(),
});
export type OrderTotals = z.output<typeof OrderTotals>;

/** A courier that would take the order, or has taken it. */
export const OrderCourier = z.object({
  courier_id: z.number().int(),
  courier_name: z.string(),
  /** Rupees with GST; null where not rated. */
  charge: z.number().nullable(),
  /** Days from pickup. */
  tat_days: z.number().nullable(),
  zone: z.string().nullable(),
  why: z.string(),
  /** False once allocated. */
  is_suggested: z.boolean(),
});
export type OrderCourier = z.output<typeof OrderCourier>;

/** How it was decided which courier carries a box, or that none does. */
export const AllocationDecision = z.object({
  at: z.string(),
  /** Null where the order stayed without one. */
  courier_name: z.string().nullable(),
  /**
   * What decided: a person, a rule, the load split, the price, or that there was none. Null for an allocation from before
   * this was kept: `why` may be empty then.
   */
  decided_by: z.enum(['person', 'rule', 'split', 'price', 'none']).nullable(),
  why: z.string(),
  /** Couriers that could not take it, or gave no AWB, each with its reason. */
  rejected: z.array(z.object({ courier_name: z.string(), reason: z.string() })),
});
export type AllocationDecision = z.output<typeof AllocationDecision>;

/** Under which e-way bill the goods travel. */
export const EwayBill = z.object({
  /** Empty while none was entered. */
  number: z.string(),
  /** True where the goods may not leave without one. */
  is_needed: z.boolean(),
  /** What is missing, in words; null where nothing is. */
  problem: z.string().nullable(),
});
export type EwayBill = z.output<typeof EwayBill>;

/**
 * What a credit note is for: the order was cancelled, or what of it had not left; a box came back undelivered, or the buyer
 * returned something.
 */
export const creditCauses = ['cancelled', 'rest_cancelled', 'rto', 'return'] as const;
export type CreditCause = (typeof creditCauses)[number];

/** What takes back an invoice, or a part of it. */
export const CreditNoteFacts = z.object({
  id: z.string(),
  number: z.string(),
  /** YYYY-MM-DD, in India. */
  date: z.string(),
  cause: z.enum(creditCauses),
  /** Rupees. */
  total: z.number(),
});
export type CreditNoteFacts = z.output<typeof CreditNoteFacts>;

/** An order with everything that belongs to it. */
export const Order = z.object({
  id: z.string(),
  status: OrderStatus,
  needs: z.array(OrderNeed),
  /** Doubts about the address, in words. */
  address_doubts: z.array(z.string()),
  channel_name: z.string(),
  warehouse_name: z.string(),
  buyer_details: BuyerDetails.extend({ email: z.string(), phone: z.string() }),
  billing_details: BillingDetails,
  is_billing_same_as_shipping: z.boolean(),
  warehouse_id: z.string().nullable(),
  order_details: OrderDetails.extend({
    order_id: z.string(),
    order_date: z.string(),
    payment_details: PaymentDetails.extend({ payment_mode: PaymentMode }),
  }),
  /** The boxes it is in; what packing suggests while it is in none. */
  packed_boxes: z.array(PackedBox),
  /** True while `packed_boxes` is a suggestion that nobody has confirmed. */
  is_packing_suggested: z.boolean(),
  unpackable_items: z.array(UnpackableItem),
  totals: OrderTotals,
  courier: OrderCourier.nullable(),
  shipments: z.array(Shipment),
  /** The tax invoice, once it was printed. */
  invoice: z.object({ number: z.string(), date: z.string() }).nullable(),
  credit_notes: z.array(CreditNoteFacts),
  eway_bill: EwayBill,
  /** Newest first. */
  decisions: z.array(AllocationDecision),
  /** Newest first. */
  timeline: z.array(TimelineEntry),
  /** What may be done with it now. */
  actions: z.object({
    can_edit: z.boolean(),
    can_cancel: z.boolean(),
    /** A part has left, and what has not can be cancelled by itself. */
    can_cancel_rest: z.boolean(),
    can_pack: z.boolean(),
    can_allocate: z.boolean(),
  }),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Order = z.output<typeof Order>;

/** An order as lists show it. */
export const OrderRow = z.object({
  id: z.string(),
  /** The brand's own number: `KH-100482`. */
  order_id: z.string(),
  status: OrderStatus,
  needs: z.array(OrderNeed),
  channel_id: z.string(),
  channel_name: z.string(),
  order_date: z.string(),
  created_at: z.string(),
  buyer: z.object({
    name: z.string(),
    phone: z.string(),
    city: z.string(),
    state: z.string(),
    pincode: z.string(),
  }),
  /** The name of the first line, and how many lines and pieces there are. */
  first_item: z.string(),
  item_count: z.number().int(),
  quantity: z.number().int(),
  /** Boxes it is in, or would go in. */
  packaging: z.object({
    is_suggested: z.boolean(),
    boxes: z.array(z.object({ box_id: z.string(), name: z.string(), dimensions: Sides })),
    /** Why items fit nowhere. */
    unpackable: z.array(z.string()),
  }),
  dead_weight_g: z.number(),
  volumetric_weight_g: z.number(),
  /** Rupees. */
  total: z.number(),
  payment_mode: PaymentMode,
  /** Rupees to collect. */
  collectible: z.number(),
  courier: OrderCourier.nullable(),
  warehouse_id: z.string().nullable(),
  warehouse_name: z.string(),
  shipments: z.array(
    z.object({
      id: z.string(),
      box_no: z.number().int(),
      awb: z.string().nullable(),
      status: ShipmentStatus,
      courier_name: z.string().nullable(),
      pickup_date: z.string().nullable(),
      manifest_id: z.string().nullable(),
    }),
  ),
  updated_at: z.string(),
});
export type OrderRow = z.output<typeof OrderRow>;

/** What a jump shows of an order: found by number, AWB, phone or email. */
export const OrderSearchResult = z.object({
  id: z.string(),
  order_id: z.string(),
  status: OrderStatus,
  buyer_name: z.string(),
  city: z.string(),
  awbs: z.array(z.string()),
  total: z.number(),
  /** What was matched: `order`, `awb`, `phone` or `email`. */
  matched: z.enum(['order', 'awb', 'phone', 'email']),
});
export type OrderSearchResult = z.output<typeof OrderSearchResult>;

/** Where a buyer wants what is returned to be fetched. */
export const ReturnDraft = z.object({
  order_id: required('Choose the order'),
  items: z
    .array(
      z.object({ sku_id: required('Choose the SKU'), quantity: z.number().int().min(1, 'Enter 1 or more') }),
    )
    .min(1, 'Choose at least one item'),
  reason: required('Choose the reason'),
  remark: text,
  pickup_address: z
    .object({ ...addressFields, email })
    .partial()
    .optional(),
  /** Check at the door. @default false */
  with_qc: z.boolean().default(false),
});

/** The filter of the list of orders. The last seven days where no day is given; all days in the tabs of work. */
export const OrderFilter = z.object({
  ...listQuery,
  ...daysQuery,
  tab: z.enum(orderTabs).optional(),
  needs: list(OrderNeed),
  order_status: list(OrderStatus),
  courier_ids: list(courierIdText),
  channel_ids: list(idText),
  warehouse_ids: list(idText),
  payment_mode: PaymentMode.optional(),
});
export type OrderFilter = z.output<typeof OrderFilter>;

/** Numbers beside the tabs. */
export const OrderCounts = z.object({
  tabs: z.object({
    new: z.number().int(),
    'ready-to-ship': z.number().int(),
    'pickup-and-manifest': z.number().int(),
    all: z.number().int(),
    cancelled: z.number().int(),
  }),
  needs: z.object({ packaging: z.number().int(), courier: z.number().int(), address: z.number().int() }),
});
export type OrderCounts = z.output<typeof OrderCounts>;

export const OrderIds = z.object({
  order_ids: z
    .array(requiredId('Choose the order'))
    .min(1, 'Choose at least one order')
    .max(500, 'Choose at most 500 orders'),
});

/** Orders to cancel. */
export const OrdersToCancel = OrderIds.extend({
  /** Only what has not left, of orders of which a part has. @default false */
  only_rest: z.boolean().default(false),
});

/** Orders for a job. */
export const OrderBatch = z.object({
  order_ids: z
    .array(requiredId('Choose the order'))
    .min(1, 'Choose at least one order')
    .max(10_000, 'Choose at most 10,000 orders'),
});

/** What became of each of several orders. */
export const BulkOrderResult = z.object({
  successful: z.array(z.string()),
  failures: z.array(z.object({ order_id: z.string(), order_number: z.string(), message: z.string() })),
});
export type BulkOrderResult = z.output<typeof BulkOrderResult>;

/** Prints documents: of orders, of some of their boxes, or of a manifest. */
export const DocumentRequest = z.object({
  order_ids: z.array(idText).max(1000, 'Choose at most 1,000 orders').default([]),
  shipment_ids: z.array(idText).max(1000, 'Choose at most 1,000 shipments').optional(),
  manifest_id: idText.optional(),
  /** Labels only. @default 'pdf' */
  format: z.enum(['pdf', 'zpl']).default('pdf'),
});
