import { z } from 'zod';
import { callOutcomes, decisionKinds, holdActions } from '@khep/domain/allocation';
import { labelFormats } from '@khep/domain/documents';
import {
  chargeBases,
  chargeTypes,
  orderNeeds,
  orderStatuses,
  orderTabs,
  searchMatches,
  unprintedLabels,
} from '@khep/domain/orders';
import { waitReasons } from '@khep/domain/shipToday';
import { creditCauses, goodsReceivers, invoiceKinds, supplyClauses } from '@khep/domain/tax';
import { actorKinds } from '@khep/domain/team';
import { buyerRequests } from '@khep/domain/tracking';
import {
  MAX_CM,
  PaymentMode,
  Sides,
  buyerGstinOrNone,
  countText,
  courierIdText,
  details,
  emailOrNone,
  grams,
  idText,
  line,
  list,
  manyIds,
  maxLength,
  mobile,
  mobileOrNone,
  optionalText,
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

export const OrderStatus = z.enum(orderStatuses);
export type OrderStatus = z.output<typeof OrderStatus>;

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
  country: line(maxLength.name).default('India'),
  pincode,
};

const erasable = { email: z.string(), phone: z.string(), address: z.string() };

export const BuyerDetails = z.object({
  ...addressFields,
  alternate_phone: mobileOrNone,
  company_name: text,
  /** GSTIN or UIN of who is billed. */
  gst_number: buyerGstinOrNone,
  /**
   * Who receives the goods, where they go to another state than the GSTIN is of: `buyer` at a site of its own, `other` on
   * the buyer's direction. It decides the place of supply. Empty: as last said for this GSTIN.
   */
  receiver: z.enum(['', ...goodsReceivers], 'Say who receives the goods').default(''),
  /** A unit or developer of a special economic zone. Defaults to what was last said for this GSTIN. */
  is_sez: z.boolean().optional(),
});
export type BuyerDetails = z.output<typeof BuyerDetails>;
export const BillingDetails = z.object(addressFields);
export type BillingDetails = z.output<typeof BillingDetails>;

/** A charge in addition to the items. */
export const OrderCharge = z.object({
  charge_name: text,
  /** Percent of the item total, or rupees. @default 0 */
  charge_value: z.number('Enter the charge').min(0, 'Enter 0 or more').default(0),
  charge_basis: z.enum(chargeBases).default('percentage'),
  /** `debit` is paid by the buyer, `credit` is deducted. @default 'debit' */
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
  payment_method: z.array(PaymentMode).min(1, 'Choose how the order is paid').default(['prepaid']),
  shipping_charges: OrderCharge.default(noCharge),
  transaction_fees: OrderCharge.default(noCharge),
  cod_charges: OrderCharge.default(noCharge),
  discount: OrderCharge.default(noCharge),
  payment_gateway_names: z.array(idText).max(20, 'Enter at most 20 gateways').default([]),
  /** Defaults to `payment_method`. */
  payment_mode: PaymentMode.optional(),
  gateway_transaction_id: text,
  payment_fields: details.default({}),
  /** Rupees paid in advance on a COD order. */
  amount_paid: rupees.default(0),
});
export type PaymentDetails = z.output<typeof PaymentDetails>;

/** Centimetres; 0 if unknown. */
const lineSide = z
  .number('Enter a dimension in centimetres')
  .min(0, 'Enter 0 or more')
  .max(MAX_CM, 'Enter at most 1,000 cm');

