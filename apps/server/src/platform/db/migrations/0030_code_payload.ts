import { sql, type Kysely } from 'kysely';

/** What a code is for beside its subject, such as the address that a contact changes to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table one_time_codes add column payload text`.execute(db);
}
