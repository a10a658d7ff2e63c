import type { CourierPartner } from '@khep/domain/couriers';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../test/engines.ts';
import { orderFor, today } from '../../../test/fixtures.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { createCatalogue, pack, packedOrder } from '../../../test/shipping.ts';
import { definitionOf } from '../../partners/couriers/definitions.ts';
import type { CourierQuirk } from '../../partners/couriers/simulator/quirks.ts';
import type { Simulators } from '../../partners/couriers/simulator/server.ts';
import { pollOnce } from '../tracking/poll/poll.ts';

interface Rehearsal {
  partner: CourierPartner;
  courier_id: number;
  /** Beside those of the demo. */
  credentials?: Record<string, string>;
  quirks: CourierQuirk[];
  /** Calls that the first booking makes, in this order. */
  calls: string[];
}

/** Real couriers' oddities, which `samples` show and the simulators rehearse. */
const rehearsals: Rehearsal[] = [
  {
    partner: 'delhivery',
    courier_id: 1,
    credentials: { token: 'new-account-0123456789' },
    quirks: ['one-pickup-a-day', 'cancelled-manifested'],
    // Refused, because Delhivery doesn't know the warehouse; registered; booked.
    calls: ['book', 'warehouse', 'book'],
  },
  { partner: 'xpressbees', courier_id: 3, quirks: ['wrapped-answers', 'no-cod-flags'], calls: ['book'] },
  { partner: 'bluedart', courier_id: 4, quirks: ['no-scan-groups'], calls: ['book'] },
];

describe.each(oneEngine)('a courier with its quirks, on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  let simulators: Simulators;
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });

  beforeAll(async () => {
    server = await startTestServer(
      engine,
      { KHEP_SIMULATOR_SPEED: '1' },
      { courierPace: { backoffMs: 1, cooldownMs: 1 } },
    );
    if (!server.services.couriers.simulators) throw new Error('The tests need the simulators');
    ({ simulators } = server.services.couriers);
  });
  afterEach(() => simulators.faults.clear());
  afterAll(() => server.stop());

  /** A brand that has just connected a courier. */
  const connect = async ({ partner, courier_id, credentials, quirks }: Rehearsal) => {
    brand = await server.newBrand(`Quirks of ${partner}`);
    await createCatalogue(call);
    simulators.faults.setQuirks(quirks);
    const { demoCredentials } = definitionOf(partner).simulator;
    const saved = await call('POST', `/contracts/credentials/${courier_id}`, {
      credentials: { ...demoCredentials, ...credentials },
    });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  };
  /** Books an order with one courier. Returns its box, or why there is none. */
  const book = async (courier_id: number) => {
    const { id } = await packedOrder(call, orderFor({ phone: '9829010012' }));
    const answer = await call('POST', '/allocation/bulk/assign', {
      allocations: [{ order_id: id, courier_id }],
    });
    const box = await server.db
      .selectFrom('shipments')
      .select(['shipment_id', 'awb', 'state', 'booking_ref', 'pickup_id'])
      .where('brand_id', '=', brand.brand_id)
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    return { id, answer, ...box };
  };
  const boxOf = (shipment_id: string) =>
    server.db
      .selectFrom('shipments')
      .select(['state', 'awb', 'pickup_id'])
      .where('brand_id', '=', brand.brand_id)
      .where('shipment_id', '=', shipment_id)
      .executeTakeFirstOrThrow();
  const callsMade = async (partner: CourierPartner) => {
    const rows = await server.db
      .selectFrom('courier_calls')
      .select('call')
      .where('brand_id', '=', brand.brand_id)
      .where('partner', '=', partner)
      .where('call', 'in', ['book', 'warehouse'])
      .orderBy('at')
      .execute();
    return rows.map((row) => row.call);
  };
  const schedule = (order_ids: string[]) =>
    call('POST', '/order/processor/pickup/schedule', {
      order_ids,
      pickup_date: today(server),
      pickup_time: '16:00',
    });

  test.each(rehearsals)(
    '$partner: connected, booked, picked up twice a day, cancelled and never adopted',
    async (rehearsal) => {
      const { partner, courier_id, calls } = rehearsal;
      await connect(rehearsal);
      const first = await book(courier_id);
      expect(first.answer.status, JSON.stringify(first.answer.body)).toBe(200);
      expect(first.awb).toMatch(/./);
      expect(await callsMade(partner)).toEqual(calls);

      const second = await book(courier_id);
      // What was registered with the first stays so.
      expect(await callsMade(partner)).toEqual([...calls, 'book']);
      const pickups = [await schedule([first.id]), await schedule([second.id])];
      expect(pickups.map(({ status }) => status)).toEqual([200, 200]);
      for (const { shipment_id } of [first, second])
        expect(await boxOf(shipment_id)).toMatchObject({
          state: 'PICKUP_SCHEDULED',
          pickup_id: expect.any(String),
        });

      const cancelled = await call('POST', '/order/processor/shipment/cancel', {
        shipment_ids: [second.shipment_id],
      });
      expect(cancelled.status, JSON.stringify(cancelled.body)).toBe(200);
      const couriers = await server.services.couriers.forBrand(brand.brand_id);
      const adapter = couriers.adapter(courier_id)!;
      expect(await adapter.findBooking(second.booking_ref ?? '')).toBeNull();
      expect(await adapter.findBooking(first.booking_ref ?? '')).toMatchObject({ awb: first.awb });
      // Packed and allocated again, it gets another AWB.
      await pack(call, second.id);
      const again = await call('POST', '/allocation/bulk/assign', {
        allocations: [{ order_id: second.id, courier_id }],
      });
      expect(again.status, JSON.stringify(again.body)).toBe(200);
      expect(again.body.data.successful_allocations[0].awbs[0]).not.toBe(second.awb);

      // It is tracked to its first failed delivery, and the seller's answer is understood.
      for (let hour = 0; hour < 14 * 24; hour += 12) {
        server.clock.pass(12 * 3_600_000);
        await pollOnce(server.db, server.services);
        if ((await boxOf(first.shipment_id)).state === 'UNDELIVERED') break;
      }
      expect((await boxOf(first.shipment_id)).state).toBe('UNDELIVERED');
      const date = today(server);
      const answer = await adapter.submitNdrAction({ awb: first.awb ?? '', action: 'reschedule', date });
      expect(answer).toMatchObject({ accepted: true });
    },
  );

  test('delhivery: a booking that it refuses and saves is cancelled, so that the next courier carries the parcel alone', async () => {
    await connect({ ...rehearsals[0]!, quirks: ['partial-save'] });
    const { awb, answer, id } = await book(1);
    expect(awb).toBeNull();
    expect(JSON.stringify(answer.body)).toContain('balance is insufficient');
    const attempts = await server.db
      .selectFrom('booking_attempts')
      .select('reference')
      .where('brand_id', '=', brand.brand_id)
      .where('order_id', '=', id)
      .execute();
    const saved = await server.db
      .selectFrom('simulator_parcels')
      .select('cancelled_at')
      .where('partner', '=', 'delhivery')
      .where(
        'reference',
        'in',
        attempts.map(({ reference }) => reference),
      )
      .execute();
    expect(saved.map(({ cancelled_at }) => cancelled_at !== null)).toEqual([true]);
  });
});
