import { sql, type Kysely } from 'kysely';

/** Finds when the labels of a page of orders were printed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index events_labels_printed on events (brand_id, order_id)
    where kind = 'order.labels_printed'`.execute(db);
}
