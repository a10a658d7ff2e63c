import { sql, type Kysely } from 'kysely';

/** The RTO model of each brand, and the risk of each order when it was saved. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rto_models (
      brand_id text not null,
      model jsonb not null,
      calibration jsonb not null,
      fitted_at timestamptz not null,
      constraint rto_models_pkey primary key (brand_id)
    )`.execute(db);
  await sql`alter table rto_models alter column brand_id set (n_distinct = 20)`.execute(db);
  await sql`alter table orders add column rto_risk integer`.execute(db);
}
