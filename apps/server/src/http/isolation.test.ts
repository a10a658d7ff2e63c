import { endpoints } from '@khep/api';
import type { Endpoint } from '@khep/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../test/engines.ts';
import { digestOf } from '../../test/digest.ts';
import {
  boxDraft,
  orderDraft,
  ruleDraft,
  runOrderLifecycle,
  skuDraft,
  viewDraft,
  warehouseDraft,
} from '../../test/orderLifecycle.ts';
import type { OrderLifecycle } from '../../test/orderLifecycle.ts';
import { json } from '../db/schema.ts';
import { savePrivateImage } from '../lookups/privateImages.ts';
import { routes } from '../routes.ts';
import { startTestServer } from '../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../test/server.ts';

/** Parameters that name no row of a brand: couriers, kinds, and codes of the outside world. */
const sharedParameters = new Set([
  'courier_id',
  'type',
  'preference_type',
  'country_id',
  'code',
  'pincode',
  'allocation',
]);

const idParameters = (endpoint: Endpoint) =>
  [...endpoint.path.matchAll(/\{(\w+)\}/g)]
    .map((match) => match[1]!)
    .filter((name) => !sharedParameters.has(name));
const built = new Set(routes.map(({ endpoint }) => endpoint.id));
const withIds = endpoints.filter(
  (endpoint) => endpoint.access !== 'public' && built.has(endpoint.id) && idParameters(endpoint).length > 0,
);

/** A body that each call accepts: the refusal must be for the id and not for the body. */
const bodies: Record<string, unknown> = {
  'sku.update': skuDraft,
  'box.update': boxDraft,
  'warehouse.update': warehouseDraft,
  'orders.update': orderDraft,
  'users.contactInitiate': { field: 'email', value: 'new@address.example.in', password: 'a quiet river 9' },
  'users.contactUpdate': {
    field: 'email',
    value: 'new@address.example.in',
    verification_token: 'none',
  },
  'orders.ewayBill': { eway_bill: '331000000000' },
  'allocation.ruleUpdate': ruleDraft,
  'allocation.ruleStatus': { status: false },
  'views.update': viewDraft,
  'orders.cancelItems': { items: [{ sku_id: 'CUP-1', quantity: 1 }] },
};

/** A run of Ship today that has ended. */
const runId = 'job_isolated_run';
/** The name of an image of the other brand that only its sessions may load. */
let privateImage = '';

/** The id of the other brand's row that a call is tried on. */
function idFor(endpoint: Endpoint, brand: SignedInBrand, job: OrderLifecycle): string {
  const [area] = endpoint.id.split('.');
  if (endpoint.path.includes('{manifest_id}')) return job.manifest_id;
  const ids: Record<string, string> = {
    users: brand.user_id,
    sku: job.sku_row_id,
    analytics: job.sku_row_id,
    box: job.box_id,
    warehouse: job.warehouse_id,
    orders: job.order_id,
    ndr: job.order_id,
    allocation: job.rule_id,
    jobs: job.job_id,
    views: job.view_id,
    shipToday: runId,
    utils: privateImage,
  };
  return ids[area ?? ''] ?? job.order_id;
}

function pathFor(endpoint: Endpoint, id: string): string {
  return endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    sharedParameters.has(name) ? (name === 'allocation' ? 'load' : '1') : id,
  );
}

describe.each(engines)('two brands on %s', (engine) => {
  let server: TestServer;
  let owner: SignedInBrand;
  let stranger: SignedInBrand;
  let job: OrderLifecycle;
  beforeAll(async () => {
    server = await startTestServer(engine);
    owner = await server.newBrand('Owner');
    stranger = await server.newBrand('Stranger');
    job = await runOrderLifecycle(server, owner);
    await server.db
      .insertInto('jobs')
      .values({
        brand_id: owner.brand_id,
        job_id: runId,
        kind: 'shipToday.run',
        title: 'Ship no orders',
        input: json({ order_count: 0, groups: [] }),
        state: 'done',
        total: 0,
        user_id: owner.user_id,
        user_name: '',
        run_id: null,
        created_at: new Date(),
      })
      .execute();
    const url = await savePrivateImage(server.db, server.services, owner, new Uint8Array([1]));
    privateImage = url.split('/').at(-1) ?? '';
  }, 120_000);
  afterAll(() => server.stop());

  const everything = () => digestOf(server, owner.brand_id);

  test('the calls with an id in their path are not few', () => {
    expect(withIds.length).toBeGreaterThan(15);
  });

  test.each(withIds.map((endpoint) => [endpoint.id, endpoint] as const))(
    "%s on the other brand's id is a 404 and changes nothing",
    async (_, endpoint) => {
      const before = await everything();
      const body =
        endpoint.method === 'GET' || endpoint.method === 'DELETE' ? undefined : (bodies[endpoint.id] ?? {});
      const answer = await server.call(endpoint.method, pathFor(endpoint, idFor(endpoint, owner, job)), {
        token: stranger.token,
        body,
      });
      expect(answer.status, JSON.stringify(answer.body)).toBe(404);
      expect(await everything()).toEqual(before);
    },
  );

  test("an order of one's own takes nothing of the other brand's: no warehouse, no box, no SKU", async () => {
    const before = await everything();
    const answers = [
      await server.call('POST', '/order/manual', {
        token: stranger.token,
        body: { ...orderDraft, warehouse_id: job.warehouse_id },
      }),
      await server.call('POST', '/settings/sku', {
        token: stranger.token,
        body: { ...skuDraft, sku_id: 'MINE', box_id: job.box_id },
      }),
    ];
    for (const answer of answers)
      expect(answer.status, JSON.stringify(answer.body)).toBeGreaterThanOrEqual(400);
    expect(await everything()).toEqual(before);
  });

  test("the lists and searches of one brand hold nothing of the other's", async () => {
    for (const path of [
      '/settings/sku',
      '/settings/sku/all',
      '/settings/sku/box',
      '/settings/sku/box/all',
      '/warehouse',
      '/order/all',
      '/order/processor/lookup?q=Sundari',
      '/order-tracking',
      '/order/manifests',
      '/order/pickups',
      '/auth/users',
      '/home/summary',
      '/order/download',
      '/settings/sku/download',
      '/jobs',
      '/views?list=new-orders',
    ]) {
      const answer = await server.call('GET', path, { token: stranger.token });
      expect(answer.status, path).toBe(200);
      const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
      for (const secret of [...Object.values(job), owner.email, 'Sundari', 'CUP-1'])
        expect(text, path).not.toContain(secret);
    }
  });

  test("a token of one brand with the other's name before it opens nothing", async () => {
    const forged = `${owner.brand_id}.${stranger.token.split('.')[1]}`;
    expect((await server.call('GET', '/settings/sku', { token: forged })).status).toBe(401);
  });

  // The last: it ends what the tests above stand on.
  test.each(
    withIds
      .toSorted(
        (a, b) =>
          Number(a.method !== 'GET') - Number(b.method !== 'GET') ||
          Number(a.method === 'DELETE') - Number(b.method === 'DELETE'),
      )
      .map((endpoint) => [endpoint.id, endpoint] as const),
  )("%s on the brand's own id is no 404: the test above can fail", async (_, endpoint) => {
    const body =
      endpoint.method === 'GET' || endpoint.method === 'DELETE' ? undefined : (bodies[endpoint.id] ?? {});
    const path = pathFor(endpoint, idFor(endpoint, owner, job));
    const answer = await server.call(endpoint.method, path, { token: owner.token, body });
    expect([200, 409, 422], JSON.stringify(answer.body)).toContain(answer.status);
  });
});
