import { z } from 'zod';
import {
  apiScopes,
  deliveryStates,
  gatewayModes,
  paymentMethods,
  webhookTopics,
} from '@khep/domain/integrations';
import { idText, line, list, maxLength, ownPassword, percent, required, rupees, exact } from './fields.ts';
import { page, pageQuery } from './paging.ts';

export const ApiScope = z.enum(apiScopes, 'Choose what the key may do');
export type ApiScope = z.output<typeof ApiScope>;

export const ApiKeyDraft = z.object({
  name: required('Name the app that uses the key', maxLength.name),
  scopes: z.array(ApiScope).min(1, 'Choose what the key may do').max(10),
  /** A key outlives the session that made it. */
  password: ownPassword,
});
/** A key, without its secret. */
export const ApiKey = z.object({
  id: z.string(),
  name: z.string(),
  /** Its last four characters. */
  last_four: z.string(),
  scopes: z.array(ApiScope),
  per_minute: z.number().int(),
  created_by: z.string(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
  revoked_at: z.string().nullable(),
});
export type ApiKey = z.output<typeof ApiKey>;

export const WebhookTopic = z.enum(webhookTopics, 'Choose an event');
export type WebhookTopic = z.output<typeof WebhookTopic>;

export const WebhookEndpointDraft = z.object({
  url: line(maxLength.webAddress, 'Enter the address')
    .min(1, 'Enter the address')
    .regex(/^https?:\/\/\S+$/i, 'Enter an address starting with https://'),
  topics: z.array(WebhookTopic).min(1, 'Choose at least one event').max(20),
  is_active: z.boolean().default(true),
  /** Needed for an address that isn't saved yet: it receives orders long after the session has ended. */
  password: ownPassword.optional(),
});
export type WebhookEndpointDraft = z.output<typeof WebhookEndpointDraft>;
export const WebhookEndpoint = z.object({
  id: z.string(),
  url: z.string(),
  topics: z.array(WebhookTopic),
  is_active: z.boolean(),
  /** Failed deliveries since the last success. */
  failures: z.number().int(),
  created_at: z.string(),
  version: z.number().int(),
});
export type WebhookEndpoint = z.output<typeof WebhookEndpoint>;

/** One event sent to one endpoint. */
export const WebhookDelivery = z.object({
  id: z.string(),
  endpoint_id: z.string(),
  url: z.string(),
  event_id: z.string(),
  topic: z.string(),
  state: z.enum(deliveryStates),
  tries: z.number().int(),
  /** HTTP status of the last attempt; 0 without a response. */
  status: z.number().int(),
  ms: z.number().int(),
  problem: z.string(),
  /** The JSON that is sent. */
  body: z.string(),
  created_at: z.string(),
  tried_at: z.string().nullable(),
  send_after: z.string().nullable(),
});
export type WebhookDelivery = z.output<typeof WebhookDelivery>;
export const DeliveryFilter = z.object({ ...pageQuery, state: list(z.enum(deliveryStates)) });
export const DeliveryPage = z.object({ deliveries: z.array(WebhookDelivery), ...page });

/** An order as its app gets it. */
export const ChannelOrder = z.object({
  id: z.string(),
  /** The order number. */
  order_id: z.string(),
  status: z.string(),
  /** Rupees. */
  total: z.number(),
  /** COD amount in rupees. */
  collect: z.number(),
  shipments: z.array(
    z.object({
      awb: z.string().nullable(),
      courier: z.string().nullable(),
      status: z.string(),
      tracking_url: z.string(),
    }),
  ),
  created_at: z.string(),
  updated_at: z.string(),
});
export type ChannelOrder = z.output<typeof ChannelOrder>;

/** The charge of a gateway for a payment by one method. */
export const GatewayCharge = z.object({
  method: z.enum(paymentMethods, 'Choose the method'),
  /** Percent of the payment, before GST. */
  percentage: percent,
  /** Rupees per payment, before GST. */
  fixed: rupees,
});
export type GatewayCharge = z.output<typeof GatewayCharge>;

const secret = exact(200).optional();
/** Credentials and terms of a payment gateway. An empty secret keeps the saved one. */
export const GatewayDraft = z.object({
  mode: z.enum(gatewayModes, 'Choose test or live'),
  key_id: line(100, 'Enter the key ID').min(1, 'Enter the key ID'),
  key_secret: secret,
  webhook_secret: secret,
  charges: z.array(GatewayCharge).max(10, 'Enter at most 10 charges'),
  banks: z.array(idText).max(100, 'Choose at most 100 banks'),
});
export type GatewayDraft = z.output<typeof GatewayDraft>;
export const Gateway = z.object({
  id: z.string(),
  name: z.string(),
  is_connected: z.boolean(),
  mode: z.enum(gatewayModes),
  key_id: z.string(),
  /** Masked; empty without one. */
  key_secret: z.string(),
  webhook_secret: z.string(),
  charges: z.array(GatewayCharge),
  banks: z.array(z.string()),
  version: z.number().int(),
  updated_at: z.string().nullable(),
});
export type Gateway = z.output<typeof Gateway>;
