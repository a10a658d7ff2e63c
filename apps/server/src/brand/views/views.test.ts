import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../test/engines.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';

const view = {
  columns: [
    { column: 'order', width: 160, pin: 'start' },
    { column: 'items', is_hidden: true },
  ],
  sort: [{ column: 'total', direction: 'descending' }],
  density: 'compact',
  is_wrapped: false,
  filter: 'payment_mode=cod&date=last30',
};

describe.each(oneEngine)('saved views on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  let stranger: SignedInBrand;
  beforeAll(async () => {
    server = await startTestServer(engine);
    brand = await server.newBrand('Views');
    stranger = await server.newBrand('Other views');
  });
  afterAll(() => server.stop());

  const call = (method: string, path: string, body?: unknown, token = brand.token) =>
    server.call(method, path, { token, body });
  const create = (name: string, list = 'new-orders', token = brand.token) =>
    call('POST', '/views', { list, name, view }, token);
  const names = async (list: string, token = brand.token) =>
    (await call('GET', `/views?list=${list}`, undefined, token)).body.data.views.map(
      (saved: { name: string }) => saved.name,
    );

  test('a view is saved, listed by name, changed with a new version, and deleted', async () => {
    const saved = (await create('Paid in cash')).body.data.view;
    expect(saved).toMatchObject({ list: 'new-orders', name: 'Paid in cash', view, version: 1 });
    await create('airmail');
    expect(await names('new-orders')).toEqual(['airmail', 'Paid in cash']);
    expect(await names('all-orders')).toEqual([]);

    const changed = await call('PUT', `/views/${saved.id}`, {
      name: 'Cash',
      view: { ...view, filter: '' },
    });
    expect(changed.body.data.view).toMatchObject({ name: 'Cash', view: { filter: '' }, version: 2 });

    const stale = await server.call('PUT', `/views/${saved.id}`, {
      token: brand.token,
      headers: { 'If-Match': '"1"' },
      body: { name: 'Coins', view },
    });
    expect(stale.status).toBe(412);
    expect(stale.body.current).toMatchObject({ name: 'Cash', version: 2 });
    expect(await names('new-orders')).toEqual(['airmail', 'Cash']);

    expect((await call('DELETE', `/views/${saved.id}`)).status).toBe(200);
    expect(await names('new-orders')).toEqual(['airmail']);
    expect((await call('PUT', `/views/${saved.id}`, { name: 'Cash', view })).status).toBe(404);
  });

  test('a name is used once per list, in any case; another list may have it', async () => {
    const first = (await create('Twice', 'twins')).body.data.view;
    const refused = await create('TWICE', 'twins');
    expect(refused.status).toBe(409);
    expect(refused.body.fields.name).toContain('already exists');
    expect((await create('Twice', 'others')).status).toBe(200);
    const second = (await create('Second', 'twins')).body.data.view;
    expect((await call('PUT', `/views/${second.id}`, { name: 'twice', view })).status).toBe(409);
    // Its own name is not another's.
    expect((await call('PUT', `/views/${first.id}`, { name: 'TWICE', view })).status).toBe(200);
  });

  test("another brand sees none, and can't change or delete one", async () => {
    const { id } = (await create('Mine', 'private')).body.data.view;
    expect(await names('private', stranger.token)).toEqual([]);
    expect((await call('PUT', `/views/${id}`, { name: 'Theirs', view }, stranger.token)).status).toBe(404);
    expect((await call('DELETE', `/views/${id}`, undefined, stranger.token)).status).toBe(404);
    expect((await create('Mine', 'private', stranger.token)).status).toBe(200);
    expect(await names('private')).toEqual(['Mine']);
  });

  test('a list has at most 50 views, and an invalid view is explained', async () => {
    for (let count = 0; count < 50; count += 1)
      expect((await create(`View ${count}`, 'full')).status).toBe(200);
    const refused = await create('One more', 'full');
    expect(refused.status).toBe(409);
    expect(refused.body.detail).toContain('50 saved views');
    const nameless = await call('POST', '/views', { list: 'full', name: ' ', view });
    expect(nameless.status).toBe(422);
    expect(nameless.body.fields.name).toBe('Give the view a name.');
    const wide = await call('POST', '/views', {
      list: 'others',
      name: 'Wide',
      view: { ...view, columns: [{ column: 'order', width: 90_000 }] },
    });
    expect(wide.status).toBe(422);
  });
});
