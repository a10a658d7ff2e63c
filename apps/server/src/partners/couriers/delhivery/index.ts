import { couriers } from '@khep/domain/couriers';
import { usualClaimDays } from '@khep/domain/shipments';
import { secureCompare } from '../../../base/secureCompare.ts';
import { createAwbPool } from '../awbPool.ts';
import { secretCredential } from '../credentialSpec.ts';
import type { CourierDefinition } from '../definition.ts';
import { delhivery } from './adapter.ts';
import { delhiveryApp, delhiveryWebhook } from './simulator.ts';
import { simulatedStatuses, simulatedReverseStatuses } from './simulatedStatuses.ts';

export const delhiveryCourier: CourierDefinition = {
  partner: 'delhivery',
  name: couriers.delhivery.name,
  services: [
    {
      courier_id: 1,
      name: 'Delhivery Surface',
      mode: 'Surface',
      conversion_factor: 5000,
      rate_percent: 100,
      tat_days: { A: 1, B: 2, C: 3, D: 4, E: 7 },
    },
    {
      courier_id: 2,
      name: 'Delhivery Express',
      mode: 'Air',
      conversion_factor: 5000,
      rate_percent: 138,
      tat_days: { A: 1, B: 2, C: 2, D: 2, E: 4 },
    },
  ],
  pickups: {
    cut_off: '14:00',
    windows: [
      { from: '16:00', to: '18:00' },
      { from: '18:00', to: '20:00' },
    ],
    closed_weekdays: [0],
  },
  claimDays: usualClaimDays,
  rates: { every: { perMinute: 600, burst: 60 } },
  // Developer portal, July 2026: requests of five minutes from one IP address, of warehouses those of one minute.
  addressRates: {
    every: { perMinute: 6000, burst: 600 },
    pincode: { perMinute: 900, burst: 90 },
    book: { perMinute: 4000, burst: 400 },
    cancel: { perMinute: 2440, burst: 240 },
    'eway-bill': { perMinute: 50, burst: 5 },
    // One limit of 150, of which tracking gets the most.
    track: { perMinute: 120, burst: 12 },
    find: { perMinute: 30, burst: 6 },
    rate: { perMinute: 10, burst: 5 },
    label: { perMinute: 600, burst: 60 },
    pickup: { perMinute: 800, burst: 80 },
    warehouse: { perMinute: 10, burst: 3 },
    // No limits of these are public.
    'warehouse-check': { perMinute: 60, burst: 20 },
    transit: { perMinute: 120, burst: 30 },
    // Five requests of five minutes, for one account.
    waybills: { perMinute: 1, burst: 5 },
  },
  credentials: [
    secretCredential('token', 'API token'),
    secretCredential('webhook_secret', 'Webhook token', false),
  ],

  serverCredentials({ KHEP_COURIERS, DELHIVERY_TOKEN }) {
    // Every brand can try the simulator without connecting it.
    if (KHEP_COURIERS !== 'live') return { token: 'simulator' };
    return DELHIVERY_TOKEN ? { token: DELHIVERY_TOKEN } : undefined;
  },
  configuredUrl: ({ DELHIVERY_URL }) => DELHIVERY_URL,

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
    delhivery({
      url: simulator ?? configuredUrl ?? 'https://track.delhivery.com',
      token: credential('token'),
      mode: mode === 'Air' ? 'Express' : 'Surface',
      isSimulated: simulator !== undefined,
      transport,
      pool: (fetchMore) =>
        createAwbPool({ db, brand_id, partner: 'delhivery', now: () => clock.now(), fetchMore }),
      onRegistered,
      ...bookingLimit,
    }),

  // A token that the brand chose.
  verifyWebhook: ({ header }, secret) => secureCompare(header('authorization') ?? '', `Token ${secret}`),

  simulator: {
    codes: simulatedStatuses,
    reverseCodes: simulatedReverseStatuses,
    precisionMs: 1,
    createApp: delhiveryApp,
    createWebhook: delhiveryWebhook,
    demoCredentials: { token: 'demo-token-delhivery', webhook_secret: 'demo-push-delhivery' },
    awbPrefix: () => '1490',
  },
};
