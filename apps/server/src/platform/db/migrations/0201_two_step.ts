import { sql, type Kysely } from 'kysely';

/** Two-step log-in, and what identifies a session to its user. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table two_step (
      brand_id text not null,
      user_id text not null,
      secret text not null,
      enabled_at timestamptz,
      last_counter bigint not null,
      recovery_hashes jsonb not null,
      created_at timestamptz not null,
      constraint two_step_pkey primary key (brand_id, user_id)
    )`.execute(db);
  await sql`alter table two_step alter column brand_id set (n_distinct = 20)`.execute(db);
  await sql`alter table brands add column two_step_roles jsonb not null default '[]'`.execute(db);
  // Rows from before have no device; they expire within a month.
  await sql`alter table sessions add column user_agent text not null default ''`.execute(db);
  await sql`alter table sessions add column address text not null default ''`.execute(db);
}
