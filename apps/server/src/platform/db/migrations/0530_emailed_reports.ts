import { sql, type Kysely } from 'kysely';

/** Pages of analytics that users get by email. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table emailed_reports (
      brand_id text not null,
      id text not null,
      user_id text not null,
      page text not null,
      rhythm text not null,
      weekday integer not null,
      hour integer not null,
      filters jsonb not null,
      next_at timestamptz not null,
      tries integer not null default 0,
      last_sent_at timestamptz,
      problem text not null default '',
      created_at timestamptz not null,
      constraint emailed_reports_pkey primary key (brand_id, id)
    )`.execute(db);
  await sql`alter table emailed_reports alter column brand_id set (n_distinct = 20)`.execute(db);
}
