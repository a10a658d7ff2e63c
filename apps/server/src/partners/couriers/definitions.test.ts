import { courierPartners } from '@khep/domain/couriers';
import type { CourierPartner } from '@khep/domain/couriers';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/engines.ts';
import { parseConfig } from '../../start/config.ts';
import type { OpenDatabase } from '../../platform/db/engine.ts';
import { verifySignature } from '../../dispatch/tracking/scans/webhookSignature.ts';
import { saveAccount } from './accounts.ts';
import { openCredential, secretCredential } from './credentialSpec.ts';
import { mergedCredentials, missingCredentials } from './credentials.ts';
import type { CourierDefinition } from './definition.ts';
import { courierDefinitions, definitionOf } from './definitions.ts';
import { delhivery } from './delhivery/adapter.ts';
import { delhiveryCourier } from './delhivery/index.ts';
import type { Booking } from './port.ts';
import { createCouriers } from './registry.ts';
import type { ServerCouriers } from './registry.ts';

const partner = 'dakghar' as CourierPartner;
const courier_id = 901;

/** A made-up courier that resells Delhivery's API under its own names. */
const dakghar: CourierDefinition = {
  partner,
  name: 'Dak Ghar',
  services: [
    {
      courier_id,
      name: 'Dak Ghar Surface',
      mode: 'Surface',
      conversion_factor: 4000,
      rate_percent: 80,
      tat_days: { A: 2, B: 3, C: 4, D: 5, E: 9 },
    },
  ],
  claimDays: { lost: 30, damaged: 3 },
  pickups: { cut_off: '14:00', windows: [{ from: '16:00', to: '18:00' }], closed_weekdays: [0] },
  rates: { every: { perMinute: 100 } },
  credentials: [
    openCredential('branch', 'Branch'),
    secretCredential('key', 'Key'),
    secretCredential('webhook_secret', 'Webhook key', false),
  ],
  createAdapter: ({ simulator, configuredUrl, credential, transport }) => ({
    ...delhivery({
      url: simulator ?? configuredUrl ?? 'https://dakghar.test',
      token: credential('key'),
      mode: 'Surface',
      isSimulated: simulator !== undefined,
      transport,
    }),
    partner,
  }),
  verifyWebhook: ({ header }, secret) => header('x-dak-key') === secret,
  simulator: {
    ...delhiveryCourier.simulator,
    codes: { ...delhiveryCourier.simulator.codes, booked: ['Accepted', 'DG', 'DG-1'] },
    precisionMs: 60_000,
  },
};
const definitions = [...courierDefinitions, dakghar];

const party = {
  name: 'Jaipur studio',
  phone: '9829055501',
  address: 'Plot 42, Sanganer Industrial Area',
  city: 'Jaipur',
  state: 'Rajasthan',
  pincode: '302017',
};
const booking: Booking = {
  reference: 'KH-1-1-dak',
  order_number: 'KH-1',
  to: { ...party, name: 'Ananya Iyer', phone: '9829010011', city: 'Bengaluru', pincode: '560034' },
  pickup_location: 'whs_1',
  pickup: party,
  return_to: party,
  payment_mode: 'cod',
  collectible_paise: 249_900,
  declared_paise: 249_900,
  products: '1 × Planter',
  quantity: 1,
  weight_g: 1200,
  length_cm: 30,
  width_cm: 20,
  height_cm: 15,
};

test('each courier of the domain has one definition, and no service id is used twice', () => {
  expect(courierDefinitions.map((definition) => definition.partner)).toEqual([...courierPartners]);
  const ids = courierDefinitions.flatMap(({ services }) => services.map((service) => service.courier_id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(() => definitionOf(partner)).toThrow(/No courier dakghar/);
});

describe('a courier that is only listed', () => {
  const brand_id = 'brd_dakghar';
  let open: OpenDatabase;
  let couriers: ServerCouriers;
  beforeAll(async () => {
    open = await openTestDatabase();
    couriers = await createCouriers({
      config: parseConfig({ KHEP_SECRET_KEY: `k1:${'a1'.repeat(32)}`, KHEP_SIMULATOR_SPEED: '1' }),
      db: open.db,
      clock: { now: () => new Date() },
      log: pino({ level: 'silent' }),
      definitions,
    });
  });
  afterAll(async () => {
    await couriers.close();
    await open.close();
  });
  const service = async () =>
    (await couriers.forBrand(brand_id)).list().find((one) => one.courier_id === courier_id);

  test('declares its credentials', () => {
    expect(missingCredentials(partner, { branch: 'Jaipur' }, definitions)).toEqual(['key']);
    const typed = { branch: ' Jaipur ', key: 'new-key', token: 'not one of its fields' };
    expect(mergedCredentials(partner, { key: 'old-key' }, typed, definitions)).toEqual({
      branch: 'Jaipur',
      key: 'new-key',
    });
  });

  test('verifies its webhooks', () => {
    const push = (key: string) => ({ body: '{}', header: (name: string) => ({ 'x-dak-key': key })[name] });
    const kept = { webhook_secret: 'push-key' };
    expect(verifySignature(partner, push('push-key'), kept, definitions)).toBe(true);
    expect(verifySignature(partner, push('other'), kept, definitions)).toBe(false);
    expect(verifySignature(partner, push(''), {}, definitions)).toBe(false);
  });

  test('is offered once its credentials are saved, and books and tracks with its simulator', async () => {
    expect(await service()).toMatchObject({
      offered: false,
      reason: 'Connect Dak Ghar in Settings > Integrations.',
    });
    expect((await couriers.trial(brand_id, partner, { key: 'wrong' }).verify()).ok).toBe(false);
    const credentials = { branch: 'Jaipur', key: 'key-1' };
    expect(await couriers.trial(brand_id, partner, credentials).verify()).toEqual({ ok: true, reason: '' });
    await saveAccount(open.db, couriers.vault, { brand_id, partner, credentials, now: new Date() });
    couriers.invalidate(brand_id);
    expect(await service()).toMatchObject({ partner, offered: true, simulated: true });

    const adapter = (await couriers.forBrand(brand_id)).adapter(courier_id);
    expect(adapter?.partner).toBe(partner);
    const result = await adapter?.book(booking);
    if (!result?.booked) throw new Error('Not booked');
    const [parcel] = (await couriers.simulators?.parcels[partner].byWaybills([result.awb])) ?? [];
    expect(parcel).toMatchObject({ reference: booking.reference, plan: [{ code: 'DG-1' }] });
    expect(await couriers.simulators?.parcels.delhivery.byWaybills([result.awb])).toEqual([]);
    const [scan] = (await adapter?.track([result.awb])) ?? [];
    expect(scan).toMatchObject({ code: 'DG-1', status: 'Accepted' });
    expect(scan?.event_time).toMatch(/:00(\.000)?Z$/);
  });
});
