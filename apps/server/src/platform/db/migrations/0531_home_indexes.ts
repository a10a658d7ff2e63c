import { sql, type Kysely } from 'kysely';

/** Home counts what was delivered and what failed on a day, up to a time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index shipments_delivered_at on shipments (brand_id, ended_at)
    where state = 'DELIVERED'`.execute(db);
  await sql`create index ndr_cases_failed_at on ndr_cases (brand_id, ndr_at)`.execute(db);
}
