import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, openTestDatabase } from '../../../test/engines.ts';
import type { OpenDatabase } from './engine.ts';
import { retryDeadlocks } from './retryingDb.ts';

describe('work that is retried', () => {
  it('runs again after a deadlock, and not after another error', async () => {
    let runs = 0;
    const deadlocked = () => {
      runs += 1;
      return runs < 3
        ? Promise.reject(Object.assign(new Error('deadlock'), { code: '40P01' }))
        : Promise.resolve(runs);
    };
    expect(await retryDeadlocks(deadlocked)).toBe(3);
    let other = 0;
    const failing = () => {
      other += 1;
      return Promise.reject(Object.assign(new Error('unique'), { code: '23505' }));
    };
    await expect(retryDeadlocks(failing)).rejects.toThrow('unique');
    expect(other).toBe(1);
  });
});

describe.runIf(engines.includes('postgres'))('PostgreSQL', () => {
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await openTestDatabase('postgres');
    await sql`create table counters (id integer primary key, n integer not null)`.execute(open.db);
    await sql`insert into counters values (1, 0), (2, 0)`.execute(open.db);
  });
  afterAll(() => open.close());

  it('breaks deadlocks of transactions that lock in opposite orders, and none of them fails', async () => {
    const add = (first: number, second: number) =>
      open.db.transaction().execute(async (tx) => {
        await sql`update counters set n = n + 1 where id = ${first}`.execute(tx);
        await sql`select pg_sleep(0.01)`.execute(tx);
        await sql`update counters set n = n + 1 where id = ${second}`.execute(tx);
      });
    await Promise.all(Array.from({ length: 4 }, (_, i) => (i % 2 === 0 ? add(1, 2) : add(2, 1))));
    const { rows } = await sql<{ n: number }>`select n from counters order by id`.execute(open.db);
    expect(rows).toEqual([{ n: 4 }, { n: 4 }]);
  });

  it('may end a connection in the middle of a transaction: the call fails, the process and the next call do not', async () => {
    const broken = open.db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      await sql`select pg_terminate_backend(${rows[0]!.pid})`.execute(open.db);
      await new Promise((resolve) => setTimeout(resolve, 50));
      await sql`select 1`.execute(tx);
    });
    await expect(broken).rejects.toThrow();
    expect((await sql<{ one: number }>`select 1 as one`.execute(open.db)).rows).toEqual([{ one: 1 }]);
  });
});
