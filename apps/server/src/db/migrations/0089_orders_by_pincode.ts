import { sql, type Kysely } from 'kysely';

/** What couriers did at a pincode is asked for each order that waits for one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index orders_by_pincode on orders (brand_id, pincode)`.execute(db);
}
