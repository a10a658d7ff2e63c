import { sql, type Kysely } from 'kysely';

/** Home counts what ended this week by state, and what was delivered today, from one index alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index shipments_ended on shipments (brand_id, ended_at, state)
    where ended_at is not null`.execute(db);
  await sql`drop index shipments_delivered_at`.execute(db);
}
