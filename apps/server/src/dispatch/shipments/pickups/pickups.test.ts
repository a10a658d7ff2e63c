import { addDays } from '@khep/domain/days';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../../test/engines.ts';
import { today } from '../../../../test/fixtures.ts';
import { newBrandWithPlanters } from '../../../../test/planters.ts';
import type { Planters } from '../../../../test/planters.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import { cancelShipment } from '../cancel/cancelShipment.ts';
import { schedulePickups } from './schedulePickups.ts';
import { shipmentsById } from '../../../orders/shipments/queries.ts';
import { startTestServer } from '../../../../test/server.ts';
import type { TestServer } from '../../../../test/server.ts';

describe.each(oneEngine)('a pickup on %s', (engine) => {
  let server: TestServer;
  let brand: Planters;
  beforeAll(async () => {
    server = await startTestServer(engine, { KHEP_SIMULATOR_SPEED: '1' });
    brand = await newBrandWithPlanters(server, 'Mitti Pickups');
  });
  afterAll(async () => {
    await server.stop();
    brand.end();
  });

  const schedule = (shipment_ids: string[]) =>
    brand.call('POST', '/order/processor/pickup/schedule', {
      shipment_ids,
      pickup_date: today(server),
      pickup_time: '16:00',
    });
  const pickups = async () => (await brand.call('GET', '/order/pickups')).body.data.pickups;

  test('tells which boxes the courier left behind, and they can be asked for again', async () => {
    const box = await brand.booked([{ sku_id: 'TP-S-01', quantity: 1, unit_price: 825, gst: 5 }]);
    expect((await schedule([box.shipment_id])).status).toBe(200);
    const [first] = await pickups();
    expect(first).toMatchObject({ shipment_ids: [box.shipment_id], failed_shipment_ids: [] });

    await brand.scanned(box.id, ['UD', 'Not Picked']);
    expect(await pickups()).toMatchObject([{ id: first.id, failed_shipment_ids: [box.shipment_id] }]);
    expect((await schedule([box.shipment_id])).status).toBe(200);
    const after: { shipment_ids: string[]; failed_shipment_ids: string[] }[] = await pickups();
    expect(after.map(({ shipment_ids }) => shipment_ids)).toContainEqual([box.shipment_id]);
    expect(after.flatMap(({ failed_shipment_ids }) => failed_shipment_ids)).toEqual([]);
  });

  test('is one for a courier, a warehouse and a day, whoever asks and however often, until the van has come', async () => {
    const boxOf = () => brand.booked([{ sku_id: 'TP-S-01', quantity: 1, unit_price: 825, gst: 5 }]);
    const boxes = [await boxOf(), await boxOf(), await boxOf(), await boxOf()] as const;
    const asked = async (box: { shipment_id: string }, pickup_time = '16:00') => {
      const answer = await brand.call('POST', '/order/processor/pickup/schedule', {
        shipment_ids: [box.shipment_id],
        pickup_date: tomorrow,
        pickup_time,
      });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      return answer.body.data.pickups[0].id as string;
    };
    const tomorrow = addDays(today(server), 1);
    const [first, second] = await Promise.all([asked(boxes[0]), asked(boxes[1])]);
    expect(second).toBe(first);
    // Also at another hour: the courier comes once.
    expect(await asked(boxes[2], '18:00')).toBe(first);
    const found = (await pickups()).filter(({ id }: { id: string }) => id === first);
    expect(found).toMatchObject([{ time: '16:00', expected_count: 3 }]);
    expect(found[0].shipment_ids.toSorted()).toEqual(
      boxes
        .slice(0, 3)
        .map(({ shipment_id }) => shipment_id)
        .toSorted(),
    );

    await brand.scanned(boxes[0].id, ['UD', 'In Transit']);
    expect(await asked(boxes[3])).not.toBe(first);
  });

  test('stays in the list without dates while boxes wait for the courier, however old it is', async () => {
    const box = await brand.booked([{ sku_id: 'TP-S-01', quantity: 1, unit_price: 825, gst: 5 }]);
    const scheduled = await schedule([box.shipment_id]);
    const { id } = scheduled.body.data.pickups[0];
    const listed = async (path: string) =>
      (await brand.call('GET', path)).body.data.pickups.map((pickup: { id: string }) => pickup.id);
    await server.db
      .updateTable('pickups')
      .set({ pickup_date: '2026-01-05' })
      .where('brand_id', '=', brand.brand_id)
      .where('pickup_id', '=', id)
      .execute();
    expect(await listed('/order/pickups')).toContain(id);
    expect(await listed(`/order/pickups?start_date=${today(server)}`)).not.toContain(id);
  });

  test('a concurrent second pickup fails because no box is left, and leaves no trace', async () => {
    const box = await brand.booked([{ sku_id: 'TP-S-01', quantity: 1, unit_price: 825, gst: 5 }]);
    const { brand_id } = brand;
    // Both have read it before either asked the courier.
    const shipments = await shipmentsById(server.db, brand_id, [box.shipment_id]);
    const ask = () =>
      schedulePickups(server.db, server.services, {
        brand_id,
        shipments,
        date: today(server),
        time: '16:00',
        actor: { kind: 'system', name: 'Test' },
      });
    const before = (await pickups()).length;
    const first = await ask();
    expect(first).toMatchObject({ pickups: [{ shipments: [box.shipment_id] }], failures: [] });
    expect(await ask()).toEqual({
      pickups: [],
      failures: [
        { shipment_id: box.shipment_id, order_id: box.id, reason: expect.stringContaining('already') },
      ],
    });
    expect((await pickups()).length).toBe(before + 1);
  });

  test("doesn't cancel a box that was just handed to a courier", async () => {
    const id = await brand.packed([{ sku_id: 'TP-S-01', quantity: 1, unit_price: 825, gst: 5 }]);
    const [{ id: shipment_id }] = (await brand.read(id)).shipments;
    const assigned = () =>
      brand.call('POST', '/allocation/bulk/assign', { allocations: [{ order_id: id, courier_id: 1 }] });
    // The courier books it between the look at the box and its cancellation.
    const late: Db = new Proxy(server.db, {
      get(db, property) {
        const value: unknown = Reflect.get(db, property, db);
        if (property !== 'transaction') return typeof value === 'function' ? value.bind(db) : value;
        return () => ({
          async execute<T>(work: (tx: Tx) => Promise<T>) {
            await assigned();
            return db.transaction().execute(work);
          },
        });
      },
    });
    const init = {
      brand_id: brand.brand_id,
      actor: { kind: 'system', name: 'Test' } as const,
      reason: '',
    };
    await expect(cancelShipment(late, server.services, shipment_id, init)).rejects.toThrow(/now has AWB/);
    const [box] = (await brand.read(id)).shipments;
    expect(box).toMatchObject({ status: 'AWB_ASSIGNED', awb: expect.stringMatching(/\w/) });
    expect(await cancelShipment(server.db, server.services, shipment_id, init)).toBe('cancelled');
  });
});
