import { sql, type Kysely } from 'kysely';

/** Records of an imported file that were rejected: anyone of the brand can correct them later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table import_drafts (
      brand_id text not null,
      job_id text not null,
      position integer not null,
      type text not null,
      file_name text not null,
      columns jsonb not null,
      lines jsonb not null,
      problems jsonb not null,
      created_by text not null,
      created_at timestamptz not null,
      constraint import_drafts_pkey primary key (brand_id, job_id, position)
    )`.execute(db);
  await sql`alter table import_drafts alter column brand_id set (n_distinct = 20)`.execute(db);
  await sql`create index import_drafts_type on import_drafts (brand_id, type, created_at)`.execute(db);
}
