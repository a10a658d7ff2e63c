import { sql, type Kysely } from 'kysely';

/** When a rebuild of analytics began, so that two processes don't begin one after the other's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table analytics_state add column building_since timestamptz`.execute(db);
}
