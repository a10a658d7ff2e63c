import { sql, type Kysely } from 'kysely';

/**
 * Several sign-ups may wait for one address, each found by the hash of its own secret. Those that wait without one are
 * forgotten: whoever waits signs up again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from signups`.execute(db);
  await sql`delete from one_time_codes where purpose = 'signup'`.execute(db);
  await sql`alter table signups drop constraint signups_email_key`.execute(db);
  await sql`create index signups_by_email on signups (email)`.execute(db);
}
