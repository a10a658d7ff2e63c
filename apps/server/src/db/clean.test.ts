import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../test/engines.ts';
import { startTestServer } from '../../test/server.ts';
import type { TestServer } from '../../test/server.ts';
import { clean } from './clean.ts';

describe.each(engines)('cleaning on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server.stop());

  test('deletes what has run out and nothing else', async () => {
    const brand = await server.newBrand('Tidy');
    const left = async () => {
      const [sessions, codes, keys, users] = await Promise.all([
        server.db.selectFrom('sessions').select('token_hash').execute(),
        server.db.selectFrom('one_time_codes').select('code_id').execute(),
        server.db.selectFrom('idempotency_keys').select('idempotency_key').execute(),
        server.db.selectFrom('users').select('user_id').execute(),
      ]);
      return [sessions.length, codes.length, keys.length, users.length];
    };
    const box = { package_id: 'S-1', name: 'Small', length: 20, width: 15, height: 10 };
    const headers = { 'idempotency-key': 'one-small-box' };
    await server.call('POST', '/settings/sku/box', { token: brand.token, body: box, headers });
    expect(await left()).toEqual([1, 1, 1, 1]);
    await clean(server.db, server.services);
    expect(await left()).toEqual([1, 1, 1, 1]);
    server.clock.pass(8 * 24 * 60 * 60_000);
    await clean(server.db, server.services);
    expect(await left()).toEqual([0, 0, 0, 1]);
  });
});
