import { sql, type Kysely } from 'kysely';

/** Couriers whose own label a brand prints, and the files of labels that were downloaded. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table courier_label_choices (
      brand_id text not null,
      partner text not null,
      label text not null,
      version integer not null default 1,
      updated_at timestamptz not null,
      updated_by text not null default '',
      constraint courier_label_choices_pkey primary key (brand_id, partner)
    )`.execute(db);
  await sql`alter table courier_label_choices alter column brand_id set (n_distinct = 20)`.execute(db);
  await sql`alter table shipments add column courier_label jsonb`.execute(db);
}
