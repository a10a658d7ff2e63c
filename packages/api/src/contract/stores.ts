import { z } from 'zod';
import { data, done, endpoint } from '../endpoint.ts';
import * as s from '../entities/store.ts';

const module = 'settings';
const ours = { module, errorMessage: 'Something went wrong', isExtension: true } as const;

export const shopify = {
  verify: endpoint({
    id: 'shopify.verify',
    method: 'POST',
    path: '/auth/shopify/credentials',
    module,
    body: s.ShopifyCredentials,
    response: data(z.object({ store: z.object({ name: z.string(), domain: z.string() }) })),
    errorMessage: 'Failed to verify token',
  }),
  check: endpoint({
    id: 'shopify.check',
    method: 'GET',
    path: '/auth/shopify/check-connection',
    // Home shows "Sync Shopify" to everyone who may see orders.
    module: 'open',
    response: data(s.ShopifyState),
    errorMessage: 'Failed to check Shopify connection',
  }),
  inactivate: endpoint({
    id: 'shopify.inactivate',
    method: 'POST',
    path: '/auth/shopify/inactivate',
    module,
    encoding: 'empty',
    response: done,
    successMessage: 'Shopify disconnected successfully',
    errorMessage: 'Failed to disconnect Shopify',
  }),
  /** The connection with everything that needs attention. */
  store: endpoint({
    id: 'shopify.store',
    method: 'GET',
    path: '/auth/shopify/store',
    ...ours,
    response: data(z.object({ store: s.ShopifyStore.nullable(), is_simulated: z.boolean() })),
  }),
  /** Verifies the saved connection again, and sends AWBs that failed. */
  recheck: endpoint({
    id: 'shopify.recheck',
    method: 'POST',
    path: '/auth/shopify/recheck',
    ...ours,
    encoding: 'empty',
    response: data(z.object({ problem: z.string(), missing_scopes: z.array(z.string()) })),
    errorMessage: 'Failed to check Shopify connection',
  }),
  settings: endpoint({
    id: 'shopify.settings',
    method: 'PUT',
    path: '/auth/shopify/settings',
    ...ours,
    body: s.ShopifySettings,
    isVersioned: true,
    response: done,
    successMessage: 'Settings saved',
  }),
  orders: endpoint({
    id: 'shopify.orders',
    method: 'GET',
    path: '/auth/shopify/orders',
    ...ours,
    query: s.StoreOrderFilter,
    response: data(s.StoreOrderPage),
    rows: 'orders',
  }),
  skus: endpoint({
    id: 'shopify.skus',
    method: 'GET',
    path: '/auth/shopify/skus',
    ...ours,
    response: data(z.object({ skus: z.array(s.UnknownSku) })),
  }),
  /** Maps SKUs of the store to SKUs of the brand; orders that waited for them are imported. */
  mapSkus: endpoint({
    id: 'shopify.mapSkus',
    method: 'POST',
    path: '/auth/shopify/skus/map',
    ...ours,
    body: s.SkuMappings,
    response: done,
    successMessage: 'SKUs mapped',
  }),
  /** Creates SKUs for SKUs of the store, all or none. */
  createSkus: endpoint({
    id: 'shopify.createSkus',
    method: 'POST',
    path: '/auth/shopify/skus/create',
    ...ours,
    body: s.NewStoreSkus,
    response: done,
    successMessage: 'SKUs created',
  }),
};

export const integrations = {
  /** Stores, couriers and payment partners with their health. */
  list: endpoint({
    id: 'integrations.list',
    method: 'GET',
    path: '/integrations',
    ...ours,
    response: data(s.Integrations),
  }),
};
