import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { distributeTables } from './citus.ts';
import type { Db } from './schema.ts';

/** Export of a file of `migrations/`. It runs in a transaction of its own and is never changed once released. */
interface Migration {
  up(db: Kysely<unknown>): Promise<void>;
}

const directory = new URL('./migrations/', import.meta.url);
// Any constant will do, so long as every server takes the same one.
export const migrationLock = 4_600_001;

/** Lists the files of the migrations, in their order. */
export function listMigrations(): string[] {
  return readdirSync(directory)
    .filter((name) => /^\d{4}_[a-z_]+\.ts$/.test(name))
    .sort();
}

/** Loads a migration by its file name. */
export async function loadMigration(name: string): Promise<Migration> {
  return (await import(new URL(name, directory).href)) as Migration;
}

/**
 * Brings the tables up to date and distributes them where Citus is; returns the names of the migrations that it ran.
 * Several servers may start at once.
 * @param names all of them, except in tests
 */
export async function migrate(db: Db, names: readonly string[] = listMigrations()): Promise<string[]> {
  await sql`create table if not exists migrations (name text primary key, run_at timestamptz not null default now())`
    .execute(db)
    .catch(async (error) => {
      // Two servers that start together may both find no table, and one of them lose.
      const made = await sql`select 1 from migrations limit 1`.execute(db).then(
        () => true,
        () => false,
      );
      if (!made) throw error;
    });
  const ran: string[] = [];
  for (const name of names) {
    const migration = await loadMigration(name);
    const done = await db.transaction().execute(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx);
      await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(tx);
      const already = await sql`select 1 from migrations where name = ${name}`.execute(tx);
      if (already.rows.length > 0) return false;
      await migration.up(tx as unknown as Kysely<unknown>);
      await sql`insert into migrations (name) values (${name})`.execute(tx);
      return true;
    });
    if (done) ran.push(name);
  }
  await distributeTables(db as unknown as Kysely<never>, migrationLock);
  return ran;
}
