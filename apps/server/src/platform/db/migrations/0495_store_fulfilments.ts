import { sql, type Kysely } from 'kysely';

/** Fulfilments of a shipment at several locations, the state that the store was sent, and COD orders marked as paid. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table stores add column mark_paid boolean not null default false`.execute(db);
  await sql`alter table store_orders add column marked_paid_at timestamptz`.execute(db);
  await sql`alter table store_fulfilments add column external_ids jsonb not null default '[]'`.execute(db);
  await sql`alter table store_fulfilments add column told_state text not null default ''`.execute(db);
  await sql`
    update store_fulfilments set external_ids = jsonb_build_array(external_id)
    where external_id <> ''`.execute(db);
  await sql`alter table store_fulfilments drop column external_id`.execute(db);
}
