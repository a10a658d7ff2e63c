import { sql, type Kysely } from 'kysely';

/** Each change of an order reads the failed deliveries of its shipments: without an index, all of the brand. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index ndr_cases_by_order on ndr_cases (brand_id, order_id)`.execute(db);
}
