import type { CourierPartner } from '@khep/domain/couriers';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../../test/engines.ts';
import { orderFor, today, warehouse } from '../../../../test/fixtures.ts';
import { startTestServer } from '../../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../../test/server.ts';
import { createCatalogue, packedOrder } from '../../../../test/shipping.ts';
import { definitionOf } from '../../../partners/couriers/definitions.ts';
import type { Simulators } from '../../../partners/couriers/simulator/server.ts';
import { sendWarehouseChanges } from './sendChanges.ts';

/** The warehouse that the simulated Delhivery account has from its panel. */
const panelName = 'Jaipur Studio WH-1';
const [delhivery, xpressbees, bluedart, ekart] = [1, 3, 4, 7];

describe.each(engines)('the names of warehouses at couriers, on %s', (engine) => {
  let server: TestServer;
  let simulators: Simulators;
  let brand: SignedInBrand;
  let warehouse_id: string;
  const call = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
    server.call(method, path, { token: brand.token, body, ...(headers && { headers }) });

  beforeAll(async () => {
    server = await startTestServer(engine, {}, { courierPace: { backoffMs: 1, cooldownMs: 1 } });
    if (!server.services.couriers.simulators) throw new Error('The tests need the simulators');
    ({ simulators } = server.services.couriers);
  });
  afterEach(() => simulators.faults.clear());
  afterAll(() => server.stop());

  /** A brand with one warehouse and its own account at a courier. */
  const connect = async (partner: CourierPartner, courier_id: number, credentials = {}) => {
    brand = await server.newBrand(`Names at ${partner}`);
    await createCatalogue(call);
    const { body } = await call('GET', '/warehouse');
    warehouse_id = body.data.warehouses[0].id;
    await reconnect(partner, courier_id, credentials);
  };
  const reconnect = async (partner: CourierPartner, courier_id: number, credentials = {}) => {
    const { demoCredentials } = definitionOf(partner).simulator;
    const saved = await call('POST', `/contracts/credentials/${courier_id}`, {
      credentials: { ...demoCredentials, ...credentials },
    });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  };
  const newAccount = { token: 'new-account-0123456789' };
  const list = async (courier_id: number) =>
    (await call('GET', `/contracts/warehouses/${courier_id}`)).body.data;
  const one = async (courier_id: number) => (await list(courier_id)).warehouses[0];
  const save = (courier_id: number, name: string, version?: number) =>
    call(
      'PUT',
      `/contracts/warehouses/${courier_id}/${warehouse_id}`,
      { name },
      version === undefined ? {} : { 'if-match': `"${version}"` },
    );
  const send = (courier_id: number) =>
    call('POST', `/contracts/warehouses/${courier_id}/${warehouse_id}/send`);
  const moveTo = async (address: string, phone = warehouse.phone) => {
    const moved = await call('PUT', `/warehouse/${warehouse_id}`, { ...warehouse, address, phone });
    expect(moved.status, JSON.stringify(moved.body)).toBe(200);
  };
  const book = async (courier_id: number) => {
    const { id } = await packedOrder(call, orderFor({ phone: '9829010012' }));
    const { body } = await call('POST', '/allocation/bulk/assign', {
      allocations: [{ order_id: id, courier_id }],
    });
    const { awb } = await server.db
      .selectFrom('shipments')
      .select('awb')
      .where('brand_id', '=', brand.brand_id)
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    return { id, awb, body: JSON.stringify(body) };
  };
  const locationOf = async (partner: CourierPartner, awb: string | null) => {
    const [parcel] = await simulators.parcels[partner].byWaybills([awb ?? '']);
    return parcel?.booking.location;
  };
  /** Requests of some calls, as the courier got them, the oldest first. */
  const requests = async (...calls: string[]) => {
    const rows = await server.db
      .selectFrom('courier_calls')
      .select(['url', 'request'])
      .where('brand_id', '=', brand.brand_id)
      .where('call', 'in', calls)
      .orderBy('at')
      .orderBy('call_id')
      .execute();
    return rows.map(({ url, request }) => `${new URL(url).pathname} ${request}`);
  };
  /** What Khep registered or sent last; the log of requests has no addresses. */
  const registered = async () => {
    const row = await server.db
      .selectFrom('courier_warehouses')
      .select('registered')
      .where('brand_id', '=', brand.brand_id)
      .executeTakeFirstOrThrow();
    return row.registered;
  };
  const alerts = async () =>
    (await call('GET', '/contracts/alerts')).body.data.alerts.map(
      ({ kind, words }: { kind: string; words: string }) => [kind, words],
    );
  const retry = async () => {
    server.clock.pass(2 * 3_600_000);
    await sendWarehouseChanges(server.db, server.services);
  };

  test('a Delhivery account that has another name: it is entered, checked, booked and picked up with', async () => {
    await connect('delhivery', delhivery, newAccount);
    // Checked when it was connected.
    expect(await one(delhivery)).toMatchObject({
      warehouse_name: 'Jaipur studio',
      name: '',
      own_name: warehouse_id,
      state: 'unregistered',
      can_send: true,
      checked_at: expect.any(String),
    });

    const wrong = await save(delhivery, 'jaipur studio WH-1');
    expect(wrong.status).toBe(422);
    expect(wrong.body.fields.name).toContain('Delhivery has no warehouse named “jaipur studio WH-1”');
    expect(wrong.body.fields.name).toContain('Pickup Locations');
    // Its spaces count.
    expect((await save(delhivery, `${panelName} `)).status).toBe(422);
    expect(await one(delhivery)).toMatchObject({ name: '', version: 0 });

    const right = await save(delhivery, panelName, 0);
    expect(right.body.data, JSON.stringify(right.body)).toMatchObject({ name: panelName, state: 'known' });
    const stale = await save(delhivery, '', 0);
    expect([stale.status, stale.body.current?.name]).toEqual([412, panelName]);

    const { id, awb } = await book(delhivery);
    expect(await locationOf('delhivery', awb)).toBe(panelName);
    const pickup = await call('POST', '/order/processor/pickup/schedule', {
      order_ids: [id],
      pickup_date: today(server),
      pickup_time: '16:00',
    });
    expect(pickup.status, JSON.stringify(pickup.body)).toBe(200);
    expect((await requests('pickup')).join()).toContain(panelName);
    // Nothing of Khep's own was registered.
    expect(await requests('warehouse')).toEqual([]);

    // The brand sends its address there on purpose.
    expect((await send(delhivery)).body.data).toMatchObject({ state: 'known', can_send: false });
    expect(await requests('warehouse')).toEqual([expect.stringContaining('/clientwarehouse/edit/')]);
    expect(await registered()).toMatchObject({ name: panelName, place: { address: warehouse.address } });
  });

  test('a name that the courier no longer has is shown, raises an alert and is never registered', async () => {
    await connect('delhivery', delhivery, newAccount);
    await save(delhivery, panelName);
    // As if its staff had renamed it in the panel.
    await server.db
      .updateTable('courier_warehouses')
      .set({ typed_name: 'Old name' })
      .where('brand_id', '=', brand.brand_id)
      .execute();
    server.services.couriers.invalidate(brand.brand_id);
    const refused = await book(delhivery);
    expect(refused.awb).toBeNull();
    expect(refused.body).toContain('Delhivery does not know the warehouse “Old name”');
    expect(await requests('warehouse')).toEqual([]);

    await reconnect('delhivery', delhivery, newAccount);
    expect(await one(delhivery)).toMatchObject({
      state: 'unknown',
      problem: expect.stringContaining('“Old name”'),
      can_send: false,
    });
    expect(await alerts()).toEqual([
      ['warehouse-unknown', expect.stringContaining('rejects bookings from Jaipur studio')],
    ]);
    expect((await send(delhivery)).status).toBe(409);
    await save(delhivery, panelName);
    expect(await alerts()).toEqual([]);
  });

  test("Khep's own name is registered by a booking; a changed address is sent, and an alert stays until it was", async () => {
    await connect('delhivery', delhivery, newAccount);
    const { awb } = await book(delhivery);
    expect(await locationOf('delhivery', awb)).toBe(warehouse_id);
    expect(await one(delhivery)).toMatchObject({ state: 'known', can_send: false });

    await moveTo('Plot 7, Sitapura Industrial Area', '9829099999');
    expect(await one(delhivery)).toMatchObject({ state: 'outdated', can_send: true });
    simulators.faults.add(
      { kind: 'error', status: 503 },
      { partner: 'delhivery', path: /clientwarehouse/, times: 9 },
    );
    await sendWarehouseChanges(server.db, server.services);
    expect(await one(delhivery)).toMatchObject({ state: 'outdated', problem: expect.stringMatching(/./) });
    const open = [['warehouse-outdated', expect.stringContaining('old address of Jaipur studio')]];
    expect(await alerts()).toEqual(open);
    // Not again at once.
    expect(await sendWarehouseChanges(server.db, server.services)).toBe(0);
    expect(await alerts()).toEqual(open);

    simulators.faults.clear();
    await retry();
    expect(await one(delhivery)).toMatchObject({ state: 'known', problem: '' });
    expect(await alerts()).toEqual([]);
    expect((await requests('warehouse')).at(-1)).toContain('/clientwarehouse/edit/');
    expect(await registered()).toMatchObject({
      name: warehouse_id,
      place: { address: 'Plot 7, Sitapura Industrial Area', phone: '9829099999' },
    });
    // Nothing is left to send.
    const before = (await requests('warehouse')).length;
    await retry();
    expect(await requests('warehouse')).toHaveLength(before);
  });

  test('a warehouse is registered on purpose before its first booking', async () => {
    await connect('delhivery', delhivery, newAccount);
    expect((await send(delhivery)).body.data).toMatchObject({ state: 'known', name: '' });
    const registered = await requests('warehouse');
    const { awb } = await book(delhivery);
    expect(await locationOf('delhivery', awb)).toBe(warehouse_id);
    expect(await requests('warehouse')).toEqual(registered);
    const checked = await call('POST', `/contracts/warehouses/${delhivery}/check`);
    expect(checked.body.data).toMatchObject({ problem: '', warehouses: [{ state: 'known' }] });
  });

  test('Ekart changes no address: the new one is registered under another name, which bookings use', async () => {
    await connect('ekart', ekart);
    expect(await one(ekart)).toMatchObject({ state: 'unregistered' });
    expect((await save(ekart, 'JAIPUR')).status).toBe(422);
    expect((await send(ekart)).body.data).toMatchObject({ state: 'known', own_name: warehouse_id });
    await moveTo('Plot 7, Sitapura Industrial Area');
    await retry();
    expect(await one(ekart)).toMatchObject({ state: 'known', own_name: `${warehouse_id}-2` });
    const { awb } = await book(ekart);
    expect(await locationOf('ekart', awb)).toBe(`${warehouse_id}-2`);
    await moveTo('Plot 8, Sitapura Industrial Area');
    await retry();
    expect(await one(ekart)).toMatchObject({ state: 'known', own_name: `${warehouse_id}-3` });
  });

  test("XpressBees' code is saved as it is, and booked with", async () => {
    await connect('xpressbees', xpressbees);
    expect(await list(xpressbees)).toMatchObject({ known_by: 'code', warehouses: [{ state: 'no-code' }] });
    const saved = await save(xpressbees, 'ORXB1JAIPUR01');
    expect(saved.body.data).toMatchObject({ state: 'code', can_send: false });
    const { awb } = await book(xpressbees);
    expect(awb).toMatch(/./);
    expect((await requests('book')).join()).toContain('ORXB1JAIPUR01');
    expect((await send(xpressbees)).status).toBe(409);
  });

  test('Blue Dart has no names, and an account of the server none of a brand', async () => {
    await connect('bluedart', bluedart);
    expect(await list(bluedart)).toMatchObject({ known_by: 'address', warehouses: [] });
    expect((await save(bluedart, 'Jaipur')).status).toBe(409);
    // Simulated for every brand, and not connected by this one.
    expect(await list(delhivery)).toMatchObject({ known_by: 'name', warehouses: [] });
    const refused = await save(delhivery, panelName);
    expect([refused.status, refused.body.detail]).toEqual([409, 'Connect your own Delhivery account first.']);
  });

  test('a name that could not be checked is not saved, and an unreachable courier can be connected', async () => {
    await connect('delhivery', delhivery, newAccount);
    simulators.faults.add(
      { kind: 'error', status: 503 },
      { partner: 'delhivery', path: /status/, times: 20 },
    );
    expect((await save(delhivery, panelName)).status).toBe(503);
    expect((await save(delhivery, '')).status).toBe(200);
    await reconnect('delhivery', delhivery, newAccount);
    expect(await one(delhivery)).toMatchObject({ name: '', state: 'unchecked' });
    const checked = await call('POST', `/contracts/warehouses/${delhivery}/check`);
    expect(checked.body.data.problem).toMatch(/./);
  });

  test("another brand's warehouse is not found", async () => {
    await connect('delhivery', delhivery, newAccount);
    const foreign = warehouse_id;
    await connect('delhivery', delhivery, newAccount);
    warehouse_id = foreign;
    expect([(await save(delhivery, panelName)).status, (await send(delhivery)).status]).toEqual([404, 404]);
  });
});
