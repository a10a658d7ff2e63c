import { sql, type Kysely } from 'kysely';

/** Rejected rows of imports that belong to a courier: its PIN codes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table import_drafts add column courier_id integer`.execute(db);
}
