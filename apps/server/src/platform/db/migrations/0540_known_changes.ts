import { sql, type Kysely } from 'kysely';

/** When each change of the sums of analytics became known, and which emails went out with what was known then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table analytics_changes (
      brand_id text not null,
      order_id text not null,
      change_id text not null,
      known_at timestamptz not null,
      family text not null,
      day text not null,
      cells text not null,
      constraint analytics_changes_pkey primary key (brand_id, order_id, change_id)
    )`.execute(db);
  await sql`create index analytics_changes_later on analytics_changes (brand_id, family, day, known_at)`.execute(
    db,
  );
  await sql`
    create table emailed_sendings (
      brand_id text not null,
      id text not null,
      report_id text not null,
      page text not null,
      filters jsonb not null,
      from_day text not null,
      to_day text not null,
      known_at timestamptz not null,
      sent_at timestamptz not null,
      constraint emailed_sendings_pkey primary key (brand_id, id)
    )`.execute(db);
  await sql`alter table analytics_state add column known_since timestamptz`.execute(db);
  await sql`update analytics_state set known_since = now() where counted_at is not null`.execute(db);
  for (const table of ['analytics_changes', 'emailed_sendings'])
    await sql`alter table ${sql.table(table)} alter column brand_id set (n_distinct = 20)`.execute(db);
}
