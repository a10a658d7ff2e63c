import { sql, type Kysely } from 'kysely';

/** Named views of the console's lists. A name is used once per list, in any case. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_views (
      brand_id text not null,
      id text not null,
      list text not null,
      name text not null,
      view jsonb not null,
      version integer not null default 1,
      created_by text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      constraint saved_views_pkey primary key (brand_id, id)
    )`.execute(db);
  await sql`create unique index saved_views_by_name on saved_views (brand_id, list, lower(name))`.execute(db);
  await sql`alter table saved_views alter column brand_id set (n_distinct = 20)`.execute(db);
}
