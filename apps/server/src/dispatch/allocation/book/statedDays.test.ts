import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../../test/engines.ts';
import { startTestServer } from '../../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../../test/server.ts';
import { createCatalogue, packedOrder } from '../../../../test/shipping.ts';
import { simulatedDays } from '../../../partners/couriers/simulator/pincodes.ts';
import { expectedDeliveryAt } from './buildBooking.ts';

const surface = 1;

describe.each(oneEngine)('the promise of a booking, on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });

  beforeAll(async () => {
    server = await startTestServer(engine);
    brand = await server.newBrand('Mitti Promises');
    await createCatalogue(call);
  });
  afterAll(() => server.stop());

  /** Books an order and returns the days that its buyer was promised. */
  const promisedDays = async (courier_id: number) => {
    const { id } = await packedOrder(call);
    const now = server.services.clock.now();
    const { body } = await call('POST', '/allocation/bulk/assign', {
      allocations: [{ order_id: id, courier_id }],
    });
    expect(body.data?.successful_allocations, JSON.stringify(body)).toHaveLength(1);
    const { expected_at } = await server.db
      .selectFrom('shipments')
      .select('expected_at')
      .where('brand_id', '=', brand.brand_id)
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    return Array.from({ length: 30 }, (_, days) => days).find(
      (days) => expectedDeliveryAt(now, days).getTime() === expected_at?.getTime(),
    );
  };
  const listedDays = async (courier_id: number) => {
    const { id } = await packedOrder(call);
    const { body } = await call('POST', '/allocation/bulk/recommendation', { order_ids: [id] });
    const list: { courier_id: number; tat_days: number }[] = body.data.orders[0].couriers;
    return list.find((one) => one.courier_id === courier_id)?.tat_days;
  };

  test('is what the courier states for the lane, of which its next lists know', async () => {
    const stated = simulatedDays('302017', '560034', false);
    expect(stated).toBe(3);
    expect(await promisedDays(surface)).toBe(stated);
    expect(await listedDays(surface)).toBe(stated);
  });

  test('is what the contract says, where there is one', async () => {
    const agreed = { delivery_tat: 9, pickup_tat: 1, is_active: true };
    const saved = await call('POST', '/contracts/sla/1', {
      slas: ['A', 'B', 'C', 'D', 'E'].map((zone) => ({ zone, ...agreed })),
    });
    expect(saved.status).toBe(200);
    expect(await promisedDays(surface)).toBe(9);
    expect(await listedDays(surface)).toBe(9);
  });
});
