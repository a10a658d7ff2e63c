import { sql, type Kysely } from 'kysely';

/** Where a brand reaches a courier's support desk, and how long that courier accepts claims. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table courier_desks (
      brand_id text not null,
      partner text not null,
      support_email text not null,
      claim_days_lost integer,
      claim_days_damaged integer,
      version integer not null default 1,
      updated_at timestamptz not null,
      updated_by text not null default '',
      constraint courier_desks_pkey primary key (brand_id, partner)
    )`.execute(db);
  await sql`alter table courier_desks alter column brand_id set (n_distinct = 20)`.execute(db);
  // Where it was emailed to; its answer comes to a person.
  await sql`alter table courier_inquiries add column sent_to text not null default ''`.execute(db);
}
