import { endpoints } from '@khep/api';
import type { Endpoint } from '@khep/api';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../test/engines.ts';
import {
  boxDraft,
  orderDraft,
  ruleDraft,
  runOrderLifecycle,
  skuDraft,
  viewDraft,
  warehouseDraft,
} from '../../../test/orderLifecycle.ts';
import type { OrderLifecycle } from '../../../test/orderLifecycle.ts';
import { acceptedRequest, requestsTo } from '../../../test/requestFuzz.ts';
import type { FuzzedRequest, KnownGood } from '../../../test/requestFuzz.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { routes } from '../../start/routes.ts';

/** `FUZZ_REQUESTS=20000 FUZZ_SEED=7 vitest run …/fuzz.test.ts` for a long run. */
const count = Number(process.env.FUZZ_REQUESTS ?? 500);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_122);
const atOnce = 8;

const built = new Set(routes.map(({ endpoint }) => endpoint.id));
/** Deletions last. A log-out would end the session of the other requests. */
const fuzzed = endpoints
  .filter(({ id }) => built.has(id) && id !== 'auth.logout')
  .toSorted((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'));

/** Ids and bodies that the calls accept, so that requests reach further than the schemas. */
function knownGood(endpoint: Endpoint, made: OrderLifecycle, user_id: string): KnownGood {
  const { order_id, shipment_id, warehouse_id, manifest_id, rule_id, job_id, view_id } = made;
  const idOf: Record<string, string> = {
    users: user_id,
    sku: made.sku_row_id,
    box: made.box_id,
    warehouse: warehouse_id,
    allocation: rule_id,
    jobs: job_id,
    views: view_id,
  };
  const params = {
    id:
      endpoint.id === 'security.userSessions' ? user_id : (idOf[endpoint.id.split('.')[0] ?? ''] ?? order_id),
    courier_id: '1',
    type: ['utils.sample', 'mappings.fields'].includes(endpoint.id) ? 'orders' : 'label',
    code: 'HDFC0000053',
    preference_type: 'packaging_preference',
    allocation: 'load',
    rule_id,
    manifest_id,
    country_id: '1',
    pincode: '560038',
  };
  const order_ids = [order_id];
  const items = [{ sku_id: 'CUP-1', quantity: 3 }];
  const bodies: Record<string, unknown> = {
    // The lifecycle has added the drafts themselves.
    'sku.add': { ...skuDraft, sku_id: 'FUZZ-1' },
    'sku.update': skuDraft,
    'box.add': { ...boxDraft, name: 'Fuzz box', package_id: 'FUZZ' },
    'box.update': boxDraft,
    'warehouse.add': { ...warehouseDraft, name: 'Fuzz warehouse' },
    'warehouse.update': warehouseDraft,
    'orders.add': orderDraft,
    'orders.update': orderDraft,
    'orders.document': { order_ids },
    'orders.documentBatch': { order_ids },
    'orders.pickup': { shipment_ids: [shipment_id], pickup_date: '2026-12-01', pickup_time: '16:00' },
    'orders.manifest': { shipment_ids: [shipment_id] },
    'orders.cancel': { order_ids },
    'orders.shipmentCancel': { shipment_ids: [shipment_id] },
    'orders.pickupWarehouse': { order_ids, warehouse_id },
    'orders.ewayBill': { eway_bill: '331000000000' },
    'packing.pack': { items },
    'packing.recommend': { items },
    'packing.bulkRecommend': { order_ids },
    'packing.recommendBatch': { order_ids },
    'allocation.add': {
      distribution_percentage: [{ courier_id: 1, percentage: 100 }],
      override_rules: [ruleDraft],
    },
    'allocation.ruleUpdate': ruleDraft,
    'allocation.ruleStatus': { status: false },
    'allocation.rulePriorities': { rules: [{ id: rule_id, priority: 1 }] },
    'allocation.impact': { override_rules: [ruleDraft] },
    'allocation.recommend': { order_ids },
    'allocation.recommendBatch': { order_ids },
    'allocation.assign': { allocations: [{ order_id, courier_id: 1 }] },
    'allocation.assignBatch': { allocations: [{ order_id, courier_id: 1 }] },
    'users.update': { name: 'Asha' },
    'users.contactInitiate': { field: 'mobile', value: '9829012399', password: 'a quiet river 9' },
    'views.create': { ...viewDraft, name: 'Fuzz view' },
    'views.update': viewDraft,
    'orders.quote': orderDraft,
    'orders.cancelItems': { items: [{ sku_id: 'CUP-1', quantity: 1 }] },
    'sku.recommendedCourier': { sku_id: 'CUP-1' },
    'wallet.recharge': { amount: 500 },
    'billing.codCycleSave': { days_after: 2, weekdays: [1, 4] },
    'billing.settingsSave': { billing_name: 'Fuzzed', email: 'money@fuzzed.example.in' },
    'company.profileUpdate': {
      company_name: 'Fuzzed Crafts',
      brand_name: 'Fuzzed',
      email: 'hello@fuzzed.example.in',
      mobile: '9829012377',
    },
    'brands.forgotInitiate': { username: 'none@fuzzed.example.in' },
    'allocation.matches': { rule: ruleDraft },
  };
  return { params, body: bodies[endpoint.id] };
}

describe.each(oneEngine)('random and hostile requests on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  let made: OrderLifecycle;
  let ids: string[];
  /** Endpoints that have answered with a success. */
  const succeeded = new Set<string>();
  beforeAll(async () => {
    server = await startTestServer(engine);
    brand = await server.newBrand('Fuzzed');
    made = await runOrderLifecycle(server, brand);
    ids = [...Object.values(made), brand.user_id, 'CUP-1', 'S-1'];
  });
  afterAll(() => server.stop());

  /** Returns what is wrong with the response; undefined if it is a success or a refusal. */
  async function problemOf({ endpoint, path, headers, body }: FuzzedRequest): Promise<string | undefined> {
    const abort = new AbortController();
    const told = () =>
      `${endpoint.method} ${path.slice(0, 400)} ${JSON.stringify(headers)} ${typeof body === 'string' ? body.slice(0, 1500) : 'form'}`;
    try {
      const response = await fetch(server.url + path, {
        method: endpoint.method,
        headers: { authorization: `Bearer ${brand.token}`, ...headers },
        signal: AbortSignal.any([abort.signal, AbortSignal.timeout(60_000)]),
        body,
      });
      // An event stream has no end.
      const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
      const text = isStream ? '' : await response.text();
      if (isStream) abort.abort();
      if (response.ok) succeeded.add(endpoint.id);
      return response.status >= 500 ? `${response.status} ${text.slice(0, 300)}: ${told()}` : undefined;
    } catch (error) {
      return `${(error as Error).name} ${String((error as Error).cause)}: ${told()}`;
    }
  }

  test(
    `${count} over all calls: no error of ours, no dropped connection`,
    { timeout: 120_000 + count * 200 },
    async () => {
      const requests = fuzzed.flatMap((endpoint) => {
        const good = knownGood(endpoint, made, brand.user_id);
        const numRuns = Math.ceil(count / fuzzed.length);
        return [
          ...acceptedRequest(endpoint, good),
          ...fc.sample(requestsTo(endpoint, ids, good), { numRuns, seed }),
        ];
      });
      const problems: string[] = [];
      for (let start = 0; start < requests.length; start += atOnce) {
        const found = await Promise.all(requests.slice(start, start + atOnce).map(problemOf));
        problems.push(...found.filter((one) => one !== undefined));
        // Limits of attempts would refuse most of the public calls.
        if (start % (atOnce * 8) === 0) await server.db.deleteFrom('attempts').execute();
      }
      expect(problems, `seed ${seed}`).toEqual([]);
      // Requests that are all refused at the door would prove nothing.
      expect(succeeded.size).toBeGreaterThan(fuzzed.length / 2);
      expect((await server.call('GET', '/auth/session', { token: brand.token })).status).toBe(200);
    },
  );
});
