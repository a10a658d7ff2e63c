import { sql, type Kysely } from 'kysely';

/** The bills of suppliers for a purchase order, the oldest first, each with the debit note that claims what is too much of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table purchase_orders add column bills jsonb not null default '[]'`.execute(db);
}
