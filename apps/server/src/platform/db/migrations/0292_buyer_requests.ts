import { sql, type Kysely } from 'kysely';

/** Stores a buyer's request from the tracking page until a person handles it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column buyer_request jsonb`.execute(db);
  await sql`create index orders_with_request on orders (brand_id, order_id) where buyer_request is not null`.execute(
    db,
  );
}
