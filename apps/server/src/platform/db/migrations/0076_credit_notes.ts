import { sql, type Kysely } from 'kysely';

/**
 * Credit notes: what they take back of an invoice is kept with them, so that one that was issued never changes, and the
 * next knows what is left.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table credit_notes (
      brand_id text not null,
      credit_note_id text not null,
      order_id text not null,
      note_number text not null,
      financial_year text not null,
      note_date text not null,
      cause text not null,
      lines jsonb not null,
      total_paise bigint not null,
      round_off_paise bigint not null,
      created_at timestamptz not null,
      constraint credit_notes_pkey primary key (brand_id, credit_note_id),
      constraint credit_notes_number_key unique (brand_id, financial_year, note_number),
      constraint credit_notes_invoice_fkey foreign key (brand_id, order_id) references invoices (brand_id, order_id)
    )`.execute(db);
  await sql`create index credit_notes_by_order on credit_notes (brand_id, order_id, created_at)`.execute(db);
}
