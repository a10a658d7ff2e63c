import type { BoxSizes, Job } from '@khep/api';
import { chargedWeight } from '@khep/domain/rating';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { oneEngine } from '../../../test/engines.ts';
import { box } from '../../../test/fixtures.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { copyPackedOrder, createCatalogue, packedOrder } from '../../../test/shipping.ts';
import { listCard } from '../../brand/contracts/quote.ts';
import { requireService } from '../../partners/couriers/courierServices.ts';

describe.each(oneEngine)('box sizes to buy on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });
  const load = async (): Promise<BoxSizes> => (await call('GET', '/procurement/box-sizes')).body.data;
  async function find(most = 2): Promise<Job> {
    const answer = await call('POST', '/procurement/box-sizes', { most });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const { id } = answer.body.data.job as Job;
    const read = async (): Promise<Job> => (await call('GET', `/jobs/${id}`)).body.data.job;
    await vi.waitFor(async () => expect((await read()).state).toMatch(/done|failed|cancelled/), {
      timeout: 60_000,
      interval: 100,
    });
    return read();
  }

  beforeAll(async () => {
    server = await startTestServer(engine);
    server.clock.toNoon();
    brand = await server.newBrand('Boxes');
    await createCatalogue(call);
  });
  afterAll(() => server.stop());

  test('without shipped orders there is no proposal, and the job says why', async () => {
    expect(await load()).toEqual({ plan: null, job_id: null });
    expect(await find()).toMatchObject({ state: 'failed', message: expect.stringMatching(/No order/) });
    expect((await call('POST', '/procurement/box-sizes', { most: 0 })).body.fields.most).toMatch(/1 or more/);
  });

  test('two planters in a snug box are charged less slabs, by the card and the zone of their parcels', async () => {
    const { id } = await packedOrder(call);
    const copies = await copyPackedOrder(server.db, brand.brand_id, id, 9);
    const allocations = [id, ...copies].map((order_id) => ({ order_id, courier_id: 1 }));
    expect((await call('POST', '/allocation/bulk/assign', { allocations })).status).toBe(200);
    expect(await find()).toMatchObject({ state: 'done', message: expect.stringMatching(/One size saves/) });

    const { zone } = await server.db
      .selectFrom('shipments')
      .select('zone')
      .where('brand_id', '=', brand.brand_id)
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    const card = listCard(requireService(1));
    const slabs = (length_cm: number, width_cm: number, height_cm: number) =>
      chargedWeight({ weight_g: 2300, length_cm, width_cm, height_cm }, card.brand_details).slabs;
    // 34 × 26 × 18 cm, or 30 × 16 × 16 cm for two planters of 16 × 16 × 15 cm.
    const fewer = slabs(34, 26, 18) - slabs(30, 16, 16);
    expect(fewer).toBeGreaterThan(0);
    const { plan } = await load();
    // Ten parcels on one day.
    expect(plan).toMatchObject({ days: 1, orders: 10, left_out: 0, unused: [box.name] });
    expect(plan!.sizes).toHaveLength(1);
    const [size] = plan!.sizes;
    expect([size!.length, size!.width, size!.height].toSorted((a, b) => a - b)).toEqual([16, 16, 30]);
    expect(size).toMatchObject({ parcels: 300, to_order: 300, weight_capacity: 6, box_name: null });
    expect(size!.saves).toBeCloseTo(300 * fewer * card.forward_contract_data[zone!]!.additional, 1);
    expect(plan!.before - plan!.after).toBeCloseTo(size!.saves, 2);

    const { length, width, height } = size!;
    const added = { ...box, name: 'Planters', package_id: 'PLANT', length, width, height };
    expect((await call('POST', '/settings/sku/box', added)).status).toBe(200);
    expect((await load()).plan!.sizes).toMatchObject([{ box_name: 'Planters' }]);
    expect(await find()).toMatchObject({ state: 'done', message: 'No other size would save anything.' });
  });

  test('another brand has none of it', async () => {
    const other = await server.newBrand('Other');
    const { data } = (await server.call('GET', '/procurement/box-sizes', { token: other.token })).body;
    expect(data).toEqual({ plan: null, job_id: null });
  });
});
