import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { copyTemplateDatabase } from '../../../test/dataDirectory.ts';
import { openTestDatabase } from '../../../test/engines.ts';
import { openPglite } from './engine.ts';
import { PgliteClient } from './pglite/client.ts';
import { DirectoryLocked } from './pglite/lock.ts';

let directory: string;
beforeEach(() => {
  directory = join(mkdtempSync(join(tmpdir(), 'khep-engine-')), 'database');
});
afterEach(() => rmSync(join(directory, '..'), { recursive: true, force: true }));

describe('the built-in database', () => {
  test('writes to the disk on every commit, in a directory of its owner only', async () => {
    const open = await openPglite(directory);
    expect(statSync(directory).mode & 0o777).toBe(0o700);
    const settings = await sql<{ name: string; setting: string }>`select name, setting from pg_settings
      where name in ('fsync', 'wal_sync_method', 'TimeZone', 'max_wal_size') order by name`.execute(open.db);
    expect(Object.fromEntries(settings.rows.map(({ name, setting }) => [name, setting]))).toEqual({
      TimeZone: 'UTC',
      fsync: 'on',
      max_wal_size: '64',
      wal_sync_method: 'fsync',
    });
    await open.close();
    const client = await PgliteClient.start({ directory });
    const { rows } = await client.proveFsync();
    expect(rows[0]?.syncs).toBeGreaterThan(0);
    await client.close();
  });

  test("is opened once: a second open fails with the owner's name and the first is unaffected", async () => {
    await copyTemplateDatabase(directory);
    const first = await openPglite(directory);
    await expect(openPglite(directory)).rejects.toThrow(DirectoryLocked);
    await expect(openPglite(directory)).rejects.toThrow(`process ${process.pid}`);
    expect((await sql`select 1 as one`.execute(first.db)).rows).toEqual([{ one: 1 }]);
    await first.close();
    const second = await openPglite(directory);
    await second.close();
  });

  test('keeps its rows and can be vacuumed and checkpointed while open', async () => {
    await copyTemplateDatabase(directory);
    const first = await openPglite(directory);
    await sql`create table kept (n integer)`.execute(first.db);
    await sql`insert into kept select generate_series(1, 1000)`.execute(first.db);
    await sql.raw('vacuum (analyze)').execute(first.db);
    await sql.raw('checkpoint').execute(first.db);
    await first.close();
    const second = await openPglite(directory);
    expect((await sql`select count(*) as n from kept`.execute(second.db)).rows).toEqual([{ n: 1000 }]);
    await second.close();
  });

  test('leaves the main thread free while a query runs', async () => {
    const open = await openTestDatabase();
    let longest = 0;
    let last = performance.now();
    const pulse = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 5);
    const started = performance.now();
    await sql`select count(*) from generate_series(1, 3000000) as a (n) where n % 7 = 3`.execute(open.db);
    const took = performance.now() - started;
    clearInterval(pulse);
    expect(longest).toBeLessThan(took / 2);
    await open.close();
  });

  test('reports errors with the codes of PostgreSQL', async () => {
    const open = await openTestDatabase();
    await sql`create table once (n integer primary key)`.execute(open.db);
    await sql`insert into once values (1)`.execute(open.db);
    await expect(sql`insert into once values (1)`.execute(open.db)).rejects.toMatchObject({
      code: '23505',
      constraint: 'once_pkey',
      table: 'once',
    });
    await open.close();
  });

  test('does not keep the process alive by its timers', () => {
    const script = `import { openPglite } from '${new URL('./engine.ts', import.meta.url).href}'; const open = await openPglite(); await open.close();`;
    const ended = spawnSync(
      process.execPath,
      ['--conditions=@khep/source', '--input-type=module', '-e', script],
      { timeout: 50_000 },
    );
    expect(ended.status).toBe(0);
  });
});
