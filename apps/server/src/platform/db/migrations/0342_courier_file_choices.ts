import { sql, type Kysely } from 'kysely';

/** What the user decided about a courier's file, and what was noticed while it was loaded. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table courier_files add column choices jsonb not null default '{}'`.execute(db);
  await sql`alter table courier_files add column notes jsonb not null default '{}'`.execute(db);
}
