import { couriers } from '@khep/domain/couriers';
import { usualClaimDays } from '@khep/domain/shipments';
import { secureCompare } from '../../../base/secureCompare.ts';
import { openCredential, secretCredential } from '../credentialSpec.ts';
import type { CourierDefinition } from '../definition.ts';
import { dtdc } from './adapter.ts';
import { dtdcAt, dtdcHosts } from './hosts.ts';
import { dtdcApp, dtdcWebhook } from './simulator.ts';
import { simulatedStatuses } from './simulatedStatuses.ts';

export const dtdcCourier: CourierDefinition = {
  partner: 'dtdc',
  name: couriers.dtdc.name,
  services: [
    {
      courier_id: 5,
      name: 'DTDC Surface',
      mode: 'Surface',
      conversion_factor: 5000,
      rate_percent: 94,
      tat_days: { A: 1, B: 2, C: 3, D: 5, E: 8 },
    },
    {
      courier_id: 6,
      name: 'DTDC Air',
      mode: 'Air',
      conversion_factor: 5000,
      rate_percent: 160,
      tat_days: { A: 1, B: 1, C: 2, D: 3, E: 5 },
    },
  ],
  pickups: {
    cut_off: '14:00',
    windows: [{ from: '15:00', to: '19:00' }],
    closed_weekdays: [0],
  },
  claimDays: usualClaimDays,
  rates: { every: { perMinute: 300, burst: 30 }, login: { perMinute: 6, burst: 3 } },
  credentials: [
    secretCredential('api_key', 'API key'),
    openCredential('customer_code', 'Customer code'),
    openCredential('tracking_username', 'User name for tracking'),
    secretCredential('tracking_password', 'Password for tracking'),
    secretCredential('instruction_password', 'Password for instructions after failed deliveries', false),
    secretCredential('webhook_secret', 'Webhook token', false),
  ],

  createAdapter: ({ simulator, configuredUrl = simulator, mode, credential, transport, bookingLimit }) =>
    dtdc({
      hosts: configuredUrl === undefined ? dtdcHosts : dtdcAt(configuredUrl),
      credentials: {
        api_key: credential('api_key'),
        customer_code: credential('customer_code'),
        tracking_username: credential('tracking_username'),
        tracking_password: credential('tracking_password'),
        instruction_password: credential('instruction_password'),
      },
      mode,
      transport,
      supportUrl: simulator,
      ...bookingLimit,
    }),

  // The token as it is.
  verifyWebhook: ({ header }, secret) => secureCompare(header('authorization') ?? '', secret),

  simulator: {
    codes: simulatedStatuses,
    precisionMs: 60_000,
    createApp: dtdcApp,
    createWebhook: dtdcWebhook,
    demoCredentials: {
      api_key: 'demo-api-key',
      customer_code: 'GL0042',
      tracking_username: 'GL0042_trk_json',
      tracking_password: 'demo-tracking-password',
      instruction_password: 'demo-instruction-password',
      webhook_secret: 'demo-push-dtdc',
    },
    awbPrefix: () => '7D',
  },
};
