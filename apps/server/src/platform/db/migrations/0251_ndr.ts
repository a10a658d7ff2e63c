import { sql, type Kysely } from 'kysely';

/** Failed deliveries: one case per shipment, its attempts, the answers that couriers get, and how a brand answers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ndr_cases (
      brand_id text not null,
      shipment_id text not null,
      order_id text not null,
      awb text not null,
      courier_id integer not null,
      partner text not null,
      status text not null,
      state text not null,
      bucket text not null,
      attempts integer not null,
      answered_attempt integer not null default 0,
      first_ndr_at timestamptz not null,
      ndr_at timestamptz not null,
      deadline_at timestamptz not null,
      late_at timestamptz,
      payment_mode text not null,
      value_paise bigint not null,
      pincode text not null,
      fake_points integer not null default 0,
      rejection text not null default '',
      buyer_answer jsonb,
      buyer_answered_at timestamptz,
      asked_buyer_at timestamptz,
      ask_buyer_due_at timestamptz,
      ended_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      constraint ndr_cases_pkey primary key (brand_id, shipment_id)
    )`.execute(db);
  await sql`create index ndr_cases_listed on ndr_cases (brand_id, status, ndr_at desc, shipment_id desc)`.execute(
    db,
  );
  await sql`create index ndr_cases_by_deadline on ndr_cases (brand_id, deadline_at, shipment_id)
    where status = 'response-needed'`.execute(db);
  // Of all brands: the sweep finds deadlines that passed.
  await sql`create index ndr_cases_expiring on ndr_cases (deadline_at)
    where status = 'response-needed' and late_at is null`.execute(db);
  await sql`create index ndr_cases_asking on ndr_cases (ask_buyer_due_at) where ask_buyer_due_at is not null`.execute(
    db,
  );
  await sql`create index ndr_cases_ended on ndr_cases (brand_id, ended_at) where ended_at is not null`.execute(
    db,
  );
  await sql`
    create table ndr_attempts (
      brand_id text not null,
      shipment_id text not null,
      number integer not null,
      at timestamptz not null,
      code text not null,
      bucket text not null,
      location text not null,
      remark text not null,
      constraint ndr_attempts_pkey primary key (brand_id, shipment_id, number)
    )`.execute(db);
  await sql`
    create table ndr_actions (
      brand_id text not null,
      action_id text not null,
      shipment_id text not null,
      attempt integer not null,
      source text not null,
      actor jsonb not null,
      answer jsonb not null,
      state text not null,
      reference text not null default '',
      detail text not null default '',
      tries integer not null default 0,
      due_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      constraint ndr_actions_pkey primary key (brand_id, action_id)
    )`.execute(db);
  await sql`create index ndr_actions_of_case on ndr_actions (brand_id, shipment_id, created_at)`.execute(db);
  await sql`create index ndr_actions_due on ndr_actions (due_at) where due_at is not null`.execute(db);
  await sql`
    create table ndr_settings (
      brand_id text not null,
      settings jsonb not null,
      version integer not null default 1,
      updated_by text not null default '',
      updated_at timestamptz not null,
      constraint ndr_settings_pkey primary key (brand_id)
    )`.execute(db);
  for (const name of ['ndr_cases', 'ndr_attempts', 'ndr_actions', 'ndr_settings'])
    await sql`alter table ${sql.table(name)} alter column brand_id set (n_distinct = 20)`.execute(db);
}
