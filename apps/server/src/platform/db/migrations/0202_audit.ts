import { sql, type Kysely } from 'kysely';

/** Finds what users changed, newest first: a small part of the events, most of which are scans. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index events_by_users on events (brand_id, at, event_id)
    where (actor ->> 'kind') = 'user'`.execute(db);
}
