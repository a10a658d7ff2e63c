import { sql, type Kysely } from 'kysely';

/** Tax invoices without an order: exports, and transfers to another registration of the company. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table direct_invoices (
      brand_id text not null,
      invoice_number text not null,
      invoice_date text not null,
      kind text not null,
      gstin text not null,
      place text not null,
      is_inter_state boolean not null,
      value_paise bigint not null,
      seller jsonb not null,
      dispatch jsonb not null,
      buyer jsonb not null,
      delivery jsonb not null,
      lines jsonb not null,
      exported jsonb,
      created_at timestamptz not null,
      created_by text not null,
      cancelled_at timestamptz,
      cancelled_by text,
      constraint direct_invoices_pkey primary key (brand_id, invoice_number)
    )`.execute(db);
  await sql`
    create index direct_invoices_by_day on direct_invoices (brand_id, gstin, invoice_date, invoice_number)`.execute(
    db,
  );
  await sql`alter table direct_invoices alter column brand_id set (n_distinct = 20)`.execute(db);
}
