import { sql, type Kysely } from 'kysely';

/** Accounts at providers of telephony, and calls to the buyers of failed deliveries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table telephony_accounts (
      brand_id text not null,
      provider text not null,
      region text not null,
      account_sid text not null,
      api_key text not null,
      api_token text not null,
      caller_id text not null,
      is_recorded boolean not null,
      daily_cap integer not null,
      is_active boolean not null default true,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      updated_by text not null default '',
      constraint telephony_accounts_pkey primary key (brand_id, provider)
    )`.execute(db);
  await sql`alter table telephony_accounts alter column brand_id set (n_distinct = 20)`.execute(db);
  await sql`
    create table ndr_calls (
      brand_id text not null,
      call_id text not null,
      shipment_id text not null,
      order_id text not null,
      attempt integer not null,
      user_id text not null,
      actor jsonb not null,
      state text not null,
      problem text not null default '',
      sid text not null default '',
      talk_seconds integer,
      recording text not null,
      recording_name text not null default '',
      recording_sha256 text not null default '',
      recording_bytes integer not null default 0,
      recording_problem text not null default '',
      tries integer not null default 0,
      due_at timestamptz,
      started_at timestamptz not null,
      ended_at timestamptz,
      updated_at timestamptz not null,
      constraint ndr_calls_pkey primary key (brand_id, call_id)
    )`.execute(db);
  await sql`alter table ndr_calls alter column brand_id set (n_distinct = 20)`.execute(db);
  await sql`create index ndr_calls_by_case on ndr_calls (brand_id, shipment_id, started_at)`.execute(db);
  await sql`create index ndr_calls_by_day on ndr_calls (brand_id, started_at)`.execute(db);
  await sql`create index ndr_calls_due on ndr_calls (due_at) where due_at is not null`.execute(db);
  // One call at a time: of a case, and of the person who calls.
  await sql`
    create unique index ndr_calls_running_case on ndr_calls (brand_id, shipment_id) where ended_at is null`.execute(
    db,
  );
  await sql`
    create unique index ndr_calls_running_user on ndr_calls (brand_id, user_id) where ended_at is null`.execute(
    db,
  );
}
