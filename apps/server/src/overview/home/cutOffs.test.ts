import type { HandoverBoard, HomeCutOffs } from '@khep/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../test/engines.ts';
import { box, sku, warehouse } from '../../../test/fixtures.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { shippedOrder } from '../../../test/shipping.ts';
import { recordStatements } from '../../../test/statements.ts';
import { json } from '../../platform/db/schema.ts';
import { loadFoundInNumbers } from './foundInNumbers.ts';

describe.each(oneEngine)('cut-offs and findings of the home screen, on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;

  beforeAll(async () => {
    server = await startTestServer(engine);
    server.clock.toNoon();
    brand = await server.newBrand('Cut-offs');
    for (const [path, body] of [
      ['/warehouse', warehouse],
      ['/settings/sku', sku],
      ['/settings/sku/box', box],
    ] as const)
      expect((await call('POST', path, body)).status, path).toBe(200);
  });
  afterAll(() => server.stop());

  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });
  const data = async <Data>(path: string): Promise<Data> => (await call('GET', path)).body.data;
  const cutOffs = () => data<HomeCutOffs>('/home/cut-offs');

  test('nothing waits without parcels', async () => {
    expect(await cutOffs()).toEqual({ vans: [], warehouses: 0 });
  });

  test('are the vans of the handover with its forecast', async () => {
    for (let order = 0; order < 12; order += 1) await shippedOrder(call, server, 1);
    const { parcels } = await data<HandoverBoard>('/pick-pack/handovers');
    // Ten parcels, a minute each.
    await server.db
      .insertInto('packed_boxes')
      .values(
        parcels.slice(0, 10).map(({ shipment_id }, at) => ({
          brand_id: brand.brand_id,
          shipment_id,
          packed_by: 'Asha',
          packed_at: new Date(server.clock.now().getTime() - (11 - at) * 60_000 - (at % 3) * 5000),
          evidence: json([]),
          root: '',
          scale_g: null,
        })),
      )
      .execute();
    const forecast = { chance: 1, packers: 1, packers_needed: 1 };
    const van = { partner: 'delhivery', parcels: 12, packed: 10, forecast };
    const { warehouse_id, warehouses, piles } = await data<HandoverBoard>('/pick-pack/handovers');
    expect(piles).toMatchObject([van]);
    expect(await cutOffs()).toMatchObject({
      vans: [{ ...van, warehouse_id, warehouse_name: warehouses[0]?.name, leaves_at: piles[0]?.leaves_at }],
      warehouses: 1,
    });
  });

  test('searches the numbers once an hour', async () => {
    const search = () => loadFoundInNumbers(server.db, brand.brand_id, server.clock.now());
    const first = await search();
    expect(first).toMatchObject({ findings: [], has_enough: false });
    let again: unknown;
    const statements = await recordStatements(async () => {
      again = await search();
    });
    expect(again).toEqual(first);
    expect(statements).toEqual([]);
  });
});
