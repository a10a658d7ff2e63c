import { sql, type Kysely } from 'kysely';

/** Finds the return that an exchange order replaces. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index returns_by_exchange_order on returns (brand_id, exchange_order_id)
    where exchange_order_id is not null`.execute(db);
}
