import { sql, type Kysely } from 'kysely';

/** Stores couriers' answers about PIN codes: lists and plans of many orders must not ask for each again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table courier_pincodes (
      brand_id text not null,
      partner text not null,
      pincode text not null,
      answer jsonb,
      asked_at timestamptz not null,
      primary key (brand_id, partner, pincode)
    )`.execute(db);
  await sql`alter table courier_pincodes alter column brand_id set (n_distinct = 20)`.execute(db);
}
