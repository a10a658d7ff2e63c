import { sql, type Kysely } from 'kysely';

/** Invoices that are registered with the portal, and the brand's users of the portal. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table einvoices (
      brand_id text not null,
      order_id text not null,
      invoice_number text not null,
      irn text not null,
      ack_no text not null,
      ack_at timestamptz not null,
      signed_qr text not null,
      is_simulated boolean not null,
      registered_by text not null,
      cancelled_at timestamptz,
      cancel_reason text,
      cancelled_by text,
      constraint einvoices_pkey primary key (brand_id, order_id, invoice_number)
    )`.execute(db);
  await sql`alter table einvoices alter column brand_id set (n_distinct = 20)`.execute(db);
  await sql`
    create table einvoice_accounts (
      brand_id text not null,
      gstin text not null,
      username text not null,
      password text not null,
      updated_at timestamptz not null,
      updated_by text not null,
      constraint einvoice_accounts_pkey primary key (brand_id, gstin)
    )`.execute(db);
  await sql`alter table einvoice_accounts alter column brand_id set (n_distinct = 20)`.execute(db);
}
