import type { BinStock, Slotting } from '@khep/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../test/engines.ts';
import { sku } from '../../../test/fixtures.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { json } from '../../platform/db/schema.ts';
import { copyPackedOrder, createCatalogue, packedOrder } from '../../../test/shipping.ts';

const layout = {
  aisles: 2,
  bays: 10,
  sides: 1,
  levels: 1,
  bay_width: 2,
  aisle_distance: 3,
  has_middle_cross: false,
  start: { aisle: 0, end: 'front' },
};

describe.each(oneEngine)('slotting on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  let id: string;
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });
  const load = async (): Promise<Slotting> => (await call('GET', `/pick-pack/bins/${id}/slotting`)).body.data;
  const stock = async (): Promise<Record<string, number>> => {
    const rows: BinStock[] = (await call('GET', `/pick-pack/bins/${id}/stock`)).body.data.stock;
    return Object.fromEntries(rows.map(({ bin, sku_id, quantity }) => [`${bin} ${sku_id}`, quantity]));
  };
  const put = (bin: string, sku_id: string, quantity: number) =>
    call('POST', `/pick-pack/bins/${id}/changes`, { bin, sku_id, kind: 'receipt', quantity });

  beforeAll(async () => {
    server = await startTestServer(engine);
    server.clock.toNoon();
    brand = await server.newBrand('Slots');
    await createCatalogue(call);
    await call('POST', '/settings/sku', { ...sku, sku_id: 'SLOW', sku_name: 'Slow' });
    id = (await call('GET', '/warehouse')).body.data.warehouses[0].id;
  });
  afterAll(() => server.stop());

  test('without a layout or walks nothing is suggested', async () => {
    expect(await load()).toMatchObject({ has_layout: false, moves: [] });
    expect((await call('PUT', `/pick-pack/bins/${id}`, layout)).status).toBe(200);
    expect(await load()).toMatchObject({ has_layout: true, walks: 0, moves: [] });
  });

  test('what is fetched from the far end moves to the front, as one transfer, and counts once it did', async () => {
    expect((await put('A-10-1', sku.sku_id, 20)).status).toBe(200);
    const order = await packedOrder(call);
    const copies = await copyPackedOrder(server.db, brand.brand_id, order.id, 79);
    const allocations = [order.id, ...copies].map((order_id) => ({ order_id, courier_id: 1 }));
    expect((await call('POST', '/allocation/bulk/assign', { allocations })).status).toBe(200);

    // Eighty boxes are ten carts. The rack at 19 m is 38 m there and back, the first one 2 m: six minutes less.
    const plan = await load();
    expect(plan).toMatchObject({ basis: 'orders', walks: 10, days: 1 });
    expect(plan.moves).toMatchObject([
      { sku_id: sku.sku_id, units: 20, from: 'A-10-1', to: 'A-01-1', swap: null },
    ]);
    expect(plan.moves[0]!.saved_minutes_a_day).toBeCloseTo((10 * 36) / 60);

    const [{ sku_name: _name, saved_minutes_a_day: _saved, work_minutes: _work, ...move }] = plan.moves as [
      Slotting['moves'][number],
    ];
    expect((await call('POST', `/pick-pack/bins/${id}/moves`, move)).status).toBe(200);
    expect(await stock()).toEqual({ [`A-01-1 ${sku.sku_id}`]: 20 });
    expect((await load()).moves).toEqual([]);
    // The goods are there already.
    expect((await call('POST', `/pick-pack/bins/${id}/moves`, move)).status).toBe(422);
  });

  test('goods that change places are two transfers, or none', async () => {
    await put('B-05-1', 'SLOW', 7);
    const body = {
      sku_id: sku.sku_id,
      units: 20,
      from: 'A-01-1',
      to: 'B-05-1',
      swap: { sku_id: 'SLOW', units: 8 },
    };
    expect((await call('POST', `/pick-pack/bins/${id}/moves`, body)).status).toBe(422);
    expect(await stock()).toEqual({ [`A-01-1 ${sku.sku_id}`]: 20, 'B-05-1 SLOW': 7 });
    const right = { ...body, swap: { sku_id: 'SLOW', units: 7 } };
    expect((await call('POST', `/pick-pack/bins/${id}/moves`, right)).status).toBe(200);
    expect(await stock()).toEqual({ [`B-05-1 ${sku.sku_id}`]: 20, 'A-01-1 SLOW': 7 });
    const movements = await server.db
      .selectFrom('bin_movements')
      .select('quantity')
      .where('brand_id', '=', brand.brand_id)
      .where('kind', '=', 'transfer')
      .execute();
    // One move and one change of places, each leaving one bin and coming to another.
    expect(movements).toHaveLength(6);
  });

  test('a box is fetched for by what is in it, not by all of its order', async () => {
    const [first] = await server.db
      .selectFrom('shipments')
      .select('order_id')
      .where('brand_id', '=', brand.brand_id)
      .limit(1)
      .execute();
    expect((await load()).walks).toBe(10);
    // Of 79 orders these boxes have nothing, as where all is in another box: one cart is left.
    await server.db
      .updateTable('shipments')
      .set({ items: json([]) })
      .where('brand_id', '=', brand.brand_id)
      .where('order_id', '<>', first!.order_id)
      .execute();
    expect((await load()).walks).toBe(1);
  });
});
