import { sql, type Kysely } from 'kysely';

/** The reason that a person gave to the latest attempt of a case, in place of the courier's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ndr_cases add column corrected_reason text`.execute(db);
  await sql`alter table ndr_cases add column corrected_attempt integer not null default 0`.execute(db);
}
