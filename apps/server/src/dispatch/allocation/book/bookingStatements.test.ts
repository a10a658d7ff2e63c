import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../../test/engines.ts';
import { startTestServer } from '../../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../../test/server.ts';
import { copyPackedOrder, createCatalogue, packedOrder } from '../../../../test/shipping.ts';
import { ownStatement, recordStatements, withoutTimed } from '../../../../test/statements.ts';
import { allocateOrder } from './allocate.ts';
import { loadForAllocation } from '../plan/loadOrders.ts';
import { createPlanner, loadPlanningBasis, planPriced, priceOrders } from '../plan/plan.ts';
import { toCourierSelection } from '../plan/selectCouriers.ts';

/** Two of them count the order for analytics. */
const maxPerParcel = 13;

describe.each(oneEngine)('the statements of a booking, on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });

  beforeAll(async () => {
    server = await startTestServer(engine);
    brand = await server.newBrand('Mitti Statements');
    await createCatalogue(call);
    const saved = await call('POST', '/allocation/setting', {
      distribution_percentage: [
        { courier_id: 1, percentage: 60 },
        { courier_id: 3, percentage: 40 },
      ],
      override_rules: [],
    });
    expect(saved.status).toBe(201);
    // The first booking connects, fills caches and gets the couriers' tokens.
    await allocate((await packedOrder(call)).id);
  });
  afterAll(() => server.stop());

  const load = async (order_id: string) => {
    const [loaded] = await loadForAllocation(server.db, brand.brand_id, [order_id]);
    if (!loaded) throw new Error('The order is gone');
    const basis = await loadPlanningBasis(server.db, server.services, brand.brand_id, [loaded.order.pincode]);
    const [plan] = planPriced(createPlanner(basis), await priceOrders(basis, [loaded]));
    return { loaded, candidates: plan!.candidates, selection: toCourierSelection(plan!) };
  };
  const actor = { kind: 'system', name: 'Khep' } as const;
  const allocate = async (order_id: string) => {
    const { loaded, ...init } = await load(order_id);
    const { brand_id } = brand;
    const { allocated } = await allocateOrder(server.db, server.services, loaded, {
      brand_id,
      actor,
      ...init,
    });
    expect(allocated).toHaveLength(1);
  };
  /** How often each statement was run, the most frequent first. */
  const show = (statements: string[]) =>
    [...Map.groupBy(statements, (text) => text.replaceAll(/\s+/g, ' ').slice(0, 120))]
      .sort(([, one], [, other]) => other.length - one.length)
      .map(([text, all]) => `${all.length} × ${text}`)
      .join('\n');

  test('of one order with one box are thirteen at most', async () => {
    const { id } = await packedOrder(call);
    const { loaded, ...init } = await load(id);
    const statements = await recordStatements(() =>
      allocateOrder(server.db, server.services, loaded, { brand_id: brand.brand_id, actor, ...init }),
    );
    const box = await server.db
      .selectFrom('shipments')
      .select(['state', 'awb'])
      .where('brand_id', '=', brand.brand_id)
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(box).toEqual({ state: 'AWB_ASSIGNED', awb: expect.stringMatching(/./) });
    expect(statements.length, show(statements)).toBeLessThanOrEqual(maxPerParcel);
    expect(statements.length).toBeGreaterThan(4);
  });

  test('of a job are thirteen at most for each parcel, with what it loads and reports', async () => {
    const orders = 60;
    const ids = await copyPackedOrder(server.db, brand.brand_id, (await packedOrder(call)).id, orders);
    const ended = async (job_id: string) => {
      const { rows } = await sql<{ state: string; done: number }>`${sql.raw(ownStatement)}
        select state, done from jobs where brand_id = ${brand.brand_id} and job_id = ${job_id}`.execute(
        server.db,
      );
      return rows[0]?.state === 'done' ? rows[0].done : undefined;
    };
    const statements = await recordStatements(async () => {
      const { body } = await call('POST', '/allocation/bulk/assign/batch', { order_ids: ids });
      await expect.poll(() => ended(body.data.job.id), { timeout: 120_000, interval: 200 }).toBe(orders);
    });
    const carried = await server.db
      .selectFrom('shipments')
      .select(sql<number>`count(distinct awb)::int`.as('count'))
      .where('brand_id', '=', brand.brand_id)
      .where('order_id', 'in', ids)
      .executeTakeFirstOrThrow();
    expect(carried.count).toBe(orders);
    // Progress is saved twice a second, however many parcels are booked in it.
    const counted = withoutTimed(statements);
    const each = counted.length / orders;
    expect(each, show(counted)).toBeLessThanOrEqual(maxPerParcel);
  });
});
