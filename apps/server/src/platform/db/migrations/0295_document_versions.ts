import { sql, type Kysely } from 'kysely';

/** Versions of settings that are saved whole but stored in several rows or in a row of something else. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table document_versions (
      brand_id text not null,
      document text not null,
      version integer not null,
      updated_at timestamptz not null,
      updated_by text not null default '',
      constraint document_versions_pkey primary key (brand_id, document)
    )`.execute(db);
  await sql`alter table document_versions alter column brand_id set (n_distinct = 20)`.execute(db);
}
