import { sql, type Kysely } from 'kysely';

/** The number of the e-way bill under which an order's goods travel. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column eway_bill text`.execute(db);
}
