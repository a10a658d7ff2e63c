import { sql, type Kysely } from 'kysely';

/** Columns of imported files by source, such as a courier, so that the next file is recognized. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table column_mappings (
      brand_id text not null,
      id text not null,
      type text not null,
      source text not null,
      mapping jsonb not null,
      uses integer not null default 0,
      used_at timestamptz,
      updated_by text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      constraint column_mappings_pkey primary key (brand_id, id)
    )`.execute(db);
  await sql`create unique index column_mappings_source on column_mappings (brand_id, type, lower(source))`.execute(
    db,
  );
  await sql`alter table column_mappings alter column brand_id set (n_distinct = 20)`.execute(db);
}
