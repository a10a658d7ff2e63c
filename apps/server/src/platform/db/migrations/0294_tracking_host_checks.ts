import { sql, type Kysely } from 'kysely';

/** When a brand's own tracking host is checked again, and since when a verified one fails. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tracking_hosts add column failed_at timestamptz`.execute(db);
  await sql`alter table tracking_hosts add column check_after timestamptz not null default now()`.execute(db);
}
