import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export type TableKind = 'distributed' | 'local' | 'plain';

/** Bookkeeping of one coordinator: no transaction of a brand writes to it. */
const plainTables = new Set(['migrations']);

/**
 * Returns where a table belongs on Citus. With `brand_id` it is distributed by it, on the same shards as `brands`. Without,
 * it stays on the coordinator; Citus knows it, so that a transaction over it and a shard commits in two phases.
 */
export function tableKind(table: { name: string; has_brand: boolean }): TableKind {
  if (table.has_brand) return 'distributed';
  return plainTables.has(table.name) ? 'plain' : 'local';
}

interface FoundTable {
  name: string;
  has_brand: boolean;
}

/** Returns whether the database is the coordinator of a Citus cluster. */
export async function hasCitus(db: Pick<Kysely<never>, 'getExecutor'>): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_extension where extname = 'citus'`.execute(db);
  return rows.length > 0;
}

/**
 * Distributes the tables of the current schema that are not distributed yet; existing rows move with them. Does nothing
 * without Citus. Safe to run at every start, by several servers at once.
 */
export async function distributeTables(db: Kysely<never>, lock: number): Promise<void> {
  if (!(await hasCitus(db))) return;
  const moved = await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(lock)})`.execute(tx);
    // A notice for each table that has rows.
    await sql`set local client_min_messages = warning`.execute(tx);
    await sql`set local statement_timeout = 0`.execute(tx);
    const distributed: string[] = [];
    for (const table of await listNewTables(tx)) {
      const kind = tableKind(table);
      if (kind === 'local')
        await sql`select citus_add_local_table_to_metadata(quote_ident(${table.name})::regclass)`.execute(tx);
      if (kind !== 'distributed') continue;
      await (table.name === 'brands'
        ? sql`select create_distributed_table('brands', 'brand_id')`.execute(tx)
        : sql`select create_distributed_table(quote_ident(${table.name})::regclass, 'brand_id', colocate_with => 'brands')`.execute(
            tx,
          ));
      distributed.push(table.name);
    }
    return distributed;
  });
  // The coordinator still has the rows that were copied to the shards.
  if (moved.includes('brands'))
    await sql`select truncate_local_data_after_distributing_table('brands')`.execute(db);
  for (const name of moved.filter((one) => one !== 'brands'))
    await sql`select truncate_local_data_after_distributing_table(quote_ident(${name})::regclass)`.execute(
      db,
    );
  await setShardStatistics(db);
}

/** Lists the tables that Citus does not know yet, `brands` first and referenced tables before those that refer to them. */
async function listNewTables(db: Kysely<never>): Promise<FoundTable[]> {
  const { rows } = await sql<FoundTable>`
    with recursive refs as (
      select distinct conrelid as child, confrelid as parent from pg_constraint
      where contype = 'f' and connamespace = current_schema()::regnamespace and conrelid <> confrelid
    ), depths (oid, depth) as (
      select oid, 0 from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace
      union
      select refs.child, depths.depth + 1 from depths join refs on refs.parent = depths.oid
    )
    select c.relname::text as name, exists (
      select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'brand_id' and not a.attisdropped
    ) as has_brand
    from depths join pg_class c on c.oid = depths.oid
    where not exists (select 1 from pg_dist_partition p where p.logicalrelid = c.oid)
    group by c.oid, c.relname
    order by c.relname <> 'brands', max(depths.depth), c.relname`.execute(db);
  return rows;
}

/**
 * Sets `n_distinct` (see migration 0091) on shards without it. Citus refuses it for a distributed table and loses it when
 * a shard is created or moved, so every start repeats this. A worker that is down gets it with a later start.
 */
async function setShardStatistics(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_schema()::text as name`.execute(db);
  const schema = rows[0]?.name ?? 'public';
  const command = `do $do$
    declare shard regclass;
    begin
      perform set_config('citus.override_table_visibility', 'off', true);
      for shard in
        select c.oid from pg_class c join pg_attribute a on a.attrelid = c.oid
        where c.relkind = 'r' and c.relnamespace = to_regnamespace('${schema}') and a.attname = 'brand_id'
          and not coalesce(a.attoptions @> array['n_distinct=20'], false)
          and not exists (select 1 from pg_dist_partition p where p.logicalrelid = c.oid)
      loop
        execute format('alter table %s alter column brand_id set (n_distinct = 20)', shard);
      end loop;
    end $do$`;
  await sql`select run_command_on_all_nodes(${command}, give_warning_for_connection_errors => true)`.execute(
    db,
  );
}
