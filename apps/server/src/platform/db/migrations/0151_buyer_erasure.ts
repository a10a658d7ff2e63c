import { sql, type Kysely } from 'kysely';

/**
 * Erased buyers: when an order lost its buyer's data, what the law wants kept of them for invoices, and requests that wait
 * for open orders.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column erased_at timestamptz`.execute(db);
  await sql`create index orders_to_erase on orders (updated_at) where erased_at is null`.execute(db);
  await sql`
    create table invoice_recipients (
      brand_id text not null,
      order_id text not null,
      recipient jsonb not null,
      keep_until timestamptz not null,
      constraint invoice_recipients_pkey primary key (brand_id, order_id)
    )`.execute(db);
  await sql`
    create table erasure_requests (
      brand_id text not null,
      contact text not null,
      requested_by text not null,
      requested_at timestamptz not null,
      constraint erasure_requests_pkey primary key (brand_id, contact)
    )`.execute(db);
  for (const name of ['invoice_recipients', 'erasure_requests'])
    await sql`alter table ${sql.table(name)} alter column brand_id set (n_distinct = 20)`.execute(db);
}
