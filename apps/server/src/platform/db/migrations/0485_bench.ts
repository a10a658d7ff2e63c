import { sql, type Kysely } from 'kysely';

/** Boxes that wait beside the bench, picked units that went back to their bin, and the cause of a bin's movement. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table box_holds (
      brand_id text not null,
      shipment_id text not null,
      order_id text not null,
      reason text not null,
      held_by text not null,
      held_at timestamptz not null,
      primary key (brand_id, shipment_id)
    )`.execute(db);
  await sql`alter table box_holds alter column brand_id set (n_distinct = 20)`.execute(db);
  await sql`alter table bin_movements add column cause text not null default ''`.execute(db);
  await sql`alter table picks add column put_back integer not null default 0`.execute(db);
  // Cancelled waves put everything back at once.
  await sql`
    update picks set put_back = picked
    where not exists (
      select 1 from wave_boxes
      where wave_boxes.brand_id = picks.brand_id and wave_boxes.wave_id = picks.wave_id
        and wave_boxes.shipment_id = picks.shipment_id
    )`.execute(db);
  await sql`
    alter table picks add constraint picks_put_back_within_picked
      check (put_back >= 0 and put_back <= picked)`.execute(db);
  await sql`create index picks_to_put_back on picks (brand_id, shipment_id) where picked > put_back`.execute(
    db,
  );
}
