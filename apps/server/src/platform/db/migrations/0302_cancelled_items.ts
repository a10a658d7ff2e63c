import { sql, type Kysely } from 'kysely';

/** Units of a partially shipped order that were cancelled one by one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column cancelled_items jsonb`.execute(db);
}
