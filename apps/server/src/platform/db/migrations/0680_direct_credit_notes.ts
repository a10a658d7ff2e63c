import { sql, type Kysely } from 'kysely';

/** Credit notes of tax invoices without an order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table direct_credit_notes (
      brand_id text not null,
      note_number text not null,
      note_date text not null,
      invoice_number text not null,
      gstin text not null,
      units jsonb not null,
      lines jsonb not null,
      value_paise bigint not null,
      created_at timestamptz not null,
      created_by text not null,
      constraint direct_credit_notes_pkey primary key (brand_id, note_number)
    )`.execute(db);
  await sql`
    create index direct_credit_notes_by_day on direct_credit_notes (brand_id, gstin, note_date, note_number)`.execute(
    db,
  );
  await sql`
    create index direct_credit_notes_by_invoice on direct_credit_notes (brand_id, invoice_number)`.execute(
    db,
  );
  await sql`alter table direct_credit_notes alter column brand_id set (n_distinct = 20)`.execute(db);
}
