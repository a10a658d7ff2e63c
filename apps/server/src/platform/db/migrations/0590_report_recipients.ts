import { sql, type Kysely } from 'kysely';

/** Pages by email go to several users; until now each went to who set it up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table emailed_reports add column recipients jsonb not null default '[]'`.execute(db);
  await sql`update emailed_reports set recipients = jsonb_build_array(user_id)`.execute(db);
}
