export { hourStates, integrationState, integrationStates, lastHours, rateHour } from './state.ts';
export type { HealthHour, HourState, IntegrationFacts, IntegrationState } from './state.ts';
export {
  apiScopes,
  deliveryStateLabels,
  deliveryStates,
  deliveryStateTones,
  webhookTopics,
} from './webhooks.ts';
export type { ApiScope, DeliveryState, WebhookTopic } from './webhooks.ts';
export { gatewayModes, isPaymentMethod, paymentMethods } from './gateways.ts';
export type { GatewayMode, PaymentMethod } from './gateways.ts';
export { telephonyRegions } from './telephony.ts';
export type { TelephonyRegion } from './telephony.ts';
