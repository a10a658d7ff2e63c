import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { CourierWork } from '../../../test/courierWorker.ts';
import { oneEngine } from '../../../test/engines.ts';
import { today } from '../../../test/fixtures.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { createCatalogue, pack, packedOrder } from '../../../test/shipping.ts';
import { json } from '../../platform/db/schema.ts';
import { adoptBooking } from '../allocation/plan/adopt.ts';
import { resolvePendingBookings } from '../../partners/couriers/resolveBookings.ts';
import type { Simulators } from '../../partners/couriers/simulator/server.ts';
import { pollOnce } from '../tracking/poll/poll.ts';
import { resolvePendingIntents } from './resolveIntents.ts';

const minute = 60_000;
const courier_id = 1;
const cancelPath = /p\/edit/;
const pickupPath = /fm\/request/;

describe.each(oneEngine)('a request whose answer is lost, on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  let simulators: Simulators;
  let directory: string;
  const workers: ChildProcess[] = [];
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });
  const settleBookings = () =>
    resolvePendingBookings(server.db, server.services, adoptBooking(server.db, server.services));
  const settle = () => resolvePendingIntents(server.db, server.services);

  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'khep-intents-'));
    server = await startTestServer(
      engine,
      { KHEP_SIMULATOR_SPEED: '1' },
      { courierPace: { backoffMs: 1, cooldownMs: 1 } },
    );
    brand = await server.newBrand('Mitti Intents');
    if (!server.services.couriers.simulators) throw new Error('The tests need the simulators');
    ({ simulators } = server.services.couriers);
    await createCatalogue(call);
  });
  afterEach(() => {
    simulators.faults.clear();
    for (const worker of workers.splice(0)) worker.kill('SIGKILL');
  });
  afterAll(async () => {
    await server.stop();
    rmSync(directory, { recursive: true, force: true });
  });

  const booked = async () => {
    const { id } = await packedOrder(call);
    const { status } = await call('POST', '/allocation/bulk/assign', {
      allocations: [{ order_id: id, courier_id }],
    });
    expect(status).toBe(200);
    return { id, ...(await boxOf(id)) };
  };
  const boxOf = (order_id: string) =>
    server.db
      .selectFrom('shipments')
      .select(['shipment_id', 'awb', 'state', 'pickup_id'])
      .where('brand_id', '=', brand.brand_id)
      .where('order_id', '=', order_id)
      .executeTakeFirstOrThrow();
  const parcelOf = async (awb: string | null) =>
    (await simulators.parcels.delhivery.byWaybills([awb ?? '']))[0];
  const parcelsOf = (number: string) =>
    server.db
      .selectFrom('simulator_parcels')
      .select(['waybill', 'cancelled_at'])
      .where('reference', 'like', `${number}-%`)
      .execute();
  const intentsOf = async (shipment_id: string) => {
    const rows = await server.db
      .selectFrom('courier_intents')
      .select(['kind', 'state', 'shipment_ids'])
      .where('brand_id', '=', brand.brand_id)
      .orderBy('intent_id')
      .execute();
    return rows
      .filter(({ shipment_ids }) => shipment_ids.includes(shipment_id))
      .map((row) => [row.kind, row.state]);
  };
  const openAlerts = () =>
    server.db
      .selectFrom('courier_alerts')
      .select(['kind', 'words'])
      .where('brand_id', '=', brand.brand_id)
      .where('settled_at', 'is', null)
      .execute();
  const cancel = (shipment_id: string) =>
    call('POST', '/order/processor/shipment/cancel', { shipment_ids: [shipment_id] });
  const schedule = (order_ids: string[]) =>
    call('POST', '/order/processor/pickup/schedule', {
      order_ids,
      pickup_date: today(server),
      pickup_time: '16:00',
    });

  test('cancels the box here once it is known that the courier cancelled it', async () => {
    const box = await booked();
    simulators.faults.add({ kind: 'error', done: true }, { path: cancelPath, times: 3 });
    const answer = await cancel(box.shipment_id);
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([
      409,
      expect.stringContaining(`Checking whether ${box.awb} was cancelled`),
    ]);
    expect((await parcelOf(box.awb))?.cancelled_at).not.toBeNull();
    expect(await boxOf(box.id)).toMatchObject({ state: 'AWB_ASSIGNED' });
    server.clock.pass(minute);
    expect(await settle()).toBe(1);
    expect(await boxOf(box.id)).toMatchObject({ state: 'CANCELLED' });
    expect(await intentsOf(box.shipment_id)).toEqual([['cancel', 'done']]);
    expect(await settle()).toBe(0);
  });

  test('a concurrent repeat of a cancellation is one intent', async () => {
    const box = await booked();
    simulators.faults.add({ kind: 'error', done: true }, { path: cancelPath, times: 3 });
    expect((await cancel(box.shipment_id)).status).toBe(409);
    expect((await cancel(box.shipment_id)).status).toBe(200);
    expect(await boxOf(box.id)).toMatchObject({ state: 'CANCELLED' });
    server.clock.pass(minute);
    expect(await settle()).toBe(1);
    expect(await intentsOf(box.shipment_id)).toEqual([
      ['cancel', 'done'],
      ['cancel', 'done'],
    ]);
  });

  test("isn't resent after a rejection, and raises an alert", async () => {
    const box = await booked();
    simulators.faults.add({ kind: 'error', status: 503 }, { path: cancelPath, times: 3 });
    expect((await cancel(box.shipment_id)).status).toBe(409);
    // The courier delivered it before it was asked again.
    const last = (await parcelOf(box.awb))!.plan[0]!;
    const delivered = { ...last, status: 'Delivered', status_type: 'DL', code: 'EOD-38' };
    await server.db
      .updateTable('simulator_parcels')
      .set({ plan: json<unknown>([last, delivered]) })
      .where('waybill', '=', box.awb)
      .execute();
    server.clock.pass(minute);
    expect(await settle()).toBe(1);
    expect(await intentsOf(box.shipment_id)).toEqual([['cancel', 'refused']]);
    expect(await openAlerts()).toContainEqual({
      kind: 'cancel-unsure',
      words: expect.stringContaining(`${box.awb} wasn't cancelled`),
    });
    await server.db.updateTable('courier_alerts').set({ settled_at: new Date() }).execute();
  });

  test('of a pickup puts the pickup on its boxes, once', async () => {
    const boxes = [await booked(), await booked()];
    simulators.faults.add({ kind: 'error', done: true }, { path: pickupPath });
    const lost = await schedule(boxes.map(({ id }) => id));
    expect([lost.status, JSON.stringify(lost.body)]).toEqual([
      409,
      expect.stringContaining('Checking whether the pickup was scheduled'),
    ]);
    const asked = (await parcelOf(boxes[0]!.awb))?.pickup_asked_at;
    expect(asked).toBeInstanceOf(Date);
    server.clock.pass(minute);
    expect(await settle()).toBe(1);
    const [one, two] = [await boxOf(boxes[0]!.id), await boxOf(boxes[1]!.id)];
    expect([one.state, two.state]).toEqual(['PICKUP_SCHEDULED', 'PICKUP_SCHEDULED']);
    expect(one.pickup_id).toMatch(/^pck_/);
    expect(two.pickup_id).toBe(one.pickup_id);
    // The repeated request was the same pickup for the courier.
    expect((await parcelOf(boxes[0]!.awb))?.pickup_asked_at).toEqual(asked);
    expect(await settle()).toBe(0);
  });

  test('a concurrent repeat of a pickup is one intent', async () => {
    const box = await booked();
    simulators.faults.add({ kind: 'error', done: true }, { path: pickupPath });
    expect((await schedule([box.id])).status).toBe(409);
    const again = await schedule([box.id]);
    expect([again.status, again.body.data.pickups]).toEqual([
      200,
      [expect.objectContaining({ shipment_ids: expect.arrayContaining([box.shipment_id]) })],
    ]);
    expect(await intentsOf(box.shipment_id)).toEqual([['pickup', 'done']]);
  });

  test('raises an alert where the courier does not answer for long', async () => {
    const box = await booked();
    simulators.faults.add({ kind: 'error' }, { path: cancelPath, times: 1000 });
    expect((await cancel(box.shipment_id)).status).toBe(409);
    for (let check = 0; check < 6; check += 1) {
      server.clock.pass(120 * minute);
      await settle();
    }
    expect(await openAlerts()).toEqual([
      { kind: 'cancel-unsure', words: expect.stringMatching(`unknown whether ${box.awb} was cancelled`) },
    ]);
    simulators.faults.clear();
    await server.db
      .updateTable('courier_intents')
      .set({ check_after: server.clock.now() })
      .where('state', '=', 'unsure')
      .execute();
    expect(await settle()).toBe(1);
    expect(await openAlerts()).toEqual([]);
    expect(await boxOf(box.id)).toMatchObject({ state: 'CANCELLED' });
  });

  test('cancels a box that its courier cancelled, and raises an alert', async () => {
    const box = await booked();
    await simulators.parcels.delhivery.cancel(box.awb ?? '');
    server.clock.pass(24 * 60 * minute);
    await pollOnce(server.db, server.services);
    expect(await boxOf(box.id)).toMatchObject({ state: 'CANCELLED' });
    expect(await openAlerts()).toEqual([
      { kind: 'courier-cancelled', words: expect.stringContaining(`cancelled AWB ${box.awb}`) },
    ]);
    await server.db.updateTable('courier_alerts').set({ settled_at: new Date() }).execute();
  });

  /** Runs a process until the courier has answered it, and kills it there. */
  const kill = async (work: Omit<CourierWork, 'brand_id' | 'date'>) => {
    const { url, schema } = server.open.reach!;
    const details: CourierWork = { ...work, brand_id: brand.brand_id, date: today(server) };
    const worker = fork(fileURLToPath(new URL('../../../test/courierWorker.ts', import.meta.url)), {
      execArgv: ['--conditions=@khep/source'],
      env: {
        ...process.env,
        TEST_JOBS_URL: url,
        TEST_JOBS_SCHEMA: schema,
        TEST_COURIER_WORK: JSON.stringify(details),
        KHEP_DATA: directory,
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    workers.push(worker);
    const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
    await new Promise<void>((resolve, reject) => {
      worker.once('message', () => resolve());
      worker.once('exit', () => reject(new Error('The process ended before the courier answered')));
    });
    worker.kill('SIGKILL');
    await ended;
  };

  describe.runIf(engine === 'postgres')('because the process was killed', () => {
    test('after the courier booked a box, the box has that AWB', async () => {
      const { id, number } = await packedOrder(call);
      await kill({ what: 'book', order_id: id, shipment_ids: [] });
      expect(await boxOf(id)).toMatchObject({ state: 'DRAFT', awb: null });
      // After this long its process is known to be dead.
      await server.db
        .updateTable('booking_attempts')
        .set({ asked_at: new Date(Date.now() - minute) })
        .where('order_id', '=', id)
        .execute();
      server.clock.pass(2 * minute);
      expect(await settleBookings()).toBe(1);
      const parcels = await parcelsOf(number);
      expect(parcels).toEqual([{ waybill: expect.any(String), cancelled_at: null }]);
      expect(await boxOf(id)).toMatchObject({ state: 'AWB_ASSIGNED', awb: parcels[0]!.waybill });
    });

    test('after the courier booked a box that is packed again, the stray AWB is cancelled', async () => {
      const { id, number } = await packedOrder(call);
      await kill({ what: 'book', order_id: id, shipment_ids: [] });
      await pack(call, id);
      server.clock.pass(2 * minute);
      expect(await settleBookings()).toBe(1);
      expect(await parcelsOf(number)).toEqual([
        { waybill: expect.any(String), cancelled_at: expect.any(Date) },
      ]);
      expect(await boxOf(id)).toMatchObject({ state: 'DRAFT', awb: null });
    });

    test('after the courier cancelled an AWB, the box is cancelled here', async () => {
      const box = await booked();
      await kill({ what: 'cancel', shipment_ids: [box.shipment_id] });
      expect((await parcelOf(box.awb))?.cancelled_at).not.toBeNull();
      expect(await boxOf(box.id)).toMatchObject({ state: 'AWB_ASSIGNED' });
      expect(JSON.stringify((await cancel(box.shipment_id)).body)).toMatch(/already being cancelled/);
      server.clock.pass(2 * minute);
      expect(await settle()).toBe(1);
      expect(await boxOf(box.id)).toMatchObject({ state: 'CANCELLED' });
    });

    test('after the courier took a pickup request, the pickup is on its boxes', async () => {
      const boxes = [await booked(), await booked()];
      await kill({ what: 'pickup', shipment_ids: boxes.map(({ shipment_id }) => shipment_id) });
      const again = await schedule(boxes.map(({ id }) => id));
      expect(JSON.stringify(again.body)).toMatch(/already being requested/);
      expect((await parcelOf(boxes[0]!.awb))?.pickup_asked_at).toBeInstanceOf(Date);
      expect(await boxOf(boxes[0]!.id)).toMatchObject({ state: 'AWB_ASSIGNED', pickup_id: null });
      server.clock.pass(2 * minute);
      expect(await settle()).toBe(1);
      const pickups = await server.db
        .selectFrom('pickups')
        .innerJoin('shipments', (join) =>
          join
            .onRef('shipments.brand_id', '=', 'pickups.brand_id')
            .onRef('shipments.pickup_id', '=', 'pickups.pickup_id'),
        )
        .select(['shipments.state', 'pickups.pickup_date', 'pickups.pickup_time'])
        .where('pickups.brand_id', '=', brand.brand_id)
        .where(
          'shipments.shipment_id',
          'in',
          boxes.map(({ shipment_id }) => shipment_id),
        )
        .execute();
      expect(pickups).toEqual(
        boxes.map(() => ({ state: 'PICKUP_SCHEDULED', pickup_date: today(server), pickup_time: '16:00' })),
      );
    });
  });
});
