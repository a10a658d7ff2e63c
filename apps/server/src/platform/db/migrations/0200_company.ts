import { sql, type Kysely } from 'kysely';

/** Registrations, bank accounts, selected courier services and the plan of a company. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table gst_records (
      brand_id text not null,
      id text not null,
      gst_no text not null,
      pan_card_url text not null,
      gst_verification_url text not null,
      status text not null,
      legal_name text not null,
      address text not null,
      reason text not null,
      is_simulated boolean not null,
      created_at timestamptz not null,
      checked_at timestamptz,
      constraint gst_records_pkey primary key (brand_id, id)
    )`.execute(db);
  await sql`
    create table bank_accounts (
      brand_id text not null,
      id text not null,
      account_number text not null,
      account_end text not null,
      account_holder text not null,
      ifsc text not null,
      bank_name text not null,
      branch_name text not null,
      status text not null,
      reason text not null,
      registered_name text not null,
      provider_id text,
      is_simulated boolean not null,
      created_at timestamptz not null,
      checked_at timestamptz,
      constraint bank_accounts_pkey primary key (brand_id, id)
    )`.execute(db);
  await sql`create index bank_accounts_by_time on bank_accounts (brand_id, created_at)`.execute(db);
  await sql`
    create table company_choices (
      brand_id text not null,
      courier_ids jsonb,
      plan text not null,
      plan_from date,
      constraint company_choices_pkey primary key (brand_id)
    )`.execute(db);
  for (const table of ['gst_records', 'bank_accounts', 'company_choices'])
    await sql`alter table ${sql.table(table)} alter column brand_id set (n_distinct = 20)`.execute(db);
}
