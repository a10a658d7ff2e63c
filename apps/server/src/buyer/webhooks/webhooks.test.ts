import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { courierPartners } from '@khep/domain/couriers';
import type { CourierPartner } from '@khep/domain/couriers';
import { oneEngine } from '../../../test/engines.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import type { PlannedScan } from '../../partners/couriers/simulator/plan.ts';
import { buildWebhook } from '../../partners/couriers/simulator/webhook.ts';
import type { Simulators } from '../../partners/couriers/simulator/server.ts';
import { orderFor } from '../../../test/fixtures.ts';
import { createCatalogue, shippedOrder } from '../../../test/shipping.ts';
import { processWebhooks } from './webhookInbox.ts';
import { pollOnce } from '../../dispatch/tracking/poll/poll.ts';

const hour = 3_600_000;
const courierIds: Record<CourierPartner, number> = {
  delhivery: 1,
  xpressbees: 3,
  bluedart: 4,
  dtdc: 5,
  ekart: 7,
};
const typed: Record<CourierPartner, Record<string, string>> = {
  delhivery: { token: 'tk_delhivery_0001', webhook_secret: 'push-secret-delhivery' },
  xpressbees: {
    username: 'asha',
    password: 'pass-of-xpressbees',
    secretkey: 'secret-key-0002',
    xbkey: 'xb-key-000003',
    business_account: 'Mitti and Loom',
    webhook_secret: 'push-secret-xpressbees',
  },
  bluedart: {
    client_id: 'client',
    client_secret: 'client-secret-4',
    login_id: 'JAI1',
    licence_key: 'licence-key-0005',
    tracking_licence_key: 'tracking-key-0006',
    customer_code: '940001',
    origin_area: 'JAI',
    webhook_user: 'asha',
    webhook_secret: 'push-secret-bluedart',
  },
  dtdc: {
    api_key: 'api-key-000007',
    customer_code: 'GL0007',
    tracking_username: 'GL0007_trk_json',
    tracking_password: 'tracking-password-0008',
    instruction_password: 'instruction-password-9',
    webhook_secret: 'push-secret-dtdc',
  },
  ekart: {
    client_id: 'EKART_asha',
    username: 'asha',
    password: 'pass-of-ekart',
    seller_gstin: '08ABCDE1234F1Z5',
    goods: 'Pottery',
    webhook_secret: 'push-secret-ekart',
  },
};

