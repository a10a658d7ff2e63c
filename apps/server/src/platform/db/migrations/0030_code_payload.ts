import { sql, type Kysely } from 'kysely';

/** Adds the payload of a code beside its subject, such as the new address of a contact change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table one_time_codes add column payload text`.execute(db);
}
