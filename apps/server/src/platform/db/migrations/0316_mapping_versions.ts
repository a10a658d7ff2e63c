import { sql, type Kysely } from 'kysely';

/** Two people edit the mapping of a source: the second hears of what the first saved. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table column_mappings add column version integer not null default 1`.execute(db);
}
