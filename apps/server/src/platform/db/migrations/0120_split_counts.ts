import { sql, type Kysely } from 'kysely';

/** Orders that the load distribution decided: its shares are of these, daily limits of all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table load_counts add column split_count integer not null default 0`.execute(db);
}
