import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../test/engines.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { adoptBooking } from '../../dispatch/allocation/plan/adopt.ts';
import { createCatalogue, packedOrder } from '../../../test/shipping.ts';
import { resolvePendingBookings } from './resolveBookings.ts';
import type { Simulators } from './simulator/server.ts';

const minute = 60_000;

describe.each(oneEngine)('a booking whose answer is lost, on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  let simulators: Simulators;
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });
  const settle = () =>
    resolvePendingBookings(server.db, server.services, adoptBooking(server.db, server.services));

  beforeAll(async () => {
    server = await startTestServer(engine);
    brand = await server.newBrand('Mitti Bookings');
    if (!server.services.couriers.simulators) throw new Error('The tests need the simulators');
    ({ simulators } = server.services.couriers);
    await createCatalogue(call);
  });
  afterEach(() => simulators.faults.clear());
  afterAll(() => server.stop());

  const book = /create\.json/;
  const find = /v1\/packages/;

  const packed = () => packedOrder(call);
  /** Without a courier the cheapest, then the next one; a chosen courier is tried alone. */
  const allocate = (order_id: string, courier_id?: number) =>
    call('POST', '/allocation/bulk/assign', { allocations: [{ order_id, courier_id }] });
  const shipmentOf = async (order_id: string) =>
    (await call('GET', `/order/${order_id}`)).body.data.order.shipments[0];
  /** Lists the courier's parcels of an order: AWB and whether it was cancelled. */
  const parcelsOf = async (number: string) => {
    const rows = await server.db
      .selectFrom('simulator_parcels')
      .select(['waybill', 'cancelled_at'])
      .where('reference', 'like', `${number}-%`)
      .execute();
    return rows.map((row) => [row.waybill, row.cancelled_at === null ? 'live' : 'cancelled']);
  };
  const attemptsOf = async (order_id: string) => {
    const rows = await server.db
      .selectFrom('booking_attempts')
      .select(['courier_id', 'state'])
      .where('order_id', '=', order_id)
      .orderBy('courier_id')
      .execute();
    return rows.map((row) => [row.courier_id, row.state]);
  };

  test('is found by our reference immediately and recorded', async () => {
    const { id, number } = await packed();
    simulators.faults.add({ kind: 'error', done: true }, { path: book });
    expect((await allocate(id, 1)).status).toBe(200);
    const { awb } = await shipmentOf(id);
    expect(await parcelsOf(number)).toEqual([[awb, 'live']]);
    expect(await attemptsOf(id)).toEqual([[1, 'kept']]);
  });

  test('blocks other couriers until it is resolved, then gets its box', async () => {
    const { id, number } = await packed();
    simulators.faults.add({ kind: 'error', done: true }, { path: book });
    simulators.faults.add({ kind: 'error' }, { path: find, times: 3 });
    const refused = await allocate(id, 1);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toMatch(/Checking whether the booking went through/);
    expect(await attemptsOf(id)).toEqual([[1, 'unsure']]);
    const again = await allocate(id, 2);
    expect(again.status).toBe(409);
    expect(again.body.message).toMatch(/may have booked this box/);
    expect(await parcelsOf(number)).toHaveLength(1);

    server.clock.pass(minute);
    expect(await settle()).toBe(1);
    const shipment = await shipmentOf(id);
    expect(shipment.status).toBe('AWB_ASSIGNED');
    expect(shipment.charges.total).toBeGreaterThan(0);
    expect(await parcelsOf(number)).toEqual([[shipment.awb, 'live']]);
    expect(await attemptsOf(id)).toEqual([[1, 'kept']]);
    server.clock.pass(60 * minute);
    expect(await settle()).toBe(0);
  });

  test('releases the box to the next courier if absent, and cancels a late booking', async () => {
    const { id, number } = await packed();
    simulators.faults.add({ kind: 'error' }, { path: book });
    expect((await allocate(id)).status).toBe(200);
    const shipment = await shipmentOf(id);
    expect(shipment.courier_id).toBe(2);
    expect(await attemptsOf(id)).toEqual([
      [1, 'absent'],
      [2, 'kept'],
    ]);
    // The courier had it in a queue all the while.
    const late = await server.db
      .selectFrom('booking_attempts')
      .select('reference')
      .where('order_id', '=', id)
      .where('courier_id', '=', 1)
      .executeTakeFirstOrThrow();
    const [known] = await simulators.parcels.delhivery.byWaybills([shipment.awb]);
    await simulators.parcels.delhivery.book('14909999999999', {
      ...known!.booking,
      reference: late.reference,
    });

    server.clock.pass(2 * minute);
    expect(await settle()).toBe(1);
    expect(new Map((await parcelsOf(number)) as [string, string][])).toEqual(
      new Map([
        [shipment.awb, 'live'],
        ['14909999999999', 'cancelled'],
      ]),
    );
    expect(await attemptsOf(id)).toEqual([
      [1, 'stray'],
      [2, 'kept'],
    ]);
    expect((await shipmentOf(id)).awb).toBe(shipment.awb);
  });

  test('outlives the process that asked for it', async () => {
    const { id, number } = await packed();
    simulators.faults.add({ kind: 'error', done: true }, { path: book });
    simulators.faults.add({ kind: 'error' }, { path: find, times: 3 });
    await allocate(id, 1);
    // As it is left by a process that ended before any answer came.
    await server.db
      .updateTable('booking_attempts')
      .set({ state: 'asked', asked_at: new Date(Date.now() - 10 * minute) })
      .where('order_id', '=', id)
      .execute();
    // A person is quicker than the check, and presses the button once more.
    expect((await allocate(id, 1)).status).toBe(200);
    expect(await parcelsOf(number)).toEqual([[(await shipmentOf(id)).awb, 'live']]);
  });

  test('tells a person when the courier cannot be asked for long', async () => {
    const { id } = await packed();
    simulators.faults.add({ kind: 'error', done: true }, { path: book });
    simulators.faults.add({ kind: 'error' }, { path: find, times: 1000 });
    await allocate(id, 1);
    for (let check = 0; check < 6; check += 1) {
      server.clock.pass(120 * minute);
      await settle();
    }
    const alerts = await server.db
      .selectFrom('courier_alerts')
      .select(['kind', 'partner', 'words'])
      .where('settled_at', 'is', null)
      .execute();
    expect(alerts).toEqual([
      {
        kind: 'booking-unsure',
        partner: 'delhivery',
        words: expect.stringMatching(/outcome of booking .* is unknown/),
      },
    ]);
  });
});
