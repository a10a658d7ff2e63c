import { sql, type Kysely } from 'kysely';

/** Freight, duty and other costs of a purchase order, which its units share. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table purchase_orders add column costs jsonb not null default '[]'`.execute(db);
}
