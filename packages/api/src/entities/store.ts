import { z } from 'zod';
import { integrationStates } from '@khep/domain/integrations';
import { fulfilMoments, storeLogins, storeOrderStates } from '@khep/domain/stores';
import {
  centimetres,
  exact,
  grams,
  line,
  list,
  maxLength,
  percent,
  requiredText,
  required,
  rupees,
} from './fields.ts';
import { Job } from './job.ts';
import { page, pageQuery } from './paging.ts';

const secret = exact(500).optional();

/** An admin token, or the client ID and secret of an app. An empty secret keeps the saved one. */
export const ShopifyCredentials = z.object({
  shop: requiredText('the address of your store', 200),
  token: secret,
  /** Signs webhooks; without it orders are read every few minutes. */
  api_secret: secret,
  client_id: line(200).optional(),
  client_secret: secret,
});
export const ShopifyState = z.object({ connected: z.boolean(), store_name: z.string() });

export const ShopifySettings = z.object({
  /** When a shipment is sent to Shopify: with its AWB, or once the courier has picked it up. */
  fulfil_at: z.enum(fulfilMoments, 'Choose when to send AWBs'),
  /** Whether Shopify emails the buyer. */
  notify_buyer: z.boolean(),
  /** Whether delivered COD orders are marked as paid in Shopify. */
  mark_paid: z.boolean().default(false),
});
export type ShopifySettings = z.output<typeof ShopifySettings>;

const Scope = z.object({ scope: z.string(), purpose: z.string(), is_granted: z.boolean() });

/** A connected Shopify store, and what needs attention. */
export const ShopifyStore = z.object({
  connected: z.boolean(),
  is_simulated: z.boolean(),
  name: z.string(),
  domain: z.string(),
  currency: z.string(),
  timezone: z.string(),
  auth_kind: z.enum(storeLogins),
  client_id: z.string(),
  /** Masked: the last four characters. */
  secret: z.string(),
  has_api_secret: z.boolean(),
  /** Scopes that Khep needs, and whether the token has them. */
  scopes: z.array(Scope),
  /** Scopes that it can do without. */
  optional_scopes: z.array(Scope),
  /** Empty if the last check and sync worked. */
  problem: z.string(),
  has_webhooks: z.boolean(),
  /** Why there are no webhooks; empty if there are. */
  webhook_problem: z.string(),
  settings: ShopifySettings.extend({ version: z.number().int() }),
  checked_at: z.string().nullable(),
  synced_at: z.string().nullable(),
  heard_at: z.string().nullable(),
  last_sync: z.object({
    read: z.number().int(),
    added: z.number().int(),
    changed: z.number().int(),
    open: z.number().int(),
  }),
  /** The sync that is running. */
  sync_job_id: z.string().nullable(),
  /** Imported since midnight in India. */
  orders_today: z.number().int(),
  /** Orders that aren't imported or need a decision. */
  open_orders: z.number().int(),
  unknown_skus: z.number().int(),
  awbs: z.object({ sent: z.number().int(), pending: z.number().int(), failed: z.number().int() }),
  awb_problem: z.string(),
});
export type ShopifyStore = z.output<typeof ShopifyStore>;

/** An order of a store. */
export const StoreOrderRow = z.object({
  id: z.string(),
  /** The store's order number. */
  name: z.string(),
  state: z.enum(storeOrderStates),
  /** Why it isn't imported, or what has to be decided. */
  problem: z.string(),
  /** The order here. */
  order_id: z.string().nullable(),
  updated_at: z.string(),
});
export type StoreOrderRow = z.output<typeof StoreOrderRow>;
export const StoreOrderFilter = z.object({ ...pageQuery, state: list(z.enum(storeOrderStates)) });
export const StoreOrderPage = z.object({ orders: z.array(StoreOrderRow), ...page });

/** A SKU of a store that this brand doesn't have. */
export const UnknownSku = z.object({
  /** The store's SKU, or its variant if it has none. */
  code: z.string(),
  title: z.string(),
  /** Rupees per unit. */
  unit_price: z.number(),
  /** Grams; 0 if the store doesn't know it. */
  actual_weight: z.number(),
  hsn_code: z.string(),
  /** Orders that wait for it. */
  orders: z.number().int(),
});
export type UnknownSku = z.output<typeof UnknownSku>;

const code = required('Choose the SKU of the store', 120);
export const SkuMappings = z.object({
  mappings: z
    .array(z.object({ code, sku_id: required('Choose a SKU', maxLength.name) }))
    .min(1, 'Choose at least one SKU')
    .max(200, 'Map at most 200 SKUs at once'),
});
export const NewStoreSkus = z.object({
  skus: z
    .array(
      z.object({
        code,
        sku_id: required('Enter the SKU code', maxLength.name),
        sku_name: required('Enter the product name'),
        actual_weight: grams.min(1, 'Enter the weight of one unit in grams'),
        sku_length: centimetres,
        sku_width: centimetres,
        sku_height: centimetres,
        unit_price: rupees,
        gst: percent,
        hsn_code: line(8).default(''),
      }),
    )
    .min(1, 'Enter at least one SKU')
    .max(100, 'Create at most 100 SKUs at once'),
});
export type NewStoreSkus = z.output<typeof NewStoreSkus>;

/** Counts of a sync. With a `job` it is still running. */
export const SyncResult = z.object({
  read: z.number().int(),
  added: z.number().int(),
  skipped: z.number().int(),
  changed: z.number().int(),
  open: z.number().int(),
  job: Job.nullable(),
});

/** One hour of requests to and from a partner. */
export const HealthHour = z.object({
  /** Start of the hour, ISO 8601. */
  hour: z.string(),
  calls: z.number().int(),
  retried: z.number().int(),
  failed: z.number().int(),
});
/** A store, courier or payment partner with its true state. */
export const Integration = z.object({
  id: z.string(),
  name: z.string(),
  detail: z.string(),
  state: z.enum(integrationStates),
  is_simulated: z.boolean(),
  /** The last 24 hours, oldest first. */
  hours: z.array(HealthHour),
  /** Average milliseconds of a request; null without any. */
  average_ms: z.number().nullable(),
  /** A count of today in words: "118 orders". */
  today: z.string(),
  today_note: z.string(),
  last_at: z.string().nullable(),
  /** The oldest unresolved problem, with its consequence. */
  problem: z.string(),
});
export type Integration = z.output<typeof Integration>;
export const Integrations = z.object({
  stores: z.array(Integration),
  couriers: z.array(Integration),
  payments: z.array(Integration),
  telephony: z.array(Integration),
});
export type Integrations = z.output<typeof Integrations>;
