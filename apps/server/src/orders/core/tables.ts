import type { TrackingLanguage } from '@khep/domain/tracking';
import type { PaymentMode } from '@khep/domain/money';
import type { Generated, Selectable } from 'kysely';
import type { InvoiceLine, InvoiceParty } from '@khep/domain/documents';
import type { HoldAction, CallOutcome } from '@khep/domain/allocation';
import type { ComboPart, OrderStatus } from '@khep/domain/orders';
import type { OrderStock } from '@khep/domain/stock';
import type {
  CreditCause,
  GoodsReceiver,
  InvoiceKind,
  PlaceOfSupply,
  TaxedLine,
  TaxSplit,
} from '@khep/domain/tax';
import type { BillingDetails, BuyerDetails, BuyerRequest, PaymentDetails } from '@khep/api';
import type { Json, NullableJson, Timestamp } from '../../platform/db/columns.ts';

/** Fields of an order that no query filters by. */
export interface OrderDetailsJson {
  buyer_details: BuyerDetails;
  billing_details: BillingDetails;
  is_billing_same_as_shipping: boolean;
  custom_tags: string[];
  payment_details: PaymentDetails & { payment_mode: PaymentMode };
}

/** Suggested boxes of a new order, shown in the list before they are confirmed. Its courier is planned when it is read. */
export interface SuggestionJson {
  boxes: {
    box_id: string;
    name: string;
    length: number;
    width: number;
    height: number;
    /** With the empty box. Missing in older orders, like the share of the COD amount. */
    weight_g?: number;
    collectible_paise?: number;
  }[];
  /** Items that fit no box, with the reason. */
  unpackable: string[];
  volumetric_weight_g: number;
}

/** Stock changes of an order. */
export interface OrderStockJson extends OrderStock {
  /** Records of its SKUs, by the code that the order has. */
  skus: Record<string, string>;
}

interface OrdersTable {
  brand_id: string;
  order_id: string;
  /** The order number, as printed: KH-100482. */
  order_number: string;
  status: OrderStatus;
  /** Tasks before it can be shipped: ',address,packaging,'; empty otherwise. Commas at both ends, for searching. */
  needs: string;
  /** Work tabs of its unshipped part, in the same format; empty unless partially shipped. */
  rest_tabs: Generated<string>;
  /** Cancelled by the seller. */
  is_cancelled: Generated<boolean>;
  /** Couriers of its live boxes, in the same format: ',1,4,'. */
  couriers: Generated<string>;
  channel_id: string;
  warehouse_id: string | null;
  order_date: Timestamp;
  payment_mode: PaymentMode;
  total_paise: number;
  collectible_paise: number;
  item_count: number;
  dead_weight_g: number;
  buyer_name: string;
  buyer_phone: string;
  buyer_email: string;
  /** Its buyer had ordered before: see `decideRepeat`. */
  is_repeat: Generated<boolean>;
  /** A language of the tracking page that the buyer chose; null without a choice. */
  buyer_language: Generated<TrackingLanguage | null>;
  /** Request of the buyer on the tracking page, until a person handles it. */
  buyer_request: NullableJson<BuyerRequest>;
  city: string;
  state: string;
  pincode: string;
  first_item: string;
  /** Chance that it comes back when it was saved, whole per cent; null with too little history. */
  rto_risk: Generated<number | null>;
  /** Action that a rule required of a person at `hold_at`; an index for lists, the rules decide. */
  hold: Generated<HoldAction | null>;
  /** Null once the order was changed: it is checked again. */
  hold_at: Generated<Date | null>;
  /** Calls to the buyer, and who released the order. */
  hold_log: Generated<HoldLogJson | null>;
  /** Units cancelled after others had shipped; of combos, their parts. They stay in the order's lines. */
  cancelled_items: Generated<CancelledItem[] | null>;
  /** The number of its e-way bill. */
  eway_bill: Generated<string | null>;
  details: Json<OrderDetailsJson>;
  suggestion: NullableJson<SuggestionJson>;
  search_text: string;
  /** Null for orders from before stock was tracked. */
  stock: NullableJson<OrderStockJson>;
  /** Starts at 1 and increases when a user changes its contents, warehouse or packaging. */
  version: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
  /** When its buyer's data was erased. */
  erased_at: Generated<Date | null>;
}

export interface CancelledItem {
  sku_id: string;
  quantity: number;
}

interface HoldNote {
  by: string;
  /** ISO 8601. */
  at: string;
  note: string;
}

