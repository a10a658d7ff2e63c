import { sql, type Kysely } from 'kysely';

/** Addresses outside the brand that get a page of analytics by email once they have confirmed it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table emailed_addresses (
      brand_id text not null,
      id text not null,
      report_id text not null,
      email text not null,
      state text not null,
      asked_at timestamptz not null,
      constraint emailed_addresses_pkey primary key (brand_id, id)
    )`.execute(db);
  await sql`create unique index emailed_addresses_once on emailed_addresses (brand_id, report_id, email)`.execute(
    db,
  );
  await sql`alter table emailed_addresses alter column brand_id set (n_distinct = 20)`.execute(db);
}
