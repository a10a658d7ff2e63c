import { endpoints } from '@khep/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { digestOf } from '../../../test/digest.ts';
import { oneEngine } from '../../../test/engines.ts';
import { boxDraft, runOrderLifecycle, skuDraft, warehouseDraft } from '../../../test/orderLifecycle.ts';
import type { OrderLifecycle } from '../../../test/orderLifecycle.ts';
import { ownDraft, isolationCases } from '../../../test/tenantIsolation.ts';
import { routes } from '../../start/routes.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';

interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}

/** Fields that identify a row of a brand; SKUs of an order and its number are named in the brand's own words. */
const ofRow = /(?:^|[.\]])(?:id|(?:order|shipment|warehouse|box|manifest|rule)_ids?|package_ids)$/;
const ownWords = new Set(['order_details.order_id', 'rules[].id']);

function idsIn(schema: Schema, path = ''): string[] {
  const named = Object.entries(schema.properties ?? {}).flatMap(([name, one]) => {
    const here = path === '' ? name : `${path}.${name}`;
    return (ofRow.test(here) && !ownWords.has(here) ? [here] : []).concat(idsIn(one, here));
  });
  const items = schema.items ? idsIn(schema.items, `${path}[]`) : [];
  return [...named, ...items, ...(schema.anyOf ?? []).flatMap((one) => idsIn(one, path))];
}

/** `packing.pack box_ids`, of every call that is carried out and takes the id of a row in its body or its query. */
const taken = endpoints.flatMap((endpoint) => {
  const { id, access, body, query } = endpoint as typeof endpoint & { body?: z.ZodType; query?: z.ZodType };
  // An own shop's orders are added as the console's are, which is tried.
  if (access === 'public' || id === 'channel.orderAdd' || !routes.some((route) => route.endpoint.id === id))
    return [];
  return [body, query].flatMap((schema) =>
    schema === undefined
      ? []
      : [...new Set(idsIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema))].map(
          (path) => `${id} ${path}`,
        ),
  );
});

test('every id of a row that a body or a query takes is tried', () => {
  const none: OrderLifecycle = {
    sku_row_id: '',
    box_id: '',
    warehouse_id: '',
    order_id: '',
    shipment_id: '',
    pickup_id: '',
    manifest_id: '',
    rule_id: '',
    job_id: '',
    view_id: '',
  };
  const tried = new Set(
    Object.values(isolationCases).flatMap((make) => make(none, { order_id: '', sku_row_id: '' }).ids),
  );
  expect(taken.length).toBeGreaterThan(30);
  expect(taken.filter((id) => !tried.has(id))).toEqual([]);
});

describe.each(oneEngine)("the other brand's ids in a body on %s", (engine) => {
  let server: TestServer;
  let owner: SignedInBrand;
  let stranger: SignedInBrand;
  let job: OrderLifecycle;
  let own: { order_id: string; sku_row_id: string };
  beforeAll(async () => {
    server = await startTestServer(engine);
    owner = await server.newBrand('Owner');
    stranger = await server.newBrand('Stranger');
    job = await runOrderLifecycle(server, owner);
    const post = async (path: string, body: unknown) =>
      (await server.call('POST', path, { token: stranger.token, body })).body.data;
    const { sku } = await post('/settings/sku', { ...skuDraft, sku_id: 'MINE' });
    await post('/settings/sku/box', boxDraft);
    await post('/warehouse', warehouseDraft);
    const { order } = await post('/order/manual', ownDraft);
    own = { order_id: order.id, sku_row_id: sku.id };
  });
  afterAll(() => server.stop());

  test.each(Object.keys(isolationCases))(
    '%s: they do nothing, tell nothing and are kept nowhere',
    async (name) => {
      const before = await digestOf(server, owner.brand_id);
      const { method, path, body } = isolationCases[name]!(job, own);
      const sent = name === 'contact' ? { ...(body as object), id: owner.user_id } : body;
      const answer = await server.call(method, path, { token: stranger.token, body: sent });
      const texts = [JSON.stringify(answer.body)];
      const started = answer.body?.data?.job?.id as string | undefined;
      if (started !== undefined) {
        const look = (of: string) => server.call('GET', `/jobs/${started}${of}`, { token: stranger.token });
        const isOpen = async () => ['queued', 'running'].includes((await look('')).body.data.job.state);
        await expect.poll(isOpen, { timeout: 120_000 }).toBe(false);
        for (const part of ['', '/rows', '/result']) texts.push(JSON.stringify((await look(part)).body));
      }
      expect(await digestOf(server, owner.brand_id)).toEqual(before);
      for (const secret of ['Sundari', '9845099999', 'Indiranagar', 'Terracotta'])
        expect(texts.join(' ')).not.toContain(secret);
      const done: unknown[] =
        answer.body?.data?.successful ?? answer.body?.data?.successful_allocations ?? [];
      expect(done.filter((id) => id !== own.order_id)).toEqual([]);
      for (const table of ['orders', 'shipments', 'skus'] as const) {
        const rows = await server.db
          .selectFrom(table as 'orders')
          .selectAll()
          .where('brand_id', '=', stranger.brand_id)
          .execute();
        const kept = JSON.stringify(rows);
        for (const id of [job.warehouse_id, job.box_id, job.order_id]) expect(kept, table).not.toContain(id);
      }
    },
  );
});
