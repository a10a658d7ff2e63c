import { sql, type Kysely } from 'kysely';

/**
 * When the next call may go, as milliseconds since 1970. An upsert computes it from the row, and adding an interval to a
 * timestamptz depends on the time zone, which Citus refuses there. One subcommand for each statement: see `db/citus.ts`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table courier_limits add column next_allowed_ms bigint`.execute(db);
  await sql`
    update courier_limits
    set next_allowed_ms = (extract(epoch from free_at at time zone 'UTC') * 1000)::bigint`.execute(db);
  await sql`alter table courier_limits alter column next_allowed_ms set not null`.execute(db);
  await sql`alter table courier_limits drop column free_at`.execute(db);
}
