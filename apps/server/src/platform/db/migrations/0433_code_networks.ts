import { sql, type Kysely } from 'kysely';

/** The network that asked for a code, and the tries from others: strangers use up those only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table one_time_codes add column network text`.execute(db);
  await sql`alter table one_time_codes add column stranger_attempts integer not null default 0`.execute(db);
}