/** Actions of people on the hold of an order. */
export interface HoldLogJson {
  calls: (HoldNote & { outcome: CallOutcome })[];
  /** Rules that hold no longer concern the order. */
  release?: HoldNote & { rule_name: string };
}

/** The recipient of an invoice, as the law asks for it. */
export interface InvoiceRecipient {
  name: string;
  address: string;
  city: string;
  state: string;
  pincode: string;
  gst_number: string;
}

/** Details of an erased buyer that the law requires for an invoice. */
interface InvoiceRecipientsTable {
  brand_id: string;
  order_id: string;
  recipient: Json<InvoiceRecipient>;
  keep_until: Timestamp;
}

/** Latest registrations of the holders of GSTINs. */
interface BuyerRegistrationsTable {
  brand_id: string;
  gstin: string;
  receiver: GoodsReceiver | '';
  is_sez: boolean;
  updated_at: Timestamp;
}

/** Requests to erase a buyer that wait for open orders. */
interface ErasureRequestsTable {
  brand_id: string;
  /** Phone or email. */
  contact: string;
  requested_by: string;
  requested_at: Timestamp;
}

interface OrderLinesTable {
  brand_id: string;
  order_id: string;
  line_no: number;
  sku_id: string;
  sku_name: string;
  quantity: number;
  unit_price_paise: number;
  discount_paise: number;
  gst: number;
  /** Compensation cess, per cent. */
  cess: Generated<number>;
  hsn_code: string;
  weight_g: number;
  length_cm: number;
  width_cm: number;
  height_cm: number;
  /** The SKUs of a combo, as they were when it was ordered. */
  parts: NullableJson<ComboPart[]>;
}

/** Counts by day: orders by status, shipments by state, open tasks, work tabs of partial orders. */
export type Measure = 'order' | 'shipment' | 'needs' | 'rest';

/** Rows of a measure by value and IST day of the order; updated in the transaction of each change. */
interface DayCountsTable {
  brand_id: string;
  measure: Measure;
  day: string;
  value: string;
  count: number;
  amount_paise: number;
}

interface NumberSeriesTable {
  brand_id: string;
  series: string;
  last: number;
}

/** A line of an invoice with its tax. */
export interface InvoicedLine extends Omit<InvoiceLine, keyof TaxSplit> {
  /** Order line; null for an extra charge. */
  line_no: number | null;
  tax: TaxedLine;
}

/** The place of supply of an invoice. */
export interface InvoicedPlace extends PlaceOfSupply {
  /** To a special economic zone, which is taxed as inter-state everywhere. */
  is_sez: boolean;
}

/** Issued tax invoices and bills of supply. */
interface InvoicesTable {
  brand_id: string;
  order_id: string;
  invoice_number: string;
  /** 26-27 */
  financial_year: string;
  /** YYYY-MM-DD, in IST. */
  invoice_date: string;
  /** 1, or more if earlier ones were cancelled and the goods were shipped anyway. */
  issue: Generated<number>;
  /** Kind and lines; null if issued before they were stored. */
  kind: InvoiceKind | null;
  lines: NullableJson<InvoicedLine[]>;
  /** Null if issued before it was stored, or the state of delivery was unknown: the delivery counted. */
  place: NullableJson<InvoicedPlace>;
  /** The supplier and its address, as printed. */
  supplier: Json<InvoiceParty>;
  created_at: Timestamp;
}

/** An invoice line with its credited quantity. */
export interface CreditedLineJson extends InvoiceLine {
  /** Order line; null for an extra charge. */
  line_no: number | null;
}

/** Issued credit notes. */
interface CreditNotesTable {
  brand_id: string;
  credit_note_id: string;
  order_id: string;
  /** Sequence number of the credited invoice. */
  issue: Generated<number>;
  note_number: string;
  /** 26-27 */
  financial_year: string;
  /** YYYY-MM-DD, in IST. */
  note_date: string;
  /** Cause of the credit. */
  cause: CreditCause;
  lines: Json<CreditedLineJson[]>;
  total_paise: number;
  round_off_paise: number;
  created_at: Timestamp;
}

export interface OrderTables {
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  day_counts: DayCountsTable;
  number_series: NumberSeriesTable;
  invoices: InvoicesTable;
  buyer_registrations: BuyerRegistrationsTable;
  invoice_recipients: InvoiceRecipientsTable;
  erasure_requests: ErasureRequestsTable;
  credit_notes: CreditNotesTable;
}

export type OrderRecord = Selectable<OrdersTable>;
export type LineRecord = Selectable<OrderLinesTable>;