/** An order line. Omitted fields default to the SKU's. */
export const ProductDetail = z.object({
  /** The brand's own code. */
  sku_id: required('Choose the SKU'),
  sku_name: text,
  quantity: z
    .number('Enter the quantity')
    .int('Enter a whole number')
    .min(1, 'Enter 1 or more')
    .max(10_000, 'Enter at most 10,000'),
  /** Rupees per unit, including GST. */
  unit_price: rupees,
  /** Percent; defaults to the SKU's. */
  gst: percent.optional(),
  /** Percent of compensation cess, in addition to GST; defaults to the SKU's. */
  cess: percent.optional(),
  /** Rupees off the line. */
  discount: rupees.default(0),
  hsn_code: text,
  /** Grams per unit. */
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
  /** A day or time, ISO 8601; defaults to now. */
  order_date: idText.optional(),
  channel_id: idText.default('manual'),
  /** The brand's order number; defaults to the next of the series. */
  order_id: z.string().trim().max(40, 'Enter at most 40 characters').optional(),
  custom_tags: z.array(required('Enter a tag', maxLength.name)).max(50, 'Add at most 50 tags').default([]),
  product_details: z
    .array(ProductDetail)
    .min(1, 'Add at least one product')
    .max(200, 'Add at most 200 products'),
  payment_details: PaymentDetails.default(() => PaymentDetails.parse({})),
});

const draft = z.object({
  buyer_details: BuyerDetails,
  /** Copied from the buyer if `is_billing_same_as_shipping`. */
  billing_details: BillingDetails.optional(),
  is_billing_same_as_shipping: z.boolean().default(true),
  /** Defaults to the primary warehouse. */
  warehouse_id: idText.nullable().default(null),
  order_details: OrderDetails,
  /** Boxes to save; empty: pack later. */
  packed_boxes: z.array(PackedBox).default([]),
  unpackable_items: z.array(UnpackableItem).default([]),
});

/** Input of an order. */
export const OrderDraft = draft
  .refine((order) => order.is_billing_same_as_shipping || order.billing_details !== undefined, {
    path: ['billing_details'],
    message: 'Enter the billing address, or use the shipping address',
  })
  .superRefine(({ order_details }, wrong) => {
    order_details.product_details.forEach(({ unit_price, quantity, discount }, index) => {
      if (Math.round(discount * 100) > Math.round(unit_price * 100) * quantity)
        wrong.addIssue({
          code: 'custom',
          path: ['order_details', 'product_details', index, 'discount'],
          message: "The discount can't exceed the line total",
        });
    });
  });
export type OrderDraft = z.output<typeof OrderDraft>;
export type OrderDraftInput = z.input<typeof OrderDraft>;

/** The place of supply of an order, and why. */
export const PlaceOfSupply = z.object({
  state: z.string(),
  gst_code: z.string(),
  /** The provision of section 10 of the IGST Act. */
  clause: z.enum(supplyClauses),
  /** The law leaves a choice, and nobody made it: `receiver` of the buyer says it. */
  is_assumed: z.boolean(),
});
export type PlaceOfSupply = z.output<typeof PlaceOfSupply>;

/** The registration last saved for the holder of a GSTIN. */
export const BuyerRegistration = z.object({
  receiver: z.enum(['', ...goodsReceivers]),
  is_sez: z.boolean(),
});
export type BuyerRegistration = z.output<typeof BuyerRegistration>;

/** The courier, freight, promise and GST of an order that isn't saved. */
export const DraftQuote = z.object({
  /** Null without boxes, or if no courier can ship it. */
  courier: z
    .object({
      courier_id: z.number().int(),
      courier_name: z.string(),
      /** Rupees including GST for all boxes; null if not rated. */
      price: z.number().nullable(),
      zone: z.string().nullable(),
      /** Days from pickup. */
      tat_days: z.number().nullable(),
      /** Expected delivery if picked up now, ISO 8601. */
      promised_date: z.string().nullable(),
    })
    .nullable(),
  /** How the courier was chosen, or why there is none. */
  why: z.string(),
  /** GST included in the order's total, in rupees. */
  tax: z.object({
    /** `untaxed` without a GSTIN: a bill of supply. */
    supply: z.enum(invoiceKinds),
    /** Null if the state of delivery is unknown. */
    place: PlaceOfSupply.nullable(),
    taxable: z.number(),
    cgst: z.number(),
    sgst: z.number(),
    igst: z.number(),
    cess: z.number(),
  }),
});
export type DraftQuote = z.output<typeof DraftQuote>;

