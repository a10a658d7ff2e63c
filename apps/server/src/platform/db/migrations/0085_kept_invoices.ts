import { sql, type Kysely } from 'kysely';

/**
 * Stores the kind of tax and the lines of an invoice with it. Those that were issued before are calculated as they
 * were. An order can have a second invoice, if the first one was cancelled in full and the goods were shipped all the
 * same; a credit note names the one that it is against.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table invoices
      add column issue integer not null default 1,
      add column kind text,
      add column lines jsonb`.execute(db);
  await sql`
    alter table credit_notes
      drop constraint credit_notes_invoice_fkey,
      add column issue integer not null default 1`.execute(db);
  await sql`
    alter table invoices
      drop constraint invoices_pkey,
      add constraint invoices_pkey primary key (brand_id, order_id, issue)`.execute(db);
  await sql`
    alter table credit_notes
      add constraint credit_notes_invoice_fkey foreign key (brand_id, order_id, issue)
        references invoices (brand_id, order_id, issue)`.execute(db);
}
