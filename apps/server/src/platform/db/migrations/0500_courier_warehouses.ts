import { sql, type Kysely } from 'kysely';

/** Names of a brand's warehouses at couriers, and what was registered there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table courier_warehouses (
      brand_id text not null,
      partner text not null,
      warehouse_id text not null,
      typed_name text not null default '',
      own_name text not null default '',
      answer text not null default 'unchecked',
      checked_at timestamptz,
      registered jsonb,
      problem text not null default '',
      send_after timestamptz,
      tries integer not null default 0,
      version integer not null default 1,
      updated_at timestamptz not null,
      updated_by text not null default '',
      constraint courier_warehouses_pkey primary key (brand_id, partner, warehouse_id)
    )`.execute(db);
  await sql`create index courier_warehouses_to_send on courier_warehouses (send_after) where send_after is not null`.execute(
    db,
  );
  await sql`alter table courier_warehouses alter column brand_id set (n_distinct = 20)`.execute(db);
}