/** A timeline entry of an order. */
export const TimelineEntry = z.object({
  id: z.string(),
  /** `noun.verb`: `order.created`. */
  kind: z.string(),
  at: z.string(),
  /** A sentence for people. */
  words: z.string(),
  actor: z.object({ kind: z.enum(actorKinds), name: z.string() }),
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
  /** COD amount. */
  collect: z.number(),
  quantity: z.number().int(),
  /** Kilograms: sum of weight × quantity / 1000. */
  total_weight: z.number(),
});
export type OrderTotals = z.output<typeof OrderTotals>;

/** Who or what decides a courier: a user, a rule, the load distribution, the price, or none of them. */
const CourierDecision = z.enum(decisionKinds);

/** The suggested or allocated courier of an order. */
export const OrderCourier = z.object({
  courier_id: z.number().int(),
  courier_name: z.string(),
  /** Rupees including GST; null if not rated. */
  charge: z.number().nullable(),
  /** Days from pickup. */
  tat_days: z.number().nullable(),
  zone: z.string().nullable(),
  /** How it was chosen. Empty for old allocations without a record. */
  why: z.string(),
  /** Null where `why` is empty, and for bookings that were found at the courier. */
  decided_by: CourierDecision.nullable(),
  /** False once allocated. */
  is_suggested: z.boolean(),
});
export type OrderCourier = z.output<typeof OrderCourier>;

/** A buyer's request on the tracking page. */
export const BuyerRequest = z.object({
  request: z.enum(buyerRequests),
  text: z.string(),
  at: z.string(),
});
export type BuyerRequest = z.output<typeof BuyerRequest>;

/** An order that a rule holds until a person releases it. */
export const OrderHold = z.object({
  /** The action that the rule requires. */
  action: z.enum(holdActions),
  rule_name: z.string(),
  /** Why it isn't shipped, and what to do. */
  words: z.string(),
  /** Calls to the buyer, the newest first. */
  calls: z.array(
    z.object({ outcome: z.enum(callOutcomes), note: z.string(), by: z.string(), at: z.string() }),
  ),
});
export type OrderHold = z.output<typeof OrderHold>;

const holdOrders = z
  .array(requiredId('Choose the order'))
  .min(1, 'Choose at least one order')
  .max(500, 'Choose at most 500 orders');

/** A person's decision about held orders. */
export const HoldAnswer = z.discriminatedUnion(
  'answer',
  [
    /** Ships them in spite of the rule. */
    z.object({ answer: z.literal('release'), order_ids: holdOrders, note: optionalText(maxLength.line) }),
    /** Records a call. `confirmed` releases the order. */
    z.object({
      answer: z.literal('call'),
      order_ids: holdOrders,
      outcome: z.enum(callOutcomes, 'Choose the outcome of the call'),
      note: optionalText(maxLength.line),
    }),
    /** The buyer has paid: the orders become prepaid. */
    z.object({
      answer: z.literal('paid'),
      order_ids: holdOrders,
      reference: required('Enter the reference of the payment', 80),
    }),
  ],
  'Choose what to do',
);
export type HoldAnswer = z.output<typeof HoldAnswer>;

/** How the courier of a box was chosen, or why there is none. */
export const AllocationDecision = z.object({
  at: z.string(),
  /** Null if the order stayed unallocated. */
  courier_name: z.string().nullable(),
  /**
   * Null for old allocations without a record, where `why` may be empty.
   */
  decided_by: CourierDecision.nullable(),
  why: z.string(),
  /** Couriers that couldn't take it or failed to book, with the reason. */
  rejected: z.array(z.object({ courier_name: z.string(), reason: z.string() })),
});
export type AllocationDecision = z.output<typeof AllocationDecision>;

/** The e-way bill of the goods. */
export const EwayBill = z.object({
  /** May be empty. */
  number: z.string(),
  /** Whether the goods require one. */
  is_needed: z.boolean(),
  /** The missing details; null if nothing is missing. */
  problem: z.string().nullable(),
  /** Couriers that booked the order without the number, and why they don't have it yet. */
  untold: z.array(z.string()),
});
export type EwayBill = z.output<typeof EwayBill>;

/** Units of a SKU. */
export const ItemCount = z.object({
  sku_id: z.string(),
  sku_name: z.string(),
  quantity: z.number().int(),
});
export type ItemCount = z.output<typeof ItemCount>;

