import { sql, type Kysely } from 'kysely';

/** The day in India on which the sums of a brand were last compared with its orders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table analytics_state add column compared_on text not null default ''`.execute(db);
}
