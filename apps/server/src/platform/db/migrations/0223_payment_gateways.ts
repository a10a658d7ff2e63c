import { sql, type Kysely } from 'kysely';

/** Payment gateways of brands' shops: encrypted credentials, agreed charges and the banks that are offered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment_gateways (
      brand_id text not null,
      gateway text not null,
      mode text not null,
      key_id text not null,
      credentials text not null,
      charges jsonb not null,
      banks jsonb not null,
      is_active boolean not null,
      verified_at timestamptz,
      version integer not null default 1,
      updated_by text not null default '',
      created_at timestamptz not null,
      updated_at timestamptz not null,
      constraint payment_gateways_pkey primary key (brand_id, gateway)
    )`.execute(db);
  await sql`alter table payment_gateways alter column brand_id set (n_distinct = 20)`.execute(db);
}
