import { sql, type Kysely } from 'kysely';

/** The version of each record that is edited whole, and who changed it last. One subcommand per statement: see `db/citus.ts`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['skus', 'boxes', 'warehouses', 'preferences', 'load_splits', 'orders'])
    await sql`alter table ${sql.table(name)} add column version integer not null default 1`.execute(db);
  for (const name of ['skus', 'boxes', 'warehouses', 'preferences', 'load_splits'])
    await sql`alter table ${sql.table(name)} add column updated_by text not null default ''`.execute(db);
}
