import { sql, type Kysely } from 'kysely';

/** The last check of the DNS records of a brand's own tracking host. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table tracking_hosts (
      brand_id text not null,
      host text not null,
      cname_state text not null,
      cname_seen text not null default '',
      txt_state text not null,
      txt_seen text not null default '',
      verified_at timestamptz,
      checked_at timestamptz not null,
      constraint tracking_hosts_pkey primary key (brand_id),
      constraint tracking_hosts_states check (
        cname_state in ('waiting', 'verified', 'wrong') and txt_state in ('waiting', 'verified', 'wrong'))
    )`.execute(db);
  await sql`alter table tracking_hosts alter column brand_id set (n_distinct = 20)`.execute(db);
}
