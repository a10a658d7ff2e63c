import { sql, type Kysely } from 'kysely';

/** Buyers' returns and RTOs with their items, and the scans of reverse pickups. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table returns (
      brand_id text not null,
      return_id text not null,
      return_number text not null,
      kind text not null,
      state text not null,
      source text not null,
      order_id text not null,
      order_number text not null,
      shipment_id text,
      warehouse_id text not null,
      buyer_name text not null,
      city text not null,
      payment_mode text not null,
      is_paid boolean not null,
      value_paise bigint not null,
      fee_paise bigint not null,
      reason text not null,
      remark text not null,
      items jsonb not null,
      units integer not null,
      with_qc boolean not null,
      pickup_address jsonb not null,
      search_text text not null,
      courier_id integer,
      awb text,
      booking_ref text,
      routing_code text,
      charge_paise bigint,
      charges jsonb,
      freight_there_paise bigint,
      pickup_date text,
      pickup_time text,
      pickup_failures integer not null default 0,
      last_event_time timestamptz,
      received_at timestamptz,
      refund_due text,
      refund jsonb,
      exchange_order_id text,
      poll_after timestamptz,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      constraint returns_pkey primary key (brand_id, return_id)
    )`.execute(db);
  await sql`create unique index returns_by_number on returns (brand_id, return_number)`.execute(db);
  await sql`create unique index returns_by_awb on returns (brand_id, awb) where awb is not null`.execute(db);
  await sql`create unique index returns_of_rto on returns (brand_id, shipment_id) where kind = 'rto'`.execute(
    db,
  );
  await sql`create index returns_by_state on returns (brand_id, state, created_at desc, return_id desc)`.execute(
    db,
  );
  await sql`create index returns_by_time on returns (brand_id, created_at desc, return_id desc)`.execute(db);
  await sql`create index returns_by_order on returns (brand_id, order_id)`.execute(db);
  await sql`create index returns_to_poll on returns (poll_after) where poll_after is not null`.execute(db);
  await sql`
    create table return_scans (
      brand_id text not null,
      awb text not null,
      code text not null,
      event_time timestamptz not null,
      return_id text not null,
      status_type text not null,
      status text not null,
      location text not null,
      remark text not null,
      state_after text not null,
      outcome text not null,
      received_at timestamptz not null,
      constraint return_scans_pkey primary key (brand_id, awb, code, event_time)
    )`.execute(db);
  await sql`create index return_scans_by_return on return_scans (brand_id, return_id, event_time)`.execute(
    db,
  );
  await sql`create index events_of_return on events (brand_id, (data ->> 'return_id'), at)
    where (data ->> 'return_id') is not null`.execute(db);
  await sql`alter table returns alter column brand_id set (n_distinct = 20)`.execute(db);
  await sql`alter table return_scans alter column brand_id set (n_distinct = 20)`.execute(db);
}
