import { couriers } from '@khep/domain/couriers';
import { usualClaimDays } from '@khep/domain/shipments';
import { createHmac } from 'node:crypto';
import { secureCompare } from '../../../base/secureCompare.ts';
import { openCredential, secretCredential } from '../credentialSpec.ts';
import type { CourierDefinition } from '../definition.ts';
import { ekart } from './adapter.ts';
import { createBookedAwbs } from './bookedAwbs.ts';
import { ekartApp, ekartBookingWebhook, ekartWebhook } from './simulator.ts';
import { simulatedStatuses } from './simulatedStatuses.ts';

export const ekartCourier: CourierDefinition = {
  partner: 'ekart',
  name: couriers.ekart.name,
  services: [
    {
      courier_id: 7,
      name: 'Ekart Surface',
      mode: 'Surface',
      conversion_factor: 5000,
      rate_percent: 98,
      tat_days: { A: 1, B: 2, C: 3, D: 5, E: 8 },
    },
    {
      courier_id: 8,
      name: 'Ekart Express',
      mode: 'Air',
      conversion_factor: 5000,
      rate_percent: 136,
      tat_days: { A: 1, B: 2, C: 2, D: 3, E: 5 },
    },
  ],
  pickups: {
    cut_off: '14:00',
    windows: [{ from: '15:00', to: '19:00' }],
    closed_weekdays: [0],
  },
  claimDays: usualClaimDays,
  rates: {
    every: { perMinute: 300, burst: 30 },
    book: { perMinute: 120, burst: 10 },
    login: { perMinute: 6, burst: 3 },
  },
  credentials: [
    openCredential('client_id', 'Client ID'),
    openCredential('username', 'User name'),
    secretCredential('password', 'Password'),
    openCredential('seller_gstin', 'GSTIN on shipments'),
    openCredential('goods', 'Category of the goods, such as Home decor'),
    // A booking whose response was lost is found in its webhooks only.
    secretCredential('webhook_secret', 'Webhook secret, 6 to 30 characters'),
  ],

  createAdapter: ({
    db,
    clock,
    brand_id,
    simulator,
    configuredUrl,
    mode,
    credential,
    transport,
    onRegistered,
    bookingLimit,
  }) =>
    ekart({
      url: simulator ?? configuredUrl ?? 'https://app.elite.ekartlogistics.in',
      credentials: {
        client_id: credential('client_id'),
        username: credential('username'),
        password: credential('password'),
        seller_gstin: credential('seller_gstin'),
        goods: credential('goods'),
      },
      service: mode === 'Air' ? 'EXPRESS' : 'SURFACE',
      transport,
      onRegistered,
      awbs: createBookedAwbs(db, brand_id),
      supportUrl: simulator,
      now: () => clock.now(),
      ...bookingLimit,
    }),

  // The body's HMAC, in hex.
  verifyWebhook: ({ body, header }, secret) =>
    secureCompare(
      (header('x-swift-webhook-hmac') ?? '').trim().toLowerCase(),
      createHmac('sha256', secret).update(body).digest('hex'),
    ),

  simulator: {
    codes: simulatedStatuses,
    precisionMs: 1,
    createApp: ekartApp,
    createWebhook: ekartWebhook,
    createBookingWebhook: ekartBookingWebhook,
    demoCredentials: {
      client_id: 'EKART_demo',
      username: 'ritika@mittiandloom.in',
      password: 'demo-password',
      seller_gstin: '08ABCDE1234F1Z5',
      goods: 'Home decor',
      webhook_secret: 'demo-push-ekart',
    },
    awbPrefix: () => 'FMPC',
  },
};
