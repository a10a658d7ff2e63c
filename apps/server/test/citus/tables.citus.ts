import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { distributeTables, tableKind } from '../../src/platform/db/citus.ts';
import type { TableKind } from '../../src/platform/db/citus.ts';
import { openPostgres } from '../../src/platform/db/engine.ts';
import type { OpenDatabase } from '../../src/platform/db/engine.ts';
import { listMigrations, migrate } from '../../src/platform/db/migrate.ts';
import { openTestDatabase } from '../engines.ts';

interface Row {
  name: string;
  has_brand: boolean;
  method: string | null;
  replication: string | null;
  colocation: number | null;
}

const listTables = async (open: OpenDatabase) => {
  const { rows } = await sql<Row>`
    select t.relname::text as name, p.partmethod::text as method, p.repmodel::text as replication, p.colocationid as colocation,
      exists (
        select 1 from pg_attribute a where a.attrelid = t.oid and a.attname = 'brand_id' and not a.attisdropped
      ) as has_brand
    from pg_class t left join pg_dist_partition p on p.logicalrelid = t.oid
    where t.relkind = 'r' and t.relnamespace = current_schema()::regnamespace
    order by 1`.execute(open.db);
  return rows;
};

/** As Citus has it: `h` is distributed by hash, `n` has no distribution column. A reference table would replicate in 2PC (`t`). */
const kindOf = ({ method, replication }: Row): TableKind | 'reference' => {
  if (method === 'h') return 'distributed';
  if (method === null) return 'plain';
  return replication === 't' ? 'reference' : 'local';
};

describe('the tables on a cluster', () => {
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await openTestDatabase('postgres');
  });
  afterAll(() => open.close());

  test('each has the kind that the rule says', async () => {
    const rows = await listTables(open);
    expect(rows.length).toBeGreaterThan(40);
    expect(rows.filter((row) => kindOf(row) !== tableKind(row))).toEqual([]);
    expect(rows.filter((row) => kindOf(row) === 'distributed').length).toBeGreaterThanOrEqual(35);
  });

  test('every distributed table is on the shards of its brand', async () => {
    const rows = (await listTables(open)).filter(({ method }) => method === 'h');
    expect(new Set(rows.map(({ colocation }) => colocation)).size).toBe(1);
  });

  test('every shard knows that a brand has many rows, also after it was moved', async () => {
    const unset = async () => {
      const { rows } = await sql<{ result: string }>`
        select distinct done.result from pg_dist_partition p
        cross join lateral run_command_on_shards(p.logicalrelid, $cmd$
          select coalesce(array_to_string(attoptions, ','), '') from pg_attribute
          where attrelid = '%s'::regclass and attname = 'brand_id' $cmd$) as done
        join pg_class t on t.oid = p.logicalrelid
        where p.partmethod = 'h' and t.relnamespace = current_schema()::regnamespace`.execute(open.db);
      return rows.filter(({ result }) => !result.includes('n_distinct=20'));
    };
    expect(await unset()).toEqual([]);
    await sql`select run_command_on_shards('orders', 'alter table %s alter column brand_id reset (n_distinct)')`.execute(
      open.db,
    );
    expect((await unset()).length).toBeGreaterThan(0);
    await distributeTables(open.db as never, 1);
    expect(await unset()).toEqual([]);
  });

  test('running it again changes nothing', async () => {
    const before = await listTables(open);
    await distributeTables(open.db as never, 1);
    expect(await listTables(open)).toEqual(before);
  });
});

describe('a database with rows', () => {
  const url = process.env['TEST_DATABASE_URL'] ?? '';
  const schema = `upgraded_${Date.now()}`;
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await openPostgres(url);
    await sql`create schema ${sql.id(schema)}`.execute(open.db);
    await open.close();
    open = await openPostgres(url, schema);
  });
  afterAll(async () => {
    await sql`drop schema ${sql.id(schema)} cascade`.execute(open.db);
    await open.close();
  });

  test('takes later migrations after its tables were distributed, and keeps its rows', async () => {
    const names = listMigrations();
    const earlier = names.filter((name) => name < '0100');
    await migrate(open.db, earlier);
    await sql`insert into courier_limits (brand_id, partner, call, free_at)
      select 'brd_' || n, 'delhivery', 'every', timestamptz '2026-11-21 05:30:00.250+05:30' from generate_series(1, 20) n`.execute(
      open.db,
    );
    expect(await migrate(open.db, names)).toEqual(names.filter((name) => name >= '0100'));
    const { rows } =
      await sql`select next_allowed_ms, count(*) as many from courier_limits group by 1`.execute(open.db);
    expect(rows).toEqual([{ next_allowed_ms: Date.parse('2026-11-21T00:00:00.250Z'), many: 20 }]);
    const local = await sql`select count(*) as many from only courier_limits`.execute(open.db);
    expect(local.rows).toEqual([{ many: 20 }]);
  });

  test('has its rows on shards, and none left on the coordinator', async () => {
    const { rows } = await sql<{ size: number }>`select pg_relation_size('courier_limits') as size`.execute(
      open.db,
    );
    expect(rows).toEqual([{ size: 0 }]);
  });
});
