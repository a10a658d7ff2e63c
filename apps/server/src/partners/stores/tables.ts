import type { ShipmentState } from '@khep/domain/shipments';
import type { FulfilMoment, StoreLogin, StoreOrderState } from '@khep/domain/stores';
import type { Generated, Selectable } from 'kysely';
import type { Json, NullableTimestamp, Timestamp } from '../../platform/db/columns.ts';

/** Kinds of store. Also the channel of their orders. */
export type StoreKind = 'shopify';

interface StoresTable {
  brand_id: string;
  kind: StoreKind;
  /** The last part of its webhook address. */
  webhook_id: string;
  /** mitti-and-loom.myshopify.com */
  domain: string;
  name: string;
  currency: string;
  timezone: string;
  auth_kind: StoreLogin;
  /** Encrypted JSON of the credentials. */
  credentials: string;
  /** Access scopes of the token when it was last checked. */
  scopes: Json<string[]>;
  is_active: boolean;
  /** Why the last check or sync failed; empty if it didn't. */
  problem: string;
  /** When a shipment is sent to the store: with its AWB, or once the courier has picked it up. */
  fulfil_at: FulfilMoment;
  /** Whether the store emails the buyer about a fulfilment. */
  notify_buyer: boolean;
  /** Whether delivered COD orders are marked as paid in the store. */
  mark_paid: Generated<boolean>;
  /** Orders updated before this are imported. */
  synced_until: Timestamp;
  synced_at: NullableTimestamp;
  /** Counts of the last sync. */
  last_sync: Json<SyncCounts>;
  /** When webhooks were registered; null without. */
  webhooks_at: NullableTimestamp;
  /** The last valid webhook. */
  heard_at: NullableTimestamp;
  connected_at: Timestamp;
  checked_at: Timestamp;
  updated_at: Timestamp;
}

/** Progress of a sync. */
export interface SyncCounts {
  job_id: string;
  /** Orders received. */
  read: number;
  added: number;
  /** Orders of ours that were edited or cancelled. */
  changed: number;
  /** Orders that wait, failed or need a decision. */
  open: number;
  /** Unchanged, or nothing to ship. */
  skipped: number;
}

/** Units of a store line in an order of ours. */
export interface StoreOrderLine {
  line_id: string;
  sku_id: string;
  quantity: number;
}

interface StoreOrdersTable {
  brand_id: string;
  kind: StoreKind;
  external_id: string;
  /** The store's order number: #4471. */
  name: string;
  order_id: string | null;
  state: StoreOrderState;
  problem: string;
  /** Codes of its unknown SKUs. */
  missing: Json<string[]>;
  lines: Json<StoreOrderLine[]>;
  /** Fingerprint of the imported content. */
  content: string;
  /** Whether shipments of it may still have to be sent to the store. */
  is_open: boolean;
  /** When it was marked as paid in the store, or found to need no mark. */
  marked_paid_at: Generated<Date | null>;
  source_updated_at: Timestamp;
  created_at: Timestamp;
  updated_at: Timestamp;
}

interface StoreSkusTable {
  brand_id: string;
  kind: StoreKind;
  /** The store's SKU, or its variant if it has none. */
  code: string;
  title: string;
  variant_id: string;
  price_paise: number;
  /** The SKU it is mapped to. */
  sku_id: string | null;
  seen_at: Timestamp;
  created_at: Timestamp;
}

interface StoreInboxTable {
  brand_id: string;
  kind: StoreKind;
  delivery_key: string;
  topic: string;
  external_id: string;
  received_at: Timestamp;
  tries: number;
  /** Null once it is processed or has failed. */
  read_after: NullableTimestamp;
  problem: string;
}

interface StoreFulfilmentsTable {
  brand_id: string;
  shipment_id: string;
  kind: StoreKind;
  order_id: string;
  external_order_id: string;
  awb: string;
  /** `sending` is in flight; `updating` gets another AWB. */
  state: 'pending' | 'sending' | 'sent' | 'updating' | 'failed' | 'cancelling' | 'cancelled';
  lines: Json<StoreOrderLine[]>;
  /** Its fulfilments in the store, one for each location. */
  external_ids: Json<string[]>;
  /** The shipment's state that the store was sent last; empty if none. */
  told_state: Generated<ShipmentState | ''>;
  problem: string;
  tries: number;
  /** Null if nothing is to be sent. */
  send_after: NullableTimestamp;
  created_at: Timestamp;
  sent_at: NullableTimestamp;
}

/** A product of a simulated shop. */
export interface SimulatedProduct {
  title: string;
  /** Empty: the variant identifies it. */
  sku: string;
  variant_id: number;
  /** Rupees, GST included. */
  price: number;
  grams: number;
  hsn: string;
}

interface SimulatorShopsTable {
  domain: string;
  name: string;
  products: Json<SimulatedProduct[]>;
  webhooks: Json<{ id: number; topic: string; uri: string; secret: string }[]>;
  next_number: number;
  /** New orders a day while the server runs; 0 for none. */
  orders_per_day: number;
}

interface SimulatorShopOrdersTable {
  domain: string;
  number: number;
  updated_at: Timestamp;
  body: Json<unknown>;
}

export interface StoreTables {
  stores: StoresTable;
  store_orders: StoreOrdersTable;
  store_skus: StoreSkusTable;
  store_inbox: StoreInboxTable;
  store_fulfilments: StoreFulfilmentsTable;
  simulator_shops: SimulatorShopsTable;
  simulator_shop_orders: SimulatorShopOrdersTable;
}

export type StoreRecord = Selectable<StoresTable>;
export type StoreOrderRecord = Selectable<StoreOrdersTable>;
export type FulfilmentRecord = Selectable<StoreFulfilmentsTable>;
