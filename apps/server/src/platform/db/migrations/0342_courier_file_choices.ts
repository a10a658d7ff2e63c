import { sql, type Kysely } from 'kysely';

/** Adds the user's decisions about a courier's file, and the notes of its loading. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table courier_files add column choices jsonb not null default '{}'`.execute(db);
  await sql`alter table courier_files add column notes jsonb not null default '{}'`.execute(db);
}
