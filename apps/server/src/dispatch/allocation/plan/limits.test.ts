import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../../test/engines.ts';
import { startTestServer } from '../../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../../test/server.ts';
import { orderFor } from '../../../../test/fixtures.ts';
import { createCatalogue, packedOrder } from '../../../../test/shipping.ts';

describe.each(oneEngine)('what a courier takes, on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });

  beforeAll(async () => {
    server = await startTestServer(engine, { KHEP_SIMULATOR_SPEED: '1' });
    brand = await server.newBrand('Mitti Limits');
    await createCatalogue(call);
  });
  afterAll(() => server.stop());

  const packed = async (change: Partial<Parameters<typeof orderFor>[0]> = {}) =>
    (await packedOrder(call, orderFor({ phone: '9829010011', ...change }))).id;
  const recommended = async (id: string) =>
    (await call('POST', '/allocation/bulk/recommendation', { order_ids: [id] })).body.data.orders[0];
  const assign = (id: string, courier_id?: number) =>
    call('POST', '/allocation/bulk/assign', {
      allocations: [{ order_id: id, courier_id }],
    });

  test('ends at the orders a day that the brand gives it, also when a person chooses it', async () => {
    const split = {
      distribution_percentage: [
        { courier_id: 1, percentage: 90, daily_capacity: 2 },
        { courier_id: 2, percentage: 10 },
      ],
    };
    const saved = await call('POST', '/allocation/setting', split);
    expect(saved.body.data.distribution_percentage).toEqual(split.distribution_percentage);
    const taken: number[] = [];
    for (let count = 0; count < 4; count += 1)
      taken.push((await assign(await packed())).body.data.successful_allocations[0].courier_id);
    expect(taken).toEqual([1, 1, 2, 2]);
    const id = await packed();
    const { couriers, rejected } = await recommended(id);
    expect(couriers.map(({ courier_id }: { courier_id: number }) => courier_id)).toEqual([2]);
    expect(rejected).toContainEqual(
      expect.objectContaining({ courier_id: 1, reason: 'Daily limit of 2 orders reached.' }),
    );
    const chosen = await assign(id, 1);
    expect(chosen.status).toBe(409);
    expect(chosen.body.message).toContain('Daily limit of 2 orders reached.');
    // The next day starts at zero.
    server.clock.pass(24 * 3_600_000);
    expect((await assign(id)).body.data.successful_allocations[0].courier_id).toBe(1);
    server.clock.pass(-24 * 3_600_000);
  });

  test('is nothing at a pincode under an embargo, and its words are repeated', async () => {
    const state = 'Jammu and Kashmir';
    const { couriers, rejected } = await recommended(await packed({ pincode: '193222', state }));
    expect(couriers).toEqual([]);
    expect(rejected).toContainEqual(
      expect.objectContaining({
        courier_id: 1,
        reason: 'Embargo: no shipments to 193222 at the moment.',
      }),
    );
    const told = await recommended(await packed({ pincode: '190001', state }));
    expect(JSON.stringify(told)).toContain('Courier remark: Delivered on weekdays only');
    const reach = await call('POST', '/contracts/serviceability/1', {
      from_pincode: '302001',
      to_pincode: '193222',
      weight: 500,
    });
    expect(reach.body.data, JSON.stringify(reach.body)).toMatchObject({ serviceable: false, embargo: true });
  });

  test('is asked of the lane where a courier answers for pairs', async () => {
    const credentials = {
      api_key: 'key',
      customer_code: 'GL0001',
      tracking_username: 'GL0001_trk_json',
      tracking_password: 'password',
    };
    expect((await call('POST', '/contracts/credentials/5', { credentials })).status).toBe(200);
    await recommended(await packed());
    const lanes = await server.db
      .selectFrom('courier_pincodes')
      .select('pincode')
      .where('brand_id', '=', brand.brand_id)
      .where('partner', '=', 'dtdc')
      .execute();
    expect(lanes).toEqual([{ pincode: expect.stringMatching(/^302\d{3}-\d{6}$/) }]);
    const reach = await call('POST', '/contracts/serviceability/5', {
      from_pincode: '302017',
      to_pincode: '744301',
      weight: 500,
    });
    expect(reach.body.data.reason).toMatch(/doesn't deliver from 302017 to 744301/);
  });

  test("is shown with the courier's delivery rate at the pincode, if it has one", async () => {
    const before = await recommended(await packed());
    expect(before.couriers.map(({ delivered }: { delivered: unknown }) => delivered)).toEqual(
      before.couriers.map(() => null),
    );
    const boxes = await server.db
      .selectFrom('shipments')
      .select('shipment_id')
      .where('brand_id', '=', brand.brand_id)
      .where('courier_id', '=', 2)
      .execute();
    for (const [index, { shipment_id }] of boxes.entries())
      await server.db
        .updateTable('shipments')
        .set({ state: index === 0 ? 'RTO_DELIVERED' : 'DELIVERED' })
        .where('brand_id', '=', brand.brand_id)
        .where('shipment_id', '=', shipment_id)
        .execute();
    const after = await recommended(await packed());
    const two = after.couriers.find(({ courier_id }: { courier_id: number }) => courier_id === 2);
    expect(two.delivered).toEqual({ percent: 50, of: 2 });
    const elsewhere = await recommended(await packed({ pincode: '400001', state: 'Maharashtra' }));
    expect(elsewhere.couriers[0].delivered).toBeNull();
  });
});
