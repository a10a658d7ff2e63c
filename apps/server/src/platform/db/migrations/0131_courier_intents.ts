import { sql, type Kysely } from 'kysely';

/** Cancellations, returns and pickups, recorded before the courier gets the request and closed with its effect here. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table courier_intents (
      brand_id text not null,
      intent_id text not null,
      kind text not null,
      courier_id integer not null,
      warehouse_id text not null,
      shipment_ids jsonb not null,
      details jsonb not null,
      state text not null,
      checks integer not null default 0,
      check_after timestamptz,
      asked_at timestamptz not null,
      updated_at timestamptz not null,
      constraint courier_intents_pkey primary key (brand_id, intent_id)
    )`.execute(db);
  await sql`create index courier_intents_to_check on courier_intents (check_after) where check_after is not null`.execute(
    db,
  );
  await sql`create index courier_intents_open on courier_intents (brand_id, courier_id) where check_after is not null`.execute(
    db,
  );
  await sql`alter table courier_intents alter column brand_id set (n_distinct = 20)`.execute(db);
}
