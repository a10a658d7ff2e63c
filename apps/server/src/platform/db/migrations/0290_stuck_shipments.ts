import { sql, type Kysely } from 'kysely';

/** When a shipment counts as stuck, the times of ended journeys, and what couriers are asked about parcels. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shipments add column stuck_after timestamptz`.execute(db);
  await sql`create index shipments_stuck on shipments (brand_id, stuck_after) where stuck_after is not null`.execute(
    db,
  );
  await sql`
    create table lane_journeys (
      brand_id text not null,
      shipment_id text not null,
      leg text not null,
      courier_id integer not null,
      lane text not null,
      zone text not null,
      silence_h double precision not null,
      transit_h double precision not null,
      ended_at timestamptz not null,
      is_counted boolean not null default false,
      constraint lane_journeys_pkey primary key (brand_id, shipment_id, leg)
    )`.execute(db);
  await sql`create index lane_journeys_ended on lane_journeys (brand_id, ended_at)`.execute(db);
  // Of all brands: the sweep finds journeys that aren't counted yet.
  await sql`create index lane_journeys_new on lane_journeys (brand_id) where not is_counted`.execute(db);
  await sql`
    create table lane_times (
      brand_id text not null,
      lane text not null,
      sample integer not null,
      silence_p50_h double precision not null,
      silence_p95_h double precision not null,
      transit_h jsonb not null,
      computed_at timestamptz not null,
      constraint lane_times_pkey primary key (brand_id, lane)
    )`.execute(db);
  await sql`
    create table courier_inquiries (
      brand_id text not null,
      inquiry_id text not null,
      shipment_id text not null,
      order_id text not null,
      awb text not null,
      courier_id integer not null,
      kind text not null,
      message text not null,
      amount_paise bigint,
      paid_paise bigint,
      state text not null,
      reference text not null default '',
      detail text not null default '',
      actor jsonb not null,
      tries integer not null default 0,
      due_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      constraint courier_inquiries_pkey primary key (brand_id, inquiry_id)
    )`.execute(db);
  await sql`create index courier_inquiries_of_shipment on courier_inquiries (brand_id, shipment_id, created_at)`.execute(
    db,
  );
  // One of a kind is open at a time.
  await sql`create unique index courier_inquiries_open on courier_inquiries (brand_id, shipment_id, kind)
    where due_at is not null`.execute(db);
  await sql`create index courier_inquiries_due on courier_inquiries (due_at) where due_at is not null`.execute(
    db,
  );
  for (const name of ['lane_journeys', 'lane_times', 'courier_inquiries'])
    await sql`alter table ${sql.table(name)} alter column brand_id set (n_distinct = 20)`.execute(db);
}
