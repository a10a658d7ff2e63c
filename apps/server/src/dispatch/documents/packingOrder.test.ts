import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../test/engines.ts';
import { createCatalogue, shippedOrder } from '../../../test/shipping.ts';
import { orderFor, sku, warehouse } from '../../../test/fixtures.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { json } from '../../platform/db/schema.ts';
import { sortForPacking } from './packingOrder.ts';

describe.each(oneEngine)('the order of labels on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });
  beforeAll(async () => {
    server = await startTestServer(engine);
    brand = await server.newBrand('Sorted');
    await createCatalogue(call);
  });
  afterAll(() => server.stop());

  test('is by warehouse, courier and the bin of the first item, and else as asked', async () => {
    const { brand_id } = brand;
    const added = await call('POST', '/warehouse', { ...warehouse, name: 'Aarey annex' });
    expect(added.status).toBe(200);
    await call('POST', '/settings/sku', { ...sku, sku_id: 'LAMP', sku_name: 'Lamp' });
    const warehouses = await server.db
      .selectFrom('warehouses')
      .select(['id', 'name'])
      .where('brand_id', '=', brand_id)
      .orderBy('name')
      .execute();
    const [annex, main] = warehouses.map(({ id }) => id) as [string, string];
    const skus = await server.db
      .selectFrom('skus')
      .select(['id', 'sku_id'])
      .where('brand_id', '=', brand_id)
      .execute();
    const recordOf = (code: string) => skus.find(({ sku_id }) => sku_id === code)!.id;
    // The lamp is in the first aisle, the other product in the second.
    for (const [bin_id, aisle, code] of [
      ['bin_a', 0, 'LAMP'],
      ['bin_b', 1, sku.sku_id],
    ] as const) {
      await server.db
        .insertInto('bins')
        .values({ brand_id, bin_id, warehouse_id: main, name: bin_id, aisle, bay: 1, level: 1 })
        .execute();
      await server.db
        .insertInto('bin_stock')
        .values({ brand_id, bin_id, sku_id: recordOf(code), quantity: 9 })
        .execute();
    }
    const order = async (courier_id: number, box: { warehouse_id?: string; code?: string } = {}) => {
      const { id } = await shippedOrder(call, server, courier_id, orderFor({ phone: '9829010011' }));
      await server.db
        .updateTable('shipments')
        .set({
          warehouse_id: box.warehouse_id ?? main,
          items: json([{ sku_id: box.code ?? sku.sku_id, sku_name: '', quantity: 1 }]),
        })
        .where('brand_id', '=', brand_id)
        .where('order_id', '=', id)
        .execute();
      return id;
    };
    const ids = {
      far: await order(1),
      other: await order(2, { code: 'LAMP' }),
      near: await order(1, { code: 'LAMP' }),
      nowhere: await order(1, { code: 'UNKNOWN' }),
      annex: await order(2, { warehouse_id: annex }),
      second: await order(1),
    };
    const sorted = await sortForPacking(server.db, brand_id, [
      ids.nowhere,
      ids.far,
      ids.other,
      ids.near,
      ids.annex,
      ids.second,
    ]);
    const nameOf = (id: string) => Object.entries(ids).find(([, own]) => own === id)?.[0];
    expect(sorted.map(nameOf)).toEqual(['annex', 'other', 'near', 'far', 'second', 'nowhere']);
  });
});
