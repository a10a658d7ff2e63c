import { timeOnDay } from '@khep/domain/days';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../test/engines.ts';
import { startTestServer } from '../../../test/server.ts';
import { adoptBooking } from '../../dispatch/allocation/plan/adopt.ts';
import { allocateOrder } from '../../dispatch/allocation/book/allocate.ts';
import { loadForAllocation } from '../../dispatch/allocation/plan/loadOrders.ts';
import type { LoadedOrder } from '../../dispatch/allocation/plan/loadOrders.ts';
import {
  createPlanner,
  loadPlanningBasis,
  planPriced,
  priceOrders,
} from '../../dispatch/allocation/plan/plan.ts';
import { toCourierSelection } from '../../dispatch/allocation/plan/selectCouriers.ts';
import { resolvePendingBookings } from '../../partners/couriers/resolveBookings.ts';
import type { Simulators } from '../../partners/couriers/simulator/server.ts';
import { warehouse } from '../../../test/fixtures.ts';
import { newBrandWithPlanters } from '../../../test/planters.ts';
import type { Planters } from '../../../test/planters.ts';
import type { TestServer } from '../../../test/server.ts';

const minute = 60_000;

describe.each(oneEngine)('an e-way bill on %s', (engine) => {
  let server: TestServer;
  let brand: Planters;
  let simulators: Simulators;
  beforeAll(async () => {
    server = await startTestServer(engine);
    if (!server.services.couriers.simulators) throw new Error('The tests need the simulators');
    ({ simulators } = server.services.couriers);
  });
  // Each its own: a courier that failed a brand is left alone for a while.
  beforeEach(async () => {
    brand = await newBrandWithPlanters(server, 'Between States');
  });
  afterEach(() => {
    simulators.faults.clear();
    brand.end();
  });
  afterAll(() => server.stop());

  const put = (id: string, eway_bill: string) => brand.call('PUT', `/order/${id}/eway-bill`, { eway_bill });
  const assign = (id: string) =>
    brand.call('POST', '/allocation/bulk/assign', { allocations: [{ order_id: id, courier_id: 1 }] });
  /** Above the limit. */
  const dear = () => brand.packed([{ sku_id: 'TP-S-01', quantity: 1, unit_price: 50_000.01, gst: 5 }]);

  test('is required before booking goods above the limit, singly and in bulk', async () => {
    const id = await dear();
    expect((await brand.read(id)).eway_bill).toEqual({
      number: '',
      is_needed: true,
      problem: expect.stringMatching(/need an e-way bill \(above ₹50,000/),
      untold: [],
    });
    const recommended = await brand.call('POST', '/allocation/bulk/recommendation', { order_ids: [id] });
    expect(recommended.body.data.orders[0]).toMatchObject({
      version: (await brand.read(id)).version,
      eway_bill_problem: expect.stringMatching(/e-way bill/),
    });
    const refused = await assign(id);
    expect(refused.status).toBe(409);
    expect(refused.body.detail).toMatch(/need an e-way bill/);
    expect((await brand.read(id)).shipments[0].awb).toBeNull();
    const started = await brand.call('POST', '/allocation/bulk/assign/batch', { order_ids: [id] });
    const job = started.body.data.job.id as string;
    await expect
      .poll(async () => (await brand.call('GET', `/jobs/${job}`)).body.data.job.state, { timeout: 20_000 })
      .toBe('done');
    const [row] = (await brand.call('GET', `/jobs/${job}/rows`)).body.data.rows;
    expect(row).toMatchObject({ state: 'left_out', message: expect.stringMatching(/need an e-way bill/) });
  });

  test("is required by the limit in force on the order's date", async () => {
    const id = await dear();
    await server.db
      .updateTable('orders')
      .set({ order_date: timeOnDay('2018-03-31', '12:00') })
      .where('brand_id', '=', brand.brand_id)
      .where('order_id', '=', id)
      .execute();
    expect((await brand.read(id)).eway_bill).toEqual({
      number: '',
      is_needed: false,
      problem: null,
      untold: [],
    });
    expect((await assign(id)).status).toBe(200);
  });

  test("has twelve digits and can't change once a box was booked with it", async () => {
    const id = await dear();
    const wrong = await put(id, '12345');
    expect(wrong.status).toBe(422);
    expect(JSON.stringify(wrong.body)).toContain('An e-way bill has 12 digits');
    const right = await put(id, '3310 0987 6543');
    expect(right.body.data.order.eway_bill).toEqual({
      number: '331009876543',
      is_needed: true,
      problem: null,
      untold: [],
    });
    expect((await assign(id)).status).toBe(200);
    expect((await put(id, '')).status).toBe(409);
    const changed = await put(id, '441009876543');
    expect(changed.status).toBe(409);
    expect(changed.body.detail).toMatch(
      /with e-way bill 331009876543\. To use another number, cancel the shipment/,
    );
    expect((await brand.read(id)).eway_bill.number).toBe('331009876543');
    expect(await brand.wordsOf('invoice', id)).toContain('E-way bill 331009876543');
    expect(await brand.wordsOf('label', id)).toContain('E-way bill 331009876543');
  });

  test('may be entered for the first time when its box is booked', async () => {
    const id = await brand.packed([{ sku_id: 'TP-S-01', quantity: 1, unit_price: 825, gst: 5 }]);
    expect((await assign(id)).status).toBe(200);
    expect((await put(id, '331009876543')).status).toBe(200);
  });

  test('stays while it is not known whether a courier has booked under it', async () => {
    const id = await inTheAir();
    for (const state of ['unsure', 'asked', 'booked', 'absent']) {
      await server.db.updateTable('booking_attempts').set({ state }).where('order_id', '=', id).execute();
      const refused = await put(id, '');
      expect([state, refused.status, refused.body.detail]).toEqual([
        state,
        409,
        expect.stringMatching(/with e-way bill 331009876543 is being checked.*Try again/),
      ]);
    }
    await server.db
      .updateTable('booking_attempts')
      .set({ state: 'refused', check_after: null })
      .where('order_id', '=', id)
      .execute();
    expect((await put(id, '')).status).toBe(200);
  });

  describe('between reading an order and asking a courier for its box', () => {
    const number = '331009876543';
    /** Reads the order as every way to a booking does, lets something happen, and asks the couriers. */
    async function allocateAfter(id: string, happens: (loaded: LoadedOrder) => Promise<unknown>) {
      const { brand_id } = brand;
      const [loaded] = await loadForAllocation(server.db, brand_id, [id]);
      const basis = await loadPlanningBasis(server.db, server.services, brand_id, [loaded!.order.pincode]);
      const [plan] = planPriced(createPlanner(basis), await priceOrders(basis, [loaded!]));
      await happens(loaded!);
      return allocateOrder(server.db, server.services, loaded!, {
        brand_id,
        actor: { kind: 'system', name: 'Khep' },
        candidates: plan!.candidates,
        selection: toCourierSelection(plan!),
      });
    }
    const askedFor = (id: string) =>
      server.db.selectFrom('booking_attempts').select('reference').where('order_id', '=', id).execute();

    test('its number is removed: no courier call', async () => {
      const id = await dear();
      await put(id, number);
      const { allocated, failure } = await allocateAfter(id, async () => {
        expect((await put(id, '')).status).toBe(200);
      });
      expect(allocated).toEqual([]);
      // Said once: no courier after the first is asked either.
      const gaps = failure?.couriers.filter(({ reason }) => /need an e-way bill/.test(reason));
      expect(gaps).toHaveLength(1);
      expect(await askedFor(id)).toEqual([]);
    });

    test('its number changes: no courier gets the old one', async () => {
      const id = await dear();
      await put(id, number);
      const { failure } = await allocateAfter(id, async () => {
        expect((await put(id, '441009876543')).status).toBe(200);
      });
      expect(failure?.reason).toMatch(/e-way bill was changed/);
      expect(await askedFor(id)).toEqual([]);
      expect((await assign(id)).status).toBe(200);
    });

    test('it ships from another warehouse: no courier is sent to the old one', async () => {
      const id = await dear();
      await put(id, number);
      const { failure } = await allocateAfter(id, async () => {
        const other = await brand.call('POST', '/warehouse', { ...warehouse, name: 'Jodhpur godown' });
        const moved = await brand.call('POST', '/order/processor/pickup/warehouse', {
          order_ids: [id],
          warehouse_id: other.body.data.warehouse.id,
        });
        expect(moved.status).toBe(200);
      });
      expect(failure?.reason).toMatch(/warehouse was changed/);
      expect(await askedFor(id)).toEqual([]);
    });

    test('its box is gone: no courier call', async () => {
      const id = await dear();
      await put(id, number);
      const { failure } = await allocateAfter(id, async ({ drafts }) => {
        await server.db.deleteFrom('shipments').where('shipment_id', '=', drafts[0]!.shipment_id).execute();
      });
      expect(failure?.reason).toMatch(/changed the packaging/);
      expect(await askedFor(id)).toEqual([]);
    });
  });

  test('keeps its warehouse while it is not known whether a courier has booked it', async () => {
    const id = await inTheAir();
    const other = await brand.call('POST', '/warehouse', { ...warehouse, name: 'Jodhpur godown' });
    const moved = await brand.call('POST', '/order/processor/pickup/warehouse', {
      order_ids: [id],
      warehouse_id: other.body.data.warehouse.id,
    });
    expect(JSON.stringify(moved.body)).toMatch(/courier booking is still pending/);
  });

  test('a removed number leaves no stray parcel: the booking is adopted and an alert remains until a number is entered', async () => {
    const id = await inTheAir();
    // As it is where the number went in the moment between reading the order and asking the courier.
    await server.db.updateTable('orders').set({ eway_bill: null }).where('order_id', '=', id).execute();
    server.clock.pass(minute);
    await resolvePendingBookings(server.db, server.services, adoptBooking(server.db, server.services));
    const [shipment] = (await brand.read(id)).shipments;
    expect(shipment).toMatchObject({ status: 'AWB_ASSIGNED', awb: expect.any(String), courier_id: 1 });
    expect(shipment.charges.total).toBeGreaterThan(0);
    const open = async () => {
      const { body } = await brand.call('GET', '/contracts/alerts');
      return body.data.alerts.map(({ kind, awb }: { kind: string; awb: string }) => [kind, awb]);
    };
    expect(await open()).toEqual([['without-eway-bill', shipment.awb]]);

    // The courier refuses it: the number is saved, the alert says why, and the order too.
    const refused = await put(id, '000000000000');
    expect(refused.body.data.order.eway_bill).toMatchObject({
      number: '000000000000',
      untold: [expect.stringMatching(/Delhivery doesn't have .* Invalid e-waybill number/)],
    });
    expect(await open()).toEqual([['without-eway-bill', shipment.awb]]);

    // Without a number the box still needs one.
    expect((await put(id, '')).status).toBe(200);
    expect(await open()).toEqual([['without-eway-bill', shipment.awb]]);

    // A courier that has no number yet may get another one.
    const told = await put(id, '331009876543');
    expect(told.body.data.order.eway_bill).toMatchObject({ number: '331009876543', untold: [] });
    expect(await open()).toEqual([]);
    expect(told.body.data.order.timeline.map(({ words }: { words: string }) => words)).toContainEqual(
      expect.stringMatching(new RegExp(`^E-way bill sent to Delhivery.*331009876543.*AWB ${shipment.awb}`)),
    );
    expect((await put(id, '331009876544')).body.detail).toMatch(/with e-way bill 331009876543/);
    // Nor does a delivered parcel get another number.
    await server.db
      .updateTable('shipments')
      .set({ state: 'DELIVERED' })
      .where('shipment_id', '=', shipment.id)
      .execute();
    expect((await put(id, '331009876544')).body.detail).toMatch(/with e-way bill 331009876543/);
  });

  test('a number that a person entered at the courier closes the alert', async () => {
    const id = await inTheAir();
    await server.db.updateTable('orders').set({ eway_bill: null }).where('order_id', '=', id).execute();
    server.clock.pass(minute);
    await resolvePendingBookings(server.db, server.services, adoptBooking(server.db, server.services));
    simulators.faults.add({ kind: 'error' }, { path: /ewaybill/, times: 10 });
    const away = await put(id, '331009876543');
    simulators.faults.clear();
    expect(away.body.data.order.eway_bill.untold).toEqual([expect.stringMatching(/responded with 503/)]);
    const entered = await brand.call('PUT', `/order/${id}/eway-bill`, {
      eway_bill: '331009876543',
      is_entered_at_courier: true,
    });
    expect(entered.body.data.order.eway_bill.untold).toEqual([]);
    expect(JSON.stringify(entered.body.data.order.timeline)).toMatch(/entered at Delhivery by hand/);
  });

  /** An order whose booking was made, and whose answer was lost. */
  async function inTheAir(): Promise<string> {
    const id = await dear();
    await put(id, '331009876543');
    simulators.faults.add({ kind: 'error', done: true }, { path: /create\.json/ });
    simulators.faults.add({ kind: 'error' }, { path: /v1\/packages/, times: 3 });
    expect((await assign(id)).status).toBe(409);
    simulators.faults.clear();
    const attempts = await server.db
      .selectFrom('booking_attempts')
      .select('state')
      .where('order_id', '=', id)
      .execute();
    expect(attempts).toEqual([{ state: 'unsure' }]);
    return id;
  }
});
