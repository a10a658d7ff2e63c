import { sql, type Kysely } from 'kysely';

/**
 * What an invoice said is kept with it: the kind of its tax and its lines. Those that were issued before are worked out
 * as they were. An order can have a second invoice, where the first one was taken back whole and the goods went all the
 * same; a credit note says which of them it is against.
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
