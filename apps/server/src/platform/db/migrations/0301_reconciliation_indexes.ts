import { sql, type Kysely } from 'kysely';

/**
 * An invoice of a million lines enters two indexes instead of four. The ids of a file's lines are a range of
 * the primary key, so that only the lines to look at need an index by file: a matched line is in none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index invoice_lines_by_file`.execute(db);
  await sql`create index invoice_lines_unmatched on invoice_lines (brand_id, file_id, status) where status <> 'matched'`.execute(
    db,
  );
  // Lines without a difference, most of all, are listed by the primary key.
  await sql`drop index invoice_lines_by_difference`.execute(db);
  await sql`create index invoice_lines_by_difference on invoice_lines (brand_id, (-difference_paise), id) where is_active and difference_paise <> 0`.execute(
    db,
  );
  // Never searched, and parsed only where a line is shown.
  await sql`alter table invoice_lines alter column billed type text using billed::text`.execute(db);
  await sql`alter table invoice_lines alter column updated_at drop not null`.execute(db);
}
