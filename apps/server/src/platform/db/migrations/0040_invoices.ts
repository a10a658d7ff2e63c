import { sql, type Kysely } from 'kysely';

/** Tax invoices that were issued: one for an order, with a number that is never used again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table invoices (
      brand_id text not null,
      order_id text not null,
      invoice_number text not null,
      financial_year text not null,
      invoice_date text not null,
      created_at timestamptz not null,
      constraint invoices_pkey primary key (brand_id, order_id),
      constraint invoices_number_key unique (brand_id, financial_year, invoice_number),
      constraint invoices_order_fkey foreign key (brand_id, order_id) references orders (brand_id, order_id)
    )`.execute(db);
}