/** A credit note of an invoice. */
export const CreditNoteFacts = z.object({
  id: z.string(),
  number: z.string(),
  /** YYYY-MM-DD in India. */
  date: z.string(),
  cause: z.enum(creditCauses),
  /** Rupees. */
  total: z.number(),
});
export type CreditNoteFacts = z.output<typeof CreditNoteFacts>;

/** An order with all its details. */
export const Order = z.object({
  id: z.string(),
  /** Starts at 1 and increases with each change of its contents, warehouse or packaging. */
  version: z.number().int(),
  status: OrderStatus,
  needs: z.array(OrderNeed),
  /** Address warnings. */
  address_doubts: z.array(z.string()),
  channel_name: z.string(),
  warehouse_name: z.string(),
  // Texts are empty where the buyer was erased, and masked where `is_read_only`.
  buyer_details: BuyerDetails.extend({ ...erasable, alternate_phone: z.string() }),
  billing_details: BillingDetails.extend(erasable),
  is_billing_same_as_shipping: z.boolean(),
  warehouse_id: z.string().nullable(),
  order_details: OrderDetails.extend({
    order_id: z.string(),
    order_date: z.string(),
    payment_details: PaymentDetails.extend({ payment_mode: PaymentMode }),
  }),
  /** The order's boxes, or the packaging suggestion. */
  packed_boxes: z.array(PackedBox),
  /** Whether `packed_boxes` is an unconfirmed suggestion. */
  is_packing_suggested: z.boolean(),
  unpackable_items: z.array(UnpackableItem),
  totals: OrderTotals,
  courier: OrderCourier.nullable(),
  /** Null unless a rule holds the order. */
  hold: OrderHold.nullable(),
  /** Null unless the buyer asked for something that is still to be done. */
  buyer_request: BuyerRequest.nullable(),
  shipments: z.array(Shipment),
  /** Units that can be cancelled one by one: of a new order all, of a partially shipped one the unshipped. */
  cancellable_items: z.array(ItemCount),
  /** Units of a partially shipped order that were cancelled one by one; of combos, their parts. */
  cancelled_items: z.array(ItemCount),
  /** Of the invoice, once printed. Null if the state of delivery is unknown. */
  place_of_supply: PlaceOfSupply.nullable(),
  /** The tax invoice, once printed. */
  invoice: z.object({ number: z.string(), date: z.string() }).nullable(),
  credit_notes: z.array(CreditNoteFacts),
  /** The return that this order replaces. Null unless it is an exchange. */
  exchange_of: z
    .object({
      return_id: z.string(),
      return_number: z.string(),
      order_id: z.string(),
      order_number: z.string(),
    })
    .nullable(),
  eway_bill: EwayBill,
  /** Newest first. */
  decisions: z.array(AllocationDecision),
  /** Newest first. */
  timeline: z.array(TimelineEntry),
  /** The user sees it for a case only: no actions, contacts are masked. */
  is_read_only: z.boolean(),
  /** Actions that the order allows now. */
  actions: z.object({
    can_edit: z.boolean(),
    can_cancel: z.boolean(),
    /** Partially shipped; the unshipped items can be cancelled. */
    can_cancel_rest: z.boolean(),
    can_pack: z.boolean(),
    can_allocate: z.boolean(),
  }),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Order = z.output<typeof Order>;

/** An order in lists. */
export const OrderRow = z.object({
  id: z.string(),
  /** The brand's order number: `KH-100482`. */
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
  /** The name of the first item, and the number of lines and units. */
  first_item: z.string(),
  item_count: z.number().int(),
  quantity: z.number().int(),
  /** Actual or suggested boxes. */
  packaging: z.object({
    is_suggested: z.boolean(),
    boxes: z.array(z.object({ box_id: z.string(), name: z.string(), dimensions: Sides })),
    /** Why items fit no box. */
    unpackable: z.array(z.string()),
  }),
  dead_weight_g: z.number(),
  volumetric_weight_g: z.number(),
  /** Rupees. */
  total: z.number(),
  payment_mode: PaymentMode,
  /** COD amount in rupees. */
  collectible: z.number(),
  courier: OrderCourier.nullable(),
  /** Why no courier is suggested for a packed order that no rule holds; else null. */
  courier_problem: z.string().nullable(),
  /** Null unless a rule holds the order. */
  hold: OrderHold.nullable(),
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
  /** The load distribution chooses its courier when it is allocated: none is planned until then. */
  is_courier_undecided: z.boolean(),
  /** A new order that the units on hand don't cover: earlier orders have them. */
  waits_for_stock: z.boolean(),
  /** Chance that it comes back, per cent; null if it isn't proven or the order has shipped. */
  rto_risk: z.number().int().nullable(),
  /** When its labels were last printed; null if they weren't. */
  label_printed_at: z.string().nullable(),
  updated_at: z.string(),
});
export type OrderRow = z.output<typeof OrderRow>;

/** A search result: an order found by number, AWB, phone or email. */
export const OrderSearchResult = z.object({
  id: z.string(),
  order_id: z.string(),
  status: OrderStatus,
  buyer_name: z.string(),
  city: z.string(),
  awbs: z.array(z.string()),
  total: z.number(),
  /** The matched field. */
  matched: z.enum(searchMatches),
});
export type OrderSearchResult = z.output<typeof OrderSearchResult>;

/** Filter of the list of orders. Default: the last seven days, or all days in the work tabs. */
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
  /** Orders that a rule holds. */
  hold: list(z.enum(holdActions)),
  /** New orders that aren't in today's plan: they wait for stock, in a job that books them, or for the packing of more items. */
  waits_for: z.enum(waitReasons).optional(),
  /** Orders whose buyer asked for something that is still to be done. */
  buyer_request: z.enum(['open']).optional(),
  /** Orders with a box that has an AWB and no printed label. */
  unprinted: z.enum(unprintedLabels).optional(),
  /** Orders that come back with at least this chance, per cent. */
  min_rto_risk: countText.min(1, 'Enter 1 or more').max(100, 'Enter at most 100').optional(),
});
export type OrderFilter = z.output<typeof OrderFilter>;

