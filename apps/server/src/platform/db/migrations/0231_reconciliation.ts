import { sql, type Kysely } from 'kysely';

/**
 * Files of couriers (invoices and COD remittances), their lines with what they turned out to be, and rows that could not be
 * read. A file is deactivated, never deleted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table courier_files (
      brand_id text not null,
      id text not null,
      kind text not null,
      courier_id integer not null,
      number text not null,
      day text not null,
      file_name text not null,
      file_hash text not null,
      path text not null,
      mapping jsonb not null,
      state text not null,
      lines integer not null default 0,
      rejected integer not null default 0,
      billed_paise bigint not null default 0,
      stated_paise bigint,
      utr text not null default '',
      bank_paise bigint,
      warning text not null default '',
      job_id text,
      is_active boolean not null default true,
      uploaded_by text not null,
      created_at timestamptz not null,
      deactivated_at timestamptz,
      deactivated_by text not null default '',
      constraint courier_files_pkey primary key (brand_id, id)
    )`.execute(db);
  // The same file twice would make every line a duplicate. A deactivated one may be uploaded again.
  await sql`create unique index courier_files_hash on courier_files (brand_id, kind, courier_id, file_hash) where is_active`.execute(
    db,
  );
  await sql`create unique index courier_files_utr on courier_files (brand_id, courier_id, utr)
    where is_active and utr <> ''`.execute(db);
  await sql`create index courier_files_newest on courier_files (brand_id, created_at desc, id desc)`.execute(
    db,
  );
  await sql`
    create table invoice_lines (
      brand_id text not null,
      id text not null,
      file_id text not null,
      line_no integer not null,
      courier_id integer not null,
      awb text not null,
      order_ref text not null,
      shipment_id text,
      order_id text,
      order_number text not null default '',
      picked_up_on text not null default '',
      types text not null,
      billed jsonb not null,
      billed_paise bigint not null,
      expected_paise bigint,
      difference_paise bigint not null,
      category text not null,
      categories text not null,
      why text not null,
      cause text not null,
      cause_words text not null,
      card_id text,
      unpriced text not null default '',
      status text not null,
      recovered_paise bigint not null default 0,
      note text not null default '',
      is_active boolean not null default true,
      updated_by text not null default '',
      updated_at timestamptz not null,
      constraint invoice_lines_pkey primary key (brand_id, id)
    )`.execute(db);
  await sql`create index invoice_lines_by_awb on invoice_lines (brand_id, awb)`.execute(db);
  await sql`create index invoice_lines_by_difference on invoice_lines (brand_id, difference_paise desc, id desc) where is_active`.execute(
    db,
  );
  await sql`create index invoice_lines_by_file on invoice_lines (brand_id, file_id, status)`.execute(db);
  await sql`
    create table remittance_lines (
      brand_id text not null,
      id text not null,
      file_id text not null,
      line_no integer not null,
      courier_id integer not null,
      awb text not null,
      order_ref text not null,
      shipment_id text,
      order_id text,
      order_number text not null default '',
      delivered_on text not null default '',
      due_on text not null default '',
      expected_paise bigint not null,
      remitted_paise bigint not null,
      deducted_paise bigint not null,
      net_paise bigint not null,
      difference_paise bigint not null,
      category text not null,
      why text not null,
      utr text not null,
      is_active boolean not null default true,
      updated_at timestamptz not null,
      constraint remittance_lines_pkey primary key (brand_id, id)
    )`.execute(db);
  await sql`create index remittance_lines_by_awb on remittance_lines (brand_id, awb)`.execute(db);
  await sql`create index remittance_lines_by_difference on remittance_lines (brand_id, difference_paise, id) where is_active`.execute(
    db,
  );
  await sql`create index remittance_lines_by_file on remittance_lines (brand_id, file_id)`.execute(db);
  await sql`
    create table rejected_lines (
      brand_id text not null,
      file_id text not null,
      line_no integer not null,
      cells jsonb not null,
      problems jsonb not null,
      suggestions jsonb not null,
      constraint rejected_lines_pkey primary key (brand_id, file_id, line_no)
    )`.execute(db);
  await sql`create index shipments_by_collection on shipments (brand_id, ended_at)
    where state = 'DELIVERED' and payment_mode = 'cod'`.execute(db);
  for (const table of ['courier_files', 'invoice_lines', 'remittance_lines', 'rejected_lines'])
    await sql`alter table ${sql.table(table)} alter column brand_id set (n_distinct = 20)`.execute(db);
}
