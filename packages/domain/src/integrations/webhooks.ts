/** Permissions of an API key. */
export const apiScopes = ['orders:read', 'orders:write'] as const;
export type ApiScope = (typeof apiScopes)[number];

/** Changes that webhooks announce. */
export const webhookTopics = [
  'order.created',
  'order.updated',
  'order.cancelled',
  'shipment.awb_assigned',
  'shipment.updated',
  'shipment.cancelled',
] as const;
export type WebhookTopic = (typeof webhookTopics)[number];

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
/** State of one event that is sent to one endpoint. */
export type DeliveryState = (typeof deliveryStates)[number];

export const deliveryStateLabels: Record<DeliveryState, string> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
};

export const deliveryStateTones = {
  waiting: 'caution',
  delivered: 'positive',
  failed: 'critical',
} as const satisfies Record<DeliveryState, string>;
