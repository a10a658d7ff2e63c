import { sql, type Kysely } from 'kysely';

/** The latest proposal of box sizes to buy. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table box_size_plans (
      brand_id text not null,
      plan jsonb not null,
      made_at timestamptz not null,
      constraint box_size_plans_pkey primary key (brand_id)
    )`.execute(db);
  await sql`alter table box_size_plans alter column brand_id set (n_distinct = 20)`.execute(db);
}
