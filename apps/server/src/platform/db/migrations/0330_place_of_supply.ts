import { sql, type Kysely } from 'kysely';

/**
 * The place of supply is stored with an invoice. Those from before were taxed by the delivery, and print it: null. What
 * sellers said of the holder of a GSTIN is kept, so that it is asked once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table invoices add column place jsonb`.execute(db);
  await sql`
    create table buyer_registrations (
      brand_id text not null,
      gstin text not null,
      receiver text not null,
      is_sez boolean not null,
      updated_at timestamptz not null,
      constraint buyer_registrations_pkey primary key (brand_id, gstin)
    )`.execute(db);
  await sql`alter table buyer_registrations alter column brand_id set (n_distinct = 20)`.execute(db);
}
