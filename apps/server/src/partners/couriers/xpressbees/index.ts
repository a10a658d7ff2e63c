import { couriers } from '@khep/domain/couriers';
import { createHmac } from 'node:crypto';
import { usualClaimDays } from '@khep/domain/shipments';
import { secureCompare } from '../../../base/secureCompare.ts';
import { createAwbPool } from '../awbPool.ts';
import { openCredential, secretCredential } from '../credentialSpec.ts';
import type { CourierDefinition } from '../definition.ts';
import { xpressbees } from './adapter.ts';
import { xpressbeesAt, xpressbeesHosts } from './hosts.ts';
import { xpressbeesApp, xpressbeesWebhook } from './simulator.ts';
import { simulatedReverseStatuses, simulatedStatuses } from './simulatedStatuses.ts';

export const xpressbeesCourier: CourierDefinition = {
  partner: 'xpressbees',
  name: couriers.xpressbees.name,
  services: [
    {
      courier_id: 3,
      name: 'XpressBees Surface',
      mode: 'Surface',
      conversion_factor: 5000,
      rate_percent: 96,
      tat_days: { A: 1, B: 2, C: 3, D: 5, E: 8 },
    },
  ],
  pickups: {
    cut_off: '14:30',
    windows: [
      { from: '15:30', to: '17:30' },
      { from: '17:30', to: '19:30' },
    ],
    closed_weekdays: [0],
  },
  claimDays: usualClaimDays,
  rates: { every: { perMinute: 600, burst: 60 }, login: { perMinute: 6, burst: 3 } },
  credentials: [
    openCredential('username', 'User name'),
    secretCredential('password', 'Password'),
    secretCredential('secretkey', 'Secret key'),
    secretCredential('xbkey', 'XB key (for AWB numbers)'),
    openCredential('business_account', 'Business account name'),
    secretCredential('webhook_secret', 'Webhook signing key', false),
  ],

  createAdapter: ({
    db,
    clock,
    brand_id,
    simulator,
    configuredUrl = simulator,
    credential,
    transport,
    bookingLimit,
  }) =>
    xpressbees({
      hosts: configuredUrl === undefined ? xpressbeesHosts : xpressbeesAt(configuredUrl),
      credentials: {
        username: credential('username'),
        password: credential('password'),
        secretkey: credential('secretkey'),
        xbkey: credential('xbkey'),
        business_account: credential('business_account'),
      },
      transport,
      supportUrl: simulator,
      pool: (fetchMore) =>
        createAwbPool({ db, brand_id, partner: 'xpressbees', now: () => clock.now(), fetchMore }),
      ...bookingLimit,
    }),

  // The body's HMAC, as base64.
  verifyWebhook: ({ body, header }, secret) =>
    secureCompare(header('x-hmac-sha256') ?? '', createHmac('sha256', secret).update(body).digest('base64')),

  simulator: {
    codes: simulatedStatuses,
    reverseCodes: simulatedReverseStatuses,
    precisionMs: 1000,
    createApp: xpressbeesApp,
    createWebhook: xpressbeesWebhook,
    demoCredentials: {
      username: 'ritika@mittiandloom.in',
      password: 'demo-password',
      secretkey: 'demo-secret-key',
      xbkey: 'demo-xb-key',
      business_account: 'Mitti and Loom',
      webhook_secret: 'demo-push-xpressbees',
    },
    awbPrefix: (isCod) => (isCod ? '1422' : '1421'),
  },
};
