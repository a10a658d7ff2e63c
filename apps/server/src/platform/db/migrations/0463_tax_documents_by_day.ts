import { sql, type Kysely } from 'kysely';

/** The books read the documents of a month day by day: a brand's other years are not scanned for them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index invoices_by_day on invoices (brand_id, invoice_date, invoice_number)`.execute(db);
  await sql`create index credit_notes_by_day on credit_notes (brand_id, note_date, note_number)`.execute(db);
}
