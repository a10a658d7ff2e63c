import { sql, type Kysely } from 'kysely';

/** The time until which a key of `attempts` must wait, and the uploads that only sessions of their brand may read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table attempts add column blocked_until timestamptz`.execute(db);
  await sql`
    create table private_uploads (
      brand_id text not null,
      name text not null,
      created_at timestamptz not null,
      constraint private_uploads_pkey primary key (brand_id, name)
    )`.execute(db);
  await sql`alter table private_uploads alter column brand_id set (n_distinct = 20)`.execute(db);
}