describe.each(oneEngine)('couriers of a brand, on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  let other: SignedInBrand;
  let simulators: Simulators;
  /** Milliseconds that the clock was moved for the sake of pushes. */
  let passed = 0;
  const call = (method: string, path: string, body?: unknown, who = brand) =>
    server.call(method, path, { token: who.token, body });
  const fieldsOf = async (partner: CourierPartner, who = brand) =>
    (await call('GET', `/contracts/credentials/${courierIds[partner]}`, undefined, who)).body.data.fields as {
      name: string;
      value: string;
      is_set: boolean;
      is_secret: boolean;
    }[];
  const connect = (partner: CourierPartner, credentials = typed[partner], who = brand) =>
    call('POST', `/contracts/credentials/${courierIds[partner]}`, { credentials }, who);

  beforeAll(async () => {
    // Hours pass as the clock is moved: nothing happens by itself.
    server = await startTestServer(engine, { KHEP_SIMULATOR_SPEED: '1' });
    brand = await server.newBrand('Mitti Couriers');
    other = await server.newBrand('Other Couriers');
    if (!server.services.couriers.simulators) throw new Error('The tests need the simulators');
    ({ simulators } = server.services.couriers);
    await createCatalogue(call);
  });
  afterEach(() => {
    simulators.faults.clear();
    server.clock.pass(-passed);
    passed = 0;
  });
  afterAll(() => server.stop());

  /** An order on its way with a courier. */
  async function shipped(partner: CourierPartner, phone = '9829010011') {
    const { id, awb } = await shippedOrder(call, server, courierIds[partner], orderFor({ phone }));
    const [parcel] = await simulators.parcels[partner].byWaybills([awb]);
    return { id, awb, plan: parcel?.plan ?? [] };
  }
  const shipmentOf = async (id: string) => (await call('GET', `/order/${id}`)).body.data.order.shipments[0];

  async function send(
    partner: CourierPartner,
    awb: string,
    scan: PlannedScan,
    change: { secret?: string; body?: string } = {},
  ) {
    // Nobody tells of what is yet to come.
    const ahead = Math.max(0, Date.parse(scan.at) - server.clock.now().getTime());
    server.clock.pass(ahead);
    passed += ahead;
    const url = (await fieldsOf(partner)).find(({ name }) => name === 'webhook_url')?.value ?? '';
    const push = buildWebhook(partner, awb, scan, {
      user: 'asha',
      secret: change.secret ?? typed[partner]['webhook_secret'] ?? '',
    });
    const answer = await fetch(new URL(new URL(url).pathname, server.url), {
      method: 'POST',
      headers: push.headers,
      body: change.body ?? push.body,
    });
    return { status: answer.status, body: (await answer.json()) as { repeated?: boolean } };
  }

  test('are not connected until the courier has taken the credentials', async () => {
    const active = async (who = brand) =>
      (
        (await call('GET', '/courier', undefined, who)).body.data.couriers as {
          partner: string;
          is_active: boolean;
        }[]
      )
        .filter(({ is_active }) => is_active)
        .map(({ partner }) => partner);
    expect(await active()).toEqual(['delhivery', 'delhivery']);
    const half = await connect('bluedart', { client_id: 'client' });
    expect(half.status).toBe(422);
    expect(half.body.message).toBe('Failed to add credentials');
    expect(Object.keys(half.body.fields ?? half.body.errors ?? {})).toContain('credentials.client_secret');
    const wrong = await connect('xpressbees', { ...typed.xpressbees, password: 'wrong-password' });
    expect(wrong.status).toBe(422);
    expect(JSON.stringify(wrong.body)).toContain('rejected this user name');
    for (const partner of courierPartners) {
      const answer = await connect(partner);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      expect(answer.body.message).toBe('Credential added successfully');
    }
    expect(await active()).toEqual([
      'delhivery',
      'delhivery',
      'xpressbees',
      'bluedart',
      'dtdc',
      'dtdc',
      'ekart',
      'ekart',
    ]);
    expect(await active(other)).toEqual(['delhivery', 'delhivery']);
  });

  test('never return secrets, and keep a masked value unchanged on save', async () => {
    const fields = await fieldsOf('xpressbees');
    expect(fields.map(({ name, value, is_set }) => [name, value, is_set])).toEqual([
      ['username', 'asha', true],
      ['password', '••••••••bees', true],
      ['secretkey', '••••••••0002', true],
      ['xbkey', '••••••••0003', true],
      ['business_account', 'Mitti and Loom', true],
      ['webhook_secret', '••••••••bees', true],
      [
        'webhook_url',
        expect.stringMatching(/^http:\/\/localhost:\d+\/webhooks\/couriers\/brd_\w+\.[\w-]{20,}$/),
        true,
      ],
    ]);
    const kept = await server.db.selectFrom('courier_accounts').select('credentials').execute();
    for (const { credentials } of kept) expect(credentials).toMatch(/^v1\.local\./);
    expect(JSON.stringify(kept)).not.toMatch(/tk_delhivery|pass-of|secret-key|licence-key/);
    const again = await connect('xpressbees', {
      ...Object.fromEntries(fields.map(({ name, value }) => [name, value])),
      username: 'ritika',
    });
    expect(again.status, JSON.stringify(again.body)).toBe(200);
    const after = await fieldsOf('xpressbees');
    expect(after.find(({ name }) => name === 'username')?.value).toBe('ritika');
    expect(after.find(({ name }) => name === 'webhook_url')).toEqual(
      fields.find(({ name }) => name === 'webhook_url'),
    );
    expect((await fieldsOf('xpressbees', other)).every(({ is_set }) => !is_set)).toBe(true);
    const { id } = await shipped('xpressbees');
    expect((await shipmentOf(id)).awb).toMatch(/^142\d{11}$/);
  });

  test.each(courierPartners)(
    '%s: a push moves the box once its body is read, and is answered before',
    async (partner) => {
      const { id, awb, plan } = await shipped(partner);
      for (const scan of plan) {
        expect(await send(partner, awb, scan)).toEqual({
          status: 200,
          body: { received: true, repeated: false },
        });
      }
      expect((await shipmentOf(id)).status).toBe('PICKUP_SCHEDULED');
      expect(await processWebhooks(server.db, server.services)).toBeGreaterThan(4);
      expect((await shipmentOf(id)).status).toBe('DELIVERED');
      // Sent again, as couriers do; and the poll finds the same scans.
      expect((await send(partner, awb, plan[0]!)).body).toEqual({ received: true, repeated: true });
      server.clock.pass(20 * 24 * hour);
      expect(await processWebhooks(server.db, server.services)).toBe(0);
      await pollOnce(server.db, server.services);
      server.clock.pass(-20 * 24 * hour);
      const { scans } = await shipmentOf(id);
      expect(scans).toHaveLength(plan.length);
    },
    30_000,
  );

  test('rejects an unsigned push or one for another URL without a trace', async () => {
    const before = await server.db.selectFrom('courier_inbox').select('delivery_key').execute();
    const { awb, plan } = await shipped('delhivery');
    for (const partner of courierPartners) {
      expect((await send(partner, awb, plan[1]!, { secret: 'guessed' })).status).toBe(401);
      expect((await send(partner, awb, plan[1]!, { secret: '' })).status).toBe(401);
    }
    // The signature of another body.
    const changed = await send('xpressbees', awb, plan[1]!, { body: '{"AWBNo":"1"}' });
    expect(changed.status).toBe(401);
    const nowhere = await fetch(`${server.url}/webhooks/couriers/aaaaaaaaaaaaaaaaaaaaaaaa`, {
      method: 'POST',
    });
    expect(nowhere.status).toBe(404);
    const huge = await send('delhivery', awb, plan[1]!, { body: 'x'.repeat(300_000) });
    expect(huge.status).toBe(413);
    expect(await server.db.selectFrom('courier_inbox').select('delivery_key').execute()).toHaveLength(
      before.length,
    );
  });

  test('a push without a secret set is never taken', async () => {
    expect((await connect('delhivery', { token: 'tk_other_brand_01' }, other)).status).toBe(200);
    const url = (await fieldsOf('delhivery', other)).find(({ name }) => name === 'webhook_url')?.value ?? '';
    const answer = await fetch(new URL(new URL(url).pathname, server.url), {
      method: 'POST',
      headers: { authorization: 'Token ' },
      body: '{}',
    });
    expect(answer.status).toBe(401);
  });

  test('a push may come in any order, before the box has its AWB, and for a box that is not there', async () => {
    const { id, awb, plan } = await shipped('bluedart', '9829010012');
    for (const scan of plan.toReversed()) await send('bluedart', awb, scan);
    await processWebhooks(server.db, server.services);
    const shipment = await shipmentOf(id);
    expect(shipment.status).toBe('DELIVERED');
    expect(shipment.scans).toHaveLength(plan.length);
    expect(shipment.delivery_tries).toBe(1);

    await send('bluedart', '80000000001', plan[0]!);
    for (let round = 0; round < 8; round += 1) {
      await processWebhooks(server.db, server.services);
      server.clock.pass(hour);
    }
    const alerts = (await call('GET', '/contracts/alerts')).body.data.alerts;
    expect(alerts).toEqual([
      expect.objectContaining({ kind: 'unknown-awb', partner: 'bluedart', awb: '80000000001', count: 1 }),
    ]);
  });

  test('an unknown status waits for a mapping by the brand, then is applied', async () => {
    const { id, awb, plan } = await shipped('xpressbees');
    const strange = { ...plan[3]!, code: 'HLD', status: 'HLD', remark: 'Held at the hub' };
    await send('xpressbees', awb, plan[2]!);
    await send('xpressbees', awb, strange);
    await processWebhooks(server.db, server.services);
    const before = await shipmentOf(id);
    expect(before.status).toBe('PICKED_UP');
    const { unknown, statuses } = (await call('GET', '/contracts/statuses/3')).body.data;
    expect(unknown).toEqual([expect.objectContaining({ status: 'HLD', code: 'HLD', awb, count: 1 })]);
    expect(statuses.length).toBeGreaterThan(20);
    expect(statuses.every((row: { is_own: boolean }) => !row.is_own)).toBe(true);
    expect((await call('GET', '/contracts/statuses/3', undefined, other)).body.data.unknown).toEqual([]);

    const bad = await call('PUT', '/contracts/statuses/3', {
      mappings: [{ status_type: '', status: '', code: '', state: 'IN_TRANSIT' }],
    });
    expect(bad.status).toBe(422);
    const saved = await call('PUT', '/contracts/statuses/3', {
      mappings: [{ status_type: '', status: 'HLD', code: '', state: 'IN_TRANSIT' }],
    });
    expect(saved.body.data).toEqual({ scans_read: 1 });
    expect((await shipmentOf(id)).status).toBe('IN_TRANSIT');
    const after = (await call('GET', '/contracts/statuses/3')).body.data;
    expect(after.unknown).toEqual([]);
    expect(after.statuses[0]).toMatchObject({ status: 'HLD', state: 'IN_TRANSIT', is_own: true });
    await call('PUT', '/contracts/statuses/3', {
      mappings: [{ status_type: '', status: 'HLD', code: '', state: null }],
    });
    expect((await call('GET', '/contracts/statuses/3')).body.data.statuses[0].is_own).toBe(false);
  });

  test('the state of the breakers is among the metrics', async () => {
    simulators.faults.add({ kind: 'error' }, { partner: 'bluedart', times: 1000 });
    const adapter = (await server.services.couriers.forBrand(brand.brand_id)).adapter(courierIds.bluedart);
    for (let index = 0; index < 3; index += 1)
      await adapter?.serviceability(`56003${index}`).catch(() => undefined);
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(metrics).toContain(`khep_courier_breaker_state{partner="bluedart",brand="${brand.brand_id}"} 2`);
    expect(metrics).toMatch(/khep_courier_retries_total\{partner="bluedart",call="pincode"\} \d/);
  });
});