/** Counts beside the tabs. */
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

/** Why it was cancelled; on the timeline. May be empty. */
export const cancelReason = line(200).default('');

/** Orders to cancel. */
export const OrdersToCancel = OrderIds.extend({
  /** Only the unshipped items of partially shipped orders. @default false */
  only_rest: z.boolean().default(false),
  reason: cancelReason,
});

/** Units to cancel of an order without a courier, or of the unshipped part of a partially shipped one. */
export const CancelledItems = z.object({
  items: z
    .array(
      z.object({
        sku_id: required('Choose the item'),
        quantity: z.number('Enter the quantity').int('Enter a whole number').min(1, 'Enter 1 or more'),
      }),
    )
    .min(1, 'Choose at least one item')
    .max(200, 'Choose at most 200 items'),
  reason: cancelReason,
});
export type CancelledItems = z.output<typeof CancelledItems>;

/** Orders for a job. */
export const OrderBatch = z.object({
  order_ids: manyIds('Choose the order')
    .min(1, 'Choose at least one order')
    .max(10_000, 'Choose at most 10,000 orders'),
});

/** The result for each order. */
export const BulkOrderResult = z.object({
  successful: z.array(z.string()),
  failures: z.array(z.object({ order_id: z.string(), order_number: z.string(), message: z.string() })),
});
export type BulkOrderResult = z.output<typeof BulkOrderResult>;

/** Prints documents of orders, of some of their boxes, or of a manifest. */
export const DocumentRequest = z.object({
  order_ids: z.array(idText).max(10_000, 'Choose at most 10,000 orders').default([]),
  shipment_ids: z.array(idText).max(10_000, 'Choose at most 10,000 shipments').optional(),
  manifest_id: idText.optional(),
  /** Several manifests in one file. */
  manifest_ids: z.array(idText).max(100, 'Choose at most 100 manifests').optional(),
  /** Labels only. @default 'pdf' */
  format: z.enum(labelFormats).default('pdf'),
});
