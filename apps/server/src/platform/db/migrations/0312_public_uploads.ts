import { sql, type Kysely } from 'kysely';

/** Which brand uploaded a public image: only it may take the image down. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table public_uploads (
      brand_id text not null,
      name text not null,
      created_at timestamptz not null,
      constraint public_uploads_pkey primary key (brand_id, name)
    )`.execute(db);
  await sql`alter table public_uploads alter column brand_id set (n_distinct = 20)`.execute(db);
}
