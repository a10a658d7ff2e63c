import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDemoServer } from '../../../test/demoBrand.ts';
import { engines } from '../../../test/engines.ts';
import type { TestServer } from '../../../test/server.ts';
import { damageCells, listStoredCells } from '../../../test/storedCells.ts';
import { countOrders } from './countOrders.ts';
import { findDifferences } from './differences.ts';
import { listOrderIds } from './facts.ts';
import { foldDeltas } from './fold.ts';
import { buildGeneration, rebuild, rebuildUncounted } from './rebuild.ts';

describe.each(engines)('sums of few dimensions on %s', (engine) => {
  let server: TestServer;
  let brand_id: string;

  beforeAll(async () => {
    ({ server, brand_id } = await startDemoServer(engine));
    await rebuild(server.db, brand_id, server.clock.now());
  });
  afterAll(() => server.stop());

  test('a rebuild that makes progress is not taken for dead, however long it takes', async () => {
    const now = server.clock.now();
    const hours = (count: number) => new Date(+now - count * 3_600_000);
    await server.db
      .updateTable('analytics_state')
      .set({ counted_at: null })
      .where('brand_id', '=', brand_id)
      .execute();
    const began = hours(2);
    const generation = await buildGeneration(server.db, brand_id, began);
    const state = () =>
      server.db
        .selectFrom('analytics_state')
        .select(['building', 'building_since', 'counted_at'])
        .where('brand_id', '=', brand_id)
        .executeTakeFirstOrThrow();
    const { building, building_since } = await state();
    expect(building).toBe(generation);
    expect(+building_since!).toBeGreaterThan(+began);

    // A change that is folded by halves differs nowhere, and what does is named beside it.
    const { live } = await server.db
      .selectFrom('analytics_state')
      .select('live')
      .where('brand_id', '=', brand_id)
      .executeTakeFirstOrThrow();
    const [order_id = ''] = await listOrderIds(server.db, brand_id, { after: '', limit: 1 });
    await server.db.transaction().execute(async (tx) => {
      await tx
        .updateTable('orders')
        .set({ state: 'Mizoram' })
        .where('brand_id', '=', brand_id)
        .where('order_id', '=', order_id)
        .execute();
      await countOrders(tx, { brand_id, order_ids: [order_id] });
    });
    expect(await server.db.transaction().execute((tx) => foldDeltas(tx, brand_id, { limit: 1 }))).toBe(1);
    const compared = { live, rebuilt: generation! };
    expect(await findDifferences(server.db, brand_id, compared)).toEqual([]);
    const cod = (await listStoredCells(server.db, brand_id, { cube: 'orders', grain: 'day' })).filter(
      ({ dims }) => dims.payment === 'cod',
    );
    expect(cod.length).toBeGreaterThan(0);
    await damageCells(
      server.db,
      brand_id,
      cod.map((cell) => ({ ...cell, values: [0, -100] })),
    );
    const found = await findDifferences(server.db, brand_id, compared);
    expect(found?.map(({ key, values: [orders, amount] }) => `${key} ${orders} ${amount}`).sort()).toEqual(
      cod.map(({ key }) => `${key} 0 100`).sort(),
    );

    const progress = (at: Date) =>
      server.db
        .updateTable('analytics_state')
        .set({ building_since: at })
        .where('brand_id', '=', brand_id)
        .execute();
    await progress(server.clock.now());
    await rebuildUncounted(server.db, server.services);
    expect(await state()).toMatchObject({ building: generation, counted_at: null });
    await progress(hours(1));
    await rebuildUncounted(server.db, server.services);
    expect(await state()).toMatchObject({ building: null, counted_at: expect.any(Date) });
  });
});
