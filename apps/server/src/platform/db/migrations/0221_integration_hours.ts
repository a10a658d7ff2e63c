import { sql, type Kysely } from 'kysely';

/** Requests of a brand to and from its partners, counted by the hour, for the health of integrations. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table integration_hours (
      brand_id text not null,
      partner text not null,
      hour timestamptz not null,
      calls integer not null,
      retried integer not null,
      failed integer not null,
      total_ms integer not null,
      last_at timestamptz not null,
      constraint integration_hours_pkey primary key (brand_id, partner, hour)
    )`.execute(db);
  await sql`alter table integration_hours alter column brand_id set (n_distinct = 20)`.execute(db);
}
