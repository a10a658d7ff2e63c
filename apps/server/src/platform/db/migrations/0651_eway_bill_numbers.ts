import { sql, type Kysely } from 'kysely';

/** The number that the e-way bill portal gave for goods without an order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table direct_invoices add column eway_bill text not null default ''`.execute(db);
  await sql`alter table stock_transfers add column eway_bill text not null default ''`.execute(db);
}
