import { sql, type Kysely } from 'kysely';

/** Charges above the declared parcel, and how a brand answers them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table disputes (
      brand_id text not null,
      dispute_id text not null,
      source text not null,
      category text not null,
      state text not null,
      shipment_id text not null,
      order_id text not null,
      order_number text not null,
      awb text not null,
      courier_id integer not null,
      items text not null,
      box_name text not null,
      declared jsonb not null,
      billed jsonb not null,
      zone text not null,
      more_slabs integer not null,
      formula text not null,
      card text not null,
      amount_paise bigint not null check (amount_paise >= 0),
      held_paise bigint not null default 0 check (held_paise >= 0),
      released_paise bigint not null default 0 check (released_paise >= 0),
      debited_paise bigint not null default 0 check (debited_paise >= 0),
      postings integer not null default 0,
      photos jsonb not null,
      evidence_count integer not null,
      scale_g integer,
      points jsonb not null,
      remark text not null,
      reference text not null,
      is_frozen boolean not null,
      search_text text not null,
      noticed_at timestamptz not null,
      act_by timestamptz not null,
      submitted_at timestamptz,
      resolve_by timestamptz,
      resolved_at timestamptz,
      reopen_by timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      version integer not null default 1,
      updated_by text not null default '',
      constraint disputes_pkey primary key (brand_id, dispute_id)
    )`.execute(db);
  // A charge of a parcel is disputed once.
  await sql`create unique index disputes_once on disputes (brand_id, shipment_id, category)`.execute(db);
  await sql`create index disputes_by_deadline on disputes (brand_id, state, act_by, dispute_id)`.execute(db);
  await sql`create index disputes_resolved on disputes (brand_id, resolved_at) where resolved_at is not null`.execute(
    db,
  );
  await sql`create index disputes_by_awb on disputes (brand_id, awb)`.execute(db);
  await sql`create index disputes_to_expire on disputes (act_by) where state = 'NEW'`.execute(db);
  await sql`
    create table dispute_settings (
      brand_id text not null,
      settings jsonb not null,
      version integer not null default 1,
      updated_at timestamptz not null,
      updated_by text not null default '',
      constraint dispute_settings_pkey primary key (brand_id)
    )`.execute(db);
  await sql`alter table disputes alter column brand_id set (n_distinct = 20)`.execute(db);
  await sql`alter table dispute_settings alter column brand_id set (n_distinct = 20)`.execute(db);
}
