import { couriers } from '@khep/domain/couriers';
import { usualClaimDays } from '@khep/domain/shipments';
import { secureCompare } from '../../../base/secureCompare.ts';
import { openCredential, secretCredential } from '../credentialSpec.ts';
import type { CourierDefinition } from '../definition.ts';
import { bluedart } from './adapter.ts';
import { creditReference } from './reference.ts';
import { bluedartApp, bluedartWebhook } from './simulator.ts';
import { simulatedStatuses } from './simulatedStatuses.ts';

export const bluedartCourier: CourierDefinition = {
  partner: 'bluedart',
  name: couriers.bluedart.name,
  services: [
    {
      courier_id: 4,
      name: 'Blue Dart Air',
      mode: 'Air',
      conversion_factor: 5000,
      rate_percent: 182,
      tat_days: { A: 1, B: 1, C: 2, D: 2, E: 4 },
    },
  ],
  pickups: {
    cut_off: '15:00',
    windows: [{ from: '17:00', to: '19:00' }],
    closed_weekdays: [0],
  },
  claimDays: usualClaimDays,
  rates: { every: { perMinute: 300, burst: 30 }, login: { perMinute: 6, burst: 3 } },
  credentials: [
    openCredential('client_id', 'Client id'),
    secretCredential('client_secret', 'Client secret'),
    openCredential('login_id', 'Login id'),
    secretCredential('licence_key', 'Licence key'),
    secretCredential('tracking_licence_key', 'Tracking licence key'),
    openCredential('customer_code', 'Customer code'),
    openCredential('origin_area', 'Origin area, such as JAI'),
    openCredential('webhook_user', 'Webhook user name', false),
    secretCredential('webhook_secret', 'Webhook password', false),
  ],

  createAdapter: ({ clock, simulator, configuredUrl, mode, credential, transport, bookingLimit }) =>
    bluedart({
      url: simulator ?? configuredUrl ?? 'https://apigateway.bluedart.com',
      credentials: {
        client_id: credential('client_id'),
        client_secret: credential('client_secret'),
        login_id: credential('login_id'),
        licence_key: credential('licence_key'),
        tracking_licence_key: credential('tracking_licence_key'),
        customer_code: credential('customer_code'),
        origin_area: credential('origin_area'),
      },
      mode,
      transport,
      supportUrl: simulator,
      now: () => clock.now(),
      ...bookingLimit,
    }),

  // A user name and a password.
  verifyWebhook: ({ header }, secret, { webhook_user = '' }) =>
    secureCompare(
      header('authorization') ?? '',
      `Basic ${Buffer.from(`${webhook_user}:${secret}`).toString('base64')}`,
    ),

  simulator: {
    codes: simulatedStatuses,
    precisionMs: 60_000,
    createApp: bluedartApp,
    createWebhook: bluedartWebhook,
    demoCredentials: {
      client_id: 'demo-client',
      client_secret: 'demo-client-secret',
      login_id: 'JAI00042',
      licence_key: 'demo-licence-key',
      tracking_licence_key: 'demo-tracking-key',
      customer_code: '940042',
      origin_area: 'JAI',
      webhook_user: 'mittiandloom',
      webhook_secret: 'demo-push-bluedart',
    },
    awbPrefix: () => '8',
    storedReference: creditReference,
  },
};
