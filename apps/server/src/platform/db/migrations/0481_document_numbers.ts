import { sql, type Kysely } from 'kysely';

/** Finds invoices and credit notes by the number that someone types, in upper or lower case. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index invoices_by_number on invoices (brand_id, lower(invoice_number))`.execute(db);
  await sql`create index credit_notes_by_number on credit_notes (brand_id, lower(note_number))`.execute(db);
}
