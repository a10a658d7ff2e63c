import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../test/engines.ts';
import { startTestServer } from '../../test/server.ts';
import type { TestServer } from '../../test/server.ts';
import { insertRows } from '../platform/jobs/rows.ts';
import type { JobFile } from '../platform/jobs/tables.ts';
import { deleteExpired } from './deleteExpired.ts';
import { json } from '../platform/db/schema.ts';

describe.each(oneEngine)('cleaning on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
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
    await deleteExpired(server.db, server.services);
    expect(await left()).toEqual([1, 1, 1, 1]);
    server.clock.pass(8 * 24 * 60 * 60_000);
    await deleteExpired(server.db, server.services);
    expect(await left()).toEqual([0, 0, 0, 1]);
  });

  test('forgets a job a month after its end, with its rows and its file, and never one that is open', async () => {
    const brand = await server.newBrand('Forgetting');
    const { privateFiles, clock } = server.services;
    const path = await privateFiles.save(new TextEncoder().encode('a,b'), 'csv');
    const job = (job_id: string, ended_at: Date | null) => ({
      brand_id: brand.brand_id,
      job_id,
      kind: 'orders.import',
      title: 'Import',
      input: json<unknown>({}),
      state: ended_at ? ('done' as const) : ('running' as const),
      total: 1,
      user_id: brand.user_id,
      user_name: 'Asha',
      run_id: null,
      result: ended_at ? json<JobFile>({ path, type: 'text/csv', name: 'a.csv' }) : null,
      created_at: clock.now(),
      ended_at,
    });
    await server.db
      .insertInto('jobs')
      .values([job('job_old', clock.now()), job('job_open', null)])
      .execute();
    await server.db
      .transaction()
      .execute((tx) =>
        insertRows(tx, { brand_id: brand.brand_id, job_id: 'job_old' }, [{ key: '1' }], clock.now()),
      );
    server.clock.pass(29 * 24 * 60 * 60_000);
    await deleteExpired(server.db, server.services);
    expect(await privateFiles.read(path)).toBeDefined();
    server.clock.pass(2 * 24 * 60 * 60_000);
    await deleteExpired(server.db, server.services);
    expect(await privateFiles.read(path)).toBeUndefined();
    const left = await server.db.selectFrom('jobs').select('job_id').execute();
    expect(left).toEqual([{ job_id: 'job_open' }]);
    expect(await server.db.selectFrom('job_rows').select('row_key').execute()).toEqual([]);
  });
});
