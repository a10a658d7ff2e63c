import { sql, type Kysely } from 'kysely';

/** Finds what couriers delivered at a PIN code, for each order without a courier. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index orders_by_pincode on orders (brand_id, pincode)`.execute(db);
}
