import { z } from 'zod';
import { byId, data, done, endpoint } from '../endpoint.ts';
import * as c from '../entities/channel.ts';
import { orderGuide, webhookGuide } from './channelGuide.ts';
import { requiredId } from '../entities/fields.ts';
import { OrderDraft } from '../entities/order.ts';

const ours = { module: 'settings', errorMessage: 'Something went wrong', isExtension: true } as const;
const orders = { module: 'orders', errorMessage: 'Something went wrong', isExtension: true } as const;

/** The custom channel: an own app that sends orders and gets events. */
export const channel = {
  keys: endpoint({
    id: 'channel.keys',
    method: 'GET',
    path: '/channel/keys',
    ...ours,
    response: data(z.object({ keys: z.array(c.ApiKey) })),
  }),
  /** Returns the key once. Only its hash is stored. */
  keyAdd: endpoint({
    id: 'channel.keyAdd',
    method: 'POST',
    path: '/channel/keys',
    ...ours,
    body: c.ApiKeyDraft,
    errorMessage: 'API key not created',
    response: data(z.object({ key: c.ApiKey, secret: z.string() })),
  }),
  /** Requests with a revoked key fail at once. */
  keyRevoke: endpoint({
    id: 'channel.keyRevoke',
    method: 'DELETE',
    path: '/channel/keys/{id}',
    ...ours,
    params: byId,
    response: done,
    successMessage: 'API key revoked',
  }),
  endpoints: endpoint({
    id: 'channel.endpoints',
    method: 'GET',
    path: '/channel/webhooks',
    ...ours,
    response: data(z.object({ endpoints: z.array(c.WebhookEndpoint) })),
  }),
  /** Returns the signing secret once. */
  endpointAdd: endpoint({
    id: 'channel.endpointAdd',
    method: 'POST',
    path: '/channel/webhooks',
    ...ours,
    body: c.WebhookEndpointDraft,
    guide: webhookGuide,
    response: data(z.object({ endpoint: c.WebhookEndpoint, secret: z.string() })),
  }),
  endpointUpdate: endpoint({
    id: 'channel.endpointUpdate',
    method: 'PUT',
    path: '/channel/webhooks/{id}',
    ...ours,
    params: byId,
    body: c.WebhookEndpointDraft,
    response: data(z.object({ endpoint: c.WebhookEndpoint })),
    successMessage: 'Webhook saved',
    isVersioned: true,
  }),
  endpointRemove: endpoint({
    id: 'channel.endpointRemove',
    method: 'DELETE',
    path: '/channel/webhooks/{id}',
    ...ours,
    params: byId,
    response: done,
    successMessage: 'Webhook deleted',
  }),
  /** Sends a test event now and returns what the address responded. */
  endpointTest: endpoint({
    id: 'channel.endpointTest',
    method: 'POST',
    path: '/channel/webhooks/{id}/test',
    ...ours,
    params: byId,
    encoding: 'empty',
    response: data(z.object({ delivery: c.WebhookDelivery })),
  }),
  deliveries: endpoint({
    id: 'channel.deliveries',
    method: 'GET',
    path: '/channel/deliveries',
    ...ours,
    query: c.DeliveryFilter,
    response: data(c.DeliveryPage),
    rows: 'deliveries',
  }),
  /** Sends a delivery again, with the same body and ID. */
  replay: endpoint({
    id: 'channel.replay',
    method: 'POST',
    path: '/channel/deliveries/{id}/replay',
    ...ours,
    params: byId,
    encoding: 'empty',
    response: data(z.object({ delivery: c.WebhookDelivery })),
    successMessage: 'Webhook sent again',
  }),
  /**
   * Creates an order from your own shop, with an API key of the scope orders:write. Send an Idempotency-Key: a retry
   * with the same key returns the first response and creates nothing.
   */
  orderAdd: endpoint({
    id: 'channel.orderAdd',
    method: 'POST',
    path: '/channel/orders',
    ...orders,
    scope: 'orders:write',
    guide: orderGuide,
    body: OrderDraft,
    response: data(z.object({ order: c.ChannelOrder })),
  }),
  /** Returns an order with its AWBs by your order number. Scope: orders:read. */
  order: endpoint({
    id: 'channel.order',
    method: 'GET',
    path: '/channel/orders/{code}',
    ...orders,
    scope: 'orders:read',
    params: z.object({ code: requiredId('Enter the order number') }),
    response: data(z.object({ order: c.ChannelOrder })),
  }),
};

const byGateway = z.object({ code: requiredId('Choose a payment gateway') });
export const pg = {
  gateways: endpoint({
    id: 'pg.gateways',
    method: 'GET',
    path: '/pg-contracts/payment-gateways',
    module: 'settings',
    response: data(z.object({ gateways: z.array(c.Gateway) })),
    errorMessage: 'Failed to fetch payment gateways',
  }),
  banks: endpoint({
    id: 'pg.banks',
    method: 'GET',
    path: '/pg-contracts/banks',
    module: 'settings',
    response: data(z.object({ banks: z.array(z.object({ code: z.string(), name: z.string() })) })),
    errorMessage: 'Failed to fetch banks',
  }),
  save: endpoint({
    id: 'pg.save',
    method: 'PUT',
    path: '/pg-contracts/payment-gateways/{code}',
    ...ours,
    params: byGateway,
    body: c.GatewayDraft,
    response: data(z.object({ gateway: c.Gateway })),
    successMessage: 'Payment gateway saved',
    isVersioned: true,
  }),
  remove: endpoint({
    id: 'pg.remove',
    method: 'DELETE',
    path: '/pg-contracts/payment-gateways/{code}',
    ...ours,
    params: byGateway,
    response: done,
    successMessage: 'Payment gateway disconnected',
  }),
};
