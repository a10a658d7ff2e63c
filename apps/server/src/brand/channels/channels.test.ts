import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { box, orderFor, sku, warehouse } from '../../../test/fixtures.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { createSession } from '../accounts/sessions.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { collectDeliveries, sendDeliveries } from './deliveries.ts';
import { isInternal, webhookTargetProblem } from './safeTarget.ts';

interface Received {
  body: string;
  headers: Record<string, string | string[] | undefined>;
}

const password = 'a quiet river 9';

describe('the custom channel', () => {
  let server: TestServer;
  let brand: SignedInBrand;
  let other: SignedInBrand;
  let key = '';
  const received: Received[] = [];
  let status = 200;
  const app = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      received.push({ body, headers: request.headers });
      response.writeHead(status).end();
    });
  });
  const call = (method: string, path: string, body?: unknown, who: Pick<SignedInBrand, 'token'> = brand) =>
    server.call(method, path, { token: who.token, body });
  const data = async (method: string, path: string, body?: unknown) => {
    const answer = await call(method, path, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.data;
  };
  const send = (number: string, idempotency: string, token = key) =>
    server.call('POST', '/channel/orders', {
      token,
      headers: { 'idempotency-key': idempotency },
      body: {
        ...orderFor({ phone: '9829010011' }),
        order_details: { ...orderFor({ phone: '9829010011' }).order_details, order_id: number },
      },
    });
  const round = async () => {
    await collectDeliveries(server.db, server.services);
    return sendDeliveries(server.db, server.services);
  };

  beforeAll(async () => {
    server = await startTestServer('pglite');
    server.clock.toNoon();
    brand = await server.newBrand('Own Shop');
    other = await server.newBrand('Another');
    for (const [path, body] of [
      ['/warehouse', warehouse],
      ['/settings/sku', sku],
      ['/settings/sku/box', box],
    ] as const)
      await data('POST', path, body);
    await new Promise<void>((resolve) => {
      app.listen(0, '127.0.0.1', () => resolve());
    });
  });
  afterAll(async () => {
    app.close();
    await server.stop();
  });

  test('shows a key once, stores its hash, and lets it do what its scopes say', async () => {
    const made = await data('POST', '/channel/keys', {
      name: 'Web shop',
      scopes: ['orders:write'],
      password,
    });
    key = made.secret;
    const listed = await call('GET', '/channel/keys');
    expect(listed.body.data.keys[0]).toMatchObject({
      name: 'Web shop',
      last_four: key.slice(-4),
      last_used_at: null,
    });
    expect(JSON.stringify(listed.body)).not.toContain(key);
    const rows = await server.db.selectFrom('api_keys').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(key);

    expect((await send('WEB-1', 'web-00001')).status).toBe(200);
    expect((await call('GET', '/channel/orders/WEB-1', undefined, { token: key })).status).toBe(403);
    expect((await call('GET', '/order/all', undefined, { token: key })).status).toBe(403);
    expect(
      (await call('POST', '/channel/keys', { name: 'x', scopes: ['orders:read'], password }, { token: key }))
        .status,
    ).toBe(403);
    expect((await send('WEB-2', 'web-00002', `${key.slice(0, -1)}_`)).status).toBe(401);
    const used = await data('GET', '/channel/keys');
    expect(used.keys[0].last_used_at).not.toBeNull();
  });

  test('creates an order once for a key that is repeated, with its number and channel', async () => {
    const first = await send('WEB-10', 'web-00010');
    const again = await send('WEB-10', 'web-00010');
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect((await send('WEB-11', 'web-00010')).body.code).toBe('key_reused');
    expect((await send('WEB-10', 'web-00012')).status).toBe(409);
    const orders = await server.db
      .selectFrom('orders')
      .select(['order_number', 'channel_id'])
      .where('brand_id', '=', brand.brand_id)
      .where('order_number', '=', 'WEB-10')
      .execute();
    expect(orders).toEqual([{ order_number: 'WEB-10', channel_id: 'custom' }]);
    // A person with a session may read what an app gets.
    expect((await data('GET', '/channel/orders/WEB-10')).order).toMatchObject({
      order_id: 'WEB-10',
      status: 'NEW',
    });
    expect((await call('GET', '/channel/orders/WEB-10', undefined, other)).status).toBe(404);
  });

  test('limits the requests of a key', async () => {
    await server.db.updateTable('api_keys').set({ per_minute: 1, next_allowed_ms: 0 }).execute();
    const statuses = [];
    for (let index = 0; index < 32; index += 1)
      statuses.push((await call('GET', '/channel/orders/WEB-1', undefined, { token: key })).status);
    expect(statuses.filter((one) => one === 403)).toHaveLength(32);
    const limited = [];
    for (let index = 0; index < 32; index += 1) limited.push((await send('WEB-10', 'web-00010')).status);
    expect(limited.at(-1)).toBe(429);
    expect(limited.filter((one) => one === 429).length).toBeGreaterThan(0);
    await server.db.updateTable('api_keys').set({ per_minute: 300, next_allowed_ms: 0 }).execute();
  });

  test('rejects a revoked key at once', async () => {
    const made = await data('POST', '/channel/keys', { name: 'Old', scopes: ['orders:write'], password });
    const revoked = await call('DELETE', `/channel/keys/${made.key.id}`);
    expect(revoked.body.message).toBe('API key revoked');
    expect((await send('WEB-20', 'web-00020', made.secret)).status).toBe(401);
    expect((await call('DELETE', `/channel/keys/${made.key.id}`, undefined, other)).status).toBe(404);
  });

  test('a key is made only with the password of who makes it', async () => {
    const draft = { name: 'Of a stolen session', scopes: ['orders:read'] };
    const { status, body } = await call('POST', '/channel/keys', { ...draft, password: 'guessed' });
    expect(status).toBe(422);
    expect(body.fields.password).toContain('Wrong password');
    expect((await call('POST', '/channel/keys', draft)).body.fields.password).toBe('Enter your password');
    const { keys } = await data('GET', '/channel/keys');
    expect(keys.map(({ name }: { name: string }) => name)).not.toContain(draft.name);
  });

  test('a key has no more than its creator has now, and ends with them', async () => {
    const email = 'packer@own-shop.example';
    const user_id = (
      await data('POST', '/auth/users', {
        name: 'Meera Nair',
        email,
        mobile: '9829010091',
        module_access: ['settings', 'orders'],
      })
    ).user.id as string;
    const { token } = await createSession(
      server.db,
      server.clock,
      { brand_id: brand.brand_id, user_id },
      { user_agent: '', address: '' },
    );
    await server.db
      .updateTable('logins')
      .set({ password_hash: await hashPassword(password) })
      .where('email', '=', email)
      .execute();
    const grant = (module_access: string[]) => data('PATCH', `/auth/users/${user_id}`, { module_access });
    const add = (path: string, body: object) => call('POST', path, body, { token });
    const draft = { name: 'Of a colleague', scopes: ['orders:read'], password };
    const made = await add('/channel/keys', draft);
    const { secret, key: added } = made.body.data;
    const read = async () =>
      (await call('GET', '/channel/orders/WEB-1', undefined, { token: secret })).status;
    expect(await read()).toBe(200);
    await grant(['settings']);
    expect(await read()).toBe(403);
    // Settings alone leads to no orders, by a key or by a webhook.
    expect((await add('/channel/keys', draft)).status).toBe(403);
    const hook = { url: 'https://example.com/hook', topics: ['order.created'], password };
    expect((await add('/channel/webhooks', hook)).status).toBe(403);
    await grant(['settings', 'orders']);
    expect(await read()).toBe(200);
    await call('DELETE', `/auth/users/${user_id}`);
    expect(await read()).toBe(401);
    const { keys } = await data('GET', '/channel/keys');
    expect(keys.find(({ id }: { id: string }) => id === added.id).revoked_at).not.toBeNull();
  });

  test('sends signed webhooks once per event, retries with the same ID, logs and replays', async () => {
    const url = `http://127.0.0.1:${(app.address() as AddressInfo).port}/khep`;
    const { endpoint, secret } = await data('POST', '/channel/webhooks', {
      url,
      topics: ['order.created', 'order.cancelled'],
      password,
    });
    const tested = await data('POST', `/channel/webhooks/${endpoint.id}/test`, {});
    expect(tested.delivery).toMatchObject({ state: 'delivered', status: 200, topic: 'test' });
    received.length = 0;

    status = 500;
    expect((await send('WEB-30', 'web-00030')).status).toBe(200);
    await round();
    await round();
    expect(received).toHaveLength(1);
    status = 200;
    server.clock.pass(60_000);
    await round();
    await round();
    expect(received).toHaveLength(2);
    const [first, second] = received;
    expect(second!.body).toBe(first!.body);
    expect(second!.headers['khep-event-id']).toBe(first!.headers['khep-event-id']);
    expect(JSON.parse(second!.body)).toMatchObject({
      topic: 'order.created',
      data: { order: { order_id: 'WEB-30', status: 'NEW' } },
    });
    const [, at = '', digest] = /^t=(\d+),v1=(\w+)$/.exec(String(second!.headers['khep-signature'])) ?? [];
    expect(createHmac('sha256', secret).update(`${at}.${second!.body}`).digest('hex')).toBe(digest);

    const { deliveries } = await data('GET', '/channel/deliveries?state=delivered');
    const delivered = deliveries.find(({ topic }: { topic: string }) => topic === 'order.created');
    expect(delivered).toMatchObject({ tries: 2, problem: '' });
    await data('POST', `/channel/deliveries/${delivered.id}/replay`, {});
    expect(received).toHaveLength(3);
    expect((await call('POST', `/channel/deliveries/${delivered.id}/replay`, {}, other)).status).toBe(404);
  });

  test('an address receives orders only with the password of who enters it', async () => {
    const url = `http://127.0.0.1:${(app.address() as AddressInfo).port}/confirmed`;
    const draft = { url, topics: ['order.created'] };
    const asked = await call('POST', '/channel/webhooks', draft);
    expect([asked.status, asked.body.fields]).toEqual([422, { password: 'Enter your password' }]);
    const guessed = await call('POST', '/channel/webhooks', { ...draft, password: 'guessed' });
    expect(guessed.body.fields.password).toContain('Wrong password');
    const { endpoint } = await data('POST', '/channel/webhooks', { ...draft, password });
    const path = `/channel/webhooks/${endpoint.id}`;
    const topics = ['order.created', 'order.updated'];
    expect((await call('PUT', path, { url, topics })).status).toBe(200);
    const moved = { url: `${url}/elsewhere`, topics };
    expect((await call('PUT', path, moved)).body.fields).toEqual({ password: 'Enter your password' });
    expect((await call('PUT', path, { ...moved, password })).body.data.endpoint.url).toBe(moved.url);
    await call('DELETE', path);
  });

  test('the audit log names the webhooks, without what is secret of their addresses', async () => {
    const url = `http://127.0.0.1:${(app.address() as AddressInfo).port}/audited`;
    const topics = ['order.created'];
    const { endpoint } = await data('POST', '/channel/webhooks', {
      url: `${url}?key=hush`,
      topics,
      password,
    });
    await call('DELETE', `/channel/webhooks/${endpoint.id}`);
    const { entries } = await data('GET', '/audit?area=settings&page_size=2');
    expect(entries.map(({ title, detail }: Record<string, string>) => [title, detail])).toEqual([
      ['Webhook deleted', url],
      ['Webhook added', url],
    ]);
  });

  test.each([
    ['http://10.0.0.4/hook', 'Enter an address starting with https://'],
    ['https://169.254.169.254/latest', "169.254.169.254 is inside this server's network."],
    ['https://[::1]/hook', "::1 is inside this server's network."],
    ['https://[::ffff:10.0.0.1]/hook', /inside this server's network/],
    ['https://user:secret@example.in/', 'Remove the user name from the address.'],
    ['ftp://example.in', 'Enter an address starting with https://'],
    ['https://[::127.0.0.1]/hook', /inside this server's network/],
    ['https://[64:ff9b::7f00:1]/hook', /inside this server's network/],
    ['https://[64:ff9b:1::a00:1]/hook', /inside this server's network/],
    ['https://[fec0::1]/hook', /inside this server's network/],
    ['https://[2001::1]/hook', /inside this server's network/],
    ['https://[2002:7f00:1::]/hook', /inside this server's network/],
    ['https://[2001:db8::1]/hook', /inside this server's network/],
    ['https://[::ffff:0:127.0.0.1]/hook', /inside this server's network/],
    ['https://[fe80::1]/hook', /inside this server's network/],
    ['https://192.88.99.1/hook', /inside this server's network/],
    ['https://100.64.0.1/hook', /inside this server's network/],
    ['https://0x7f.1/hook', /inside this server's network/],
    ['https://2130706433/hook', /inside this server's network/],
  ])('sends nothing to %s', async (url, problem) => {
    const found = await webhookTargetProblem(url, false);
    if (typeof problem === 'string') expect(found).toBe(problem);
    else expect(found).toMatch(problem);
  });

  test.each(['8.8.8.8', '49.44.79.236', '2404:6800:4009:82e::200e', '::ffff:8.8.8.8'])(
    '%s is on the public Internet',
    (address) => {
      expect(isInternal(address)).toBe(false);
    },
  );

  test('stores gateway keys encrypted, in the mode that they are for', async () => {
    const draft = {
      mode: 'live',
      key_id: 'rzp_test_8dKx2mQ0wZt1Ab',
      key_secret: 'a-very-secret-value',
      webhook_secret: 'hook-secret-value',
      charges: [{ method: 'upi', percentage: 0, fixed: 0 }],
      banks: ['HDFC'],
    };
    const wrong = await call('PUT', '/pg-contracts/payment-gateways/razorpay', draft);
    expect(wrong.body.fields).toEqual({
      key_id: 'This is a test key. Choose test mode, or enter the live key.',
    });
    const saved = await call('PUT', '/pg-contracts/payment-gateways/razorpay', { ...draft, mode: 'test' });
    expect(saved.body.data.gateway).toMatchObject({ is_connected: true, mode: 'test', banks: ['HDFC'] });
    expect(JSON.stringify(saved.body)).not.toContain('secret-value');
    const [row] = await server.db.selectFrom('payment_gateways').selectAll().execute();
    expect(JSON.stringify(row)).not.toContain('secret-value');
    // Another key needs its own secret; the same key keeps it.
    const { key_secret: _one, webhook_secret: _two, ...kept } = { ...draft, mode: 'test' };
    expect((await call('PUT', '/pg-contracts/payment-gateways/razorpay', kept)).status).toBe(200);
    const another = await call('PUT', '/pg-contracts/payment-gateways/razorpay', {
      ...kept,
      mode: 'live',
      key_id: 'rzp_live_8dKx2mQ0wZt1Ab',
    });
    expect(Object.keys(another.body.fields)).toEqual(['key_secret']);
    const theirs = await call('GET', '/pg-contracts/payment-gateways', undefined, other);
    expect(theirs.body.data.gateways[0].is_connected).toBe(false);
    expect((await call('DELETE', '/pg-contracts/payment-gateways/razorpay')).status).toBe(200);
  });
});
