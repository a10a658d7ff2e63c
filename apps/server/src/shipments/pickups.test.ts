import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../test/engines.ts';
import { today } from '../../test/fixtures.ts';
import { newBrandWithPlanters } from '../../test/planters.ts';
import type { Planters } from '../../test/planters.ts';
import { startTestServer } from '../../test/server.ts';
import type { TestServer } from '../../test/server.ts';

describe.each(engines)('a pickup on %s', (engine) => {
  let server: TestServer;
  let brand: Planters;
  beforeAll(async () => {
    server = await startTestServer(engine, { KHEP_SIMULATOR_SPEED: '1' });
    brand = await newBrandWithPlanters(server, 'Mitti Pickups');
  }, 60_000);
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
});
