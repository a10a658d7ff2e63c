import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../../test/engines.ts';
import { tableKind } from './citus.ts';
import type { TableKind } from './citus.ts';
import type { OpenDatabase } from './engine.ts';
import { migrate } from './migrate.ts';

interface Key {
  name: string;
  table: string;
  columns: string[];
}

describe.each(engines)('the tables on %s', (engine) => {
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await openTestDatabase(engine);
  });
  afterAll(() => open.close());

  test('every primary, unique and foreign key of a table with a brand leads with brand_id', async () => {
    const { rows } = await sql<Key>`
      select c.conname as name, t.relname as "table",
        array(select a.attname::text from unnest(c.conkey) with ordinality as k (num, at)
          join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.num order by k.at) as columns
      from pg_constraint c
      join pg_class t on t.oid = c.conrelid
      where t.relnamespace = current_schema()::regnamespace and c.contype in ('p', 'u', 'f')
        and exists (select 1 from pg_attribute a where a.attrelid = t.oid and a.attname = 'brand_id' and not a.attisdropped)`.execute(
      open.db,
    );
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter((key) => key.columns[0] !== 'brand_id')).toEqual([]);
  });

  test('every foreign key that points at a table with a brand matches brand to brand', async () => {
    const { rows } = await sql<Key>`
      select c.conname as name, t.relname as "table",
        array(select a.attname::text from unnest(c.confkey) with ordinality as k (num, at)
          join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.num order by k.at) as columns
      from pg_constraint c
      join pg_class t on t.oid = c.conrelid
      where t.relnamespace = current_schema()::regnamespace and c.contype = 'f'
        and exists (select 1 from pg_attribute a where a.attrelid = c.confrelid and a.attname = 'brand_id' and not a.attisdropped)`.execute(
      open.db,
    );
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.filter((key) => key.columns[0] !== 'brand_id')).toEqual([]);
  });

  test('every unique index of a table with a brand leads with brand_id', async () => {
    const { rows } = await sql<{ name: string; first: string | null }>`
      select i.relname as name, a.attname::text as first
      from pg_index x
      join pg_class i on i.oid = x.indexrelid
      join pg_class t on t.oid = x.indrelid
      left join pg_attribute a on a.attrelid = t.oid and a.attnum = x.indkey[0]
      where t.relnamespace = current_schema()::regnamespace and x.indisunique
        and exists (select 1 from pg_attribute b where b.attrelid = t.oid and b.attname = 'brand_id' and not b.attisdropped)`.execute(
      open.db,
    );
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter((index) => index.first !== 'brand_id')).toEqual([]);
  });

  test('every table with many rows per brand has planner statistics', async () => {
    const { rows } = await sql<{ name: string; options: string[] | null }>`
      select t.relname as name, a.attoptions as options
      from pg_class t join pg_attribute a on a.attrelid = t.oid
      where t.relkind = 'r' and t.relnamespace = current_schema()::regnamespace and a.attname = 'brand_id'`.execute(
      open.db,
    );
    expect(rows.length).toBeGreaterThan(20);
    const untold = rows.filter(({ options }) => !options?.includes('n_distinct=20'));
    // A new table needs it in its own migration: see 0091.
    expect(untold).toEqual([]);
  });

  test('a row is found by its whole key in a table that was counted while it had one', async () => {
    await open.db
      .transaction()
      .execute(async (tx) => {
        const fill = (from: number, till: number) =>
          sql`insert into booking_attempts (brand_id, reference, courier_id, order_id, shipment_id, state, checks, asked_at, updated_at)
            select 'brd_one', 'ref' || n, 1, 'ord' || n, 'shp' || n, 'kept', 0, now(), now()
            from generate_series(${sql.lit(from)}::int, ${sql.lit(till)}::int) n`.execute(tx);
        await fill(1, 1);
        await sql`analyze booking_attempts`.execute(tx);
        await fill(2, 3000);
        const { rows } = await sql<Record<string, string>>`
          explain update booking_attempts set state = 'stray' where brand_id = 'brd_one' and reference = 'ref777'`.execute(
          tx,
        );
        expect(rows.map((row) => Object.values(row)[0]).join('\n')).toContain('booking_attempts_pkey');
        throw new Error('undone');
      })
      .catch((error: Error) => expect(error.message).toBe('undone'));
  });

  test('every table has a brand, or is known to stay on the coordinator', async () => {
    const { rows } = await sql<{ name: string; has_brand: boolean }>`
      select t.relname::text as name, exists (
        select 1 from pg_attribute a where a.attrelid = t.oid and a.attname = 'brand_id' and not a.attisdropped
      ) as has_brand
      from pg_class t where t.relkind = 'r' and t.relnamespace = current_schema()::regnamespace
      order by 1`.execute(open.db);
    const kinds = Map.groupBy(rows, tableKind);
    const names = (kind: TableKind) => kinds.get(kind)?.map(({ name }) => name);
    expect(names('plain')).toEqual(['migrations']);
    // Every login passes through these on one machine: a new one has to be worth that.
    expect(names('local')).toEqual([
      'attempts',
      'brand_slugs',
      'early_access',
      'leases',
      'logins',
      'one_time_codes',
      'operator_actions',
      'signups',
      'simulated_payments',
      'simulator_parcels',
      'simulator_shop_orders',
      'simulator_shops',
    ]);
    expect(names('distributed')?.length).toBeGreaterThanOrEqual(35);
  });

  test('there are no triggers', async () => {
    const { rows } = await sql`select tgname from pg_trigger g join pg_class t on t.oid = g.tgrelid
      where not g.tgisinternal and t.relnamespace = current_schema()::regnamespace`.execute(open.db);
    expect(rows).toEqual([]);
  });

  test('running the migrations again changes nothing', async () => {
    expect(await migrate(open.db)).toEqual([]);
  });

  test('eight-byte integers, numerics and dates are read the same way', async () => {
    const { rows } =
      await sql`select 9007199254740991::bigint as big, 1.50::numeric as price, date '2026-11-21' as day, count(*) as many, '{"a":[1]}'::jsonb as doc, timestamptz '2026-11-21 05:30+05:30' as at from brands`.execute(
        open.db,
      );
    expect(rows[0]).toEqual({
      big: 9007199254740991,
      price: 1.5,
      day: '2026-11-21',
      many: 0,
      doc: { a: [1] },
      at: new Date('2026-11-21T00:00:00Z'),
    });
    await expect(sql`select 9007199254740993::bigint as big`.execute(open.db)).rejects.toThrow(/too large/);
  });

  test('a transaction that throws leaves nothing, and the next query is not inside it', async () => {
    await expect(
      open.db.transaction().execute(async (tx) => {
        await tx
          .insertInto('attempts')
          .values({ key: 'lost', count: 1, window_ends_at: new Date() })
          .execute();
        throw new Error('stop');
      }),
    ).rejects.toThrow('stop');
    expect(await open.db.selectFrom('attempts').selectAll().where('key', '=', 'lost').execute()).toEqual([]);
  });

  test('queries beside a transaction wait for it and do not become part of it', async () => {
    const outside: Promise<unknown>[] = [];
    await open.db
      .transaction()
      .execute(async (tx) => {
        await tx
          .insertInto('attempts')
          .values({ key: 'held', count: 1, window_ends_at: new Date() })
          .execute();
        outside.push(
          open.db
            .insertInto('attempts')
            .values({ key: 'beside', count: 1, window_ends_at: new Date() })
            .execute(),
        );
        await new Promise((resolve) => setTimeout(resolve, 20));
        throw new Error('stop');
      })
      .catch(() => undefined);
    await Promise.all(outside);
    const rows = await open.db
      .selectFrom('attempts')
      .select('key')
      .where('key', 'in', ['held', 'beside'])
      .execute();
    expect(rows).toEqual([{ key: 'beside' }]);
  });
});
