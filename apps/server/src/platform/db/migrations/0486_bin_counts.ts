import { sql, type Kysely } from 'kysely';

const tables = ['bin_counts', 'bin_count_bins'];

/** Blind counts: which bins, who counted what, and who approved it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bin_counts (
      brand_id text not null,
      count_id text not null,
      warehouse_id text not null,
      name text not null,
      created_by text not null,
      created_at timestamptz not null,
      primary key (brand_id, count_id)
    )`.execute(db);
  await sql`
    create table bin_count_bins (
      brand_id text not null,
      count_id text not null,
      bin_id text not null,
      bin text not null,
      state text not null,
      rounds jsonb not null default '[]',
      approver_id text,
      updated_at timestamptz not null,
      primary key (brand_id, count_id, bin_id)
    )`.execute(db);
  // A bin is in one count at a time.
  await sql`
    create unique index bin_count_bins_open on bin_count_bins (brand_id, bin_id) where state <> 'done'`.execute(
    db,
  );
  for (const table of tables)
    await sql`alter table ${sql.table(table)} alter column brand_id set (n_distinct = 20)`.execute(db);
}
