import { sql, type Kysely } from 'kysely';

/**
 * Versions of rate cards: which one replaced another, and until when a version has priced parcels. Uploads of zone mappings
 * keep what they changed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table rate_cards add column replaced_by integer`.execute(db);
  // Corrected contracts of the same first day were only shadowed until now.
  await sql`
    update rate_cards set replaced_by = newer.version
    from (
      select brand_id, courier_id, valid_from, max(version) as version from rate_cards
      group by brand_id, courier_id, valid_from
    ) newer
    where rate_cards.brand_id = newer.brand_id and rate_cards.courier_id = newer.courier_id
      and rate_cards.valid_from = newer.valid_from and rate_cards.version < newer.version`.execute(db);
  await sql`create index shipments_by_contract
    on shipments (brand_id, (charges ->> 'contract_id'), (coalesce(picked_up_at, created_at)))`.execute(db);
  await sql`
    create table pincode_uploads (
      brand_id text not null,
      courier_id integer not null,
      upload_id text not null,
      at timestamptz not null,
      actor jsonb not null,
      added integer not null,
      changed integer not null,
      same integer not null,
      changes jsonb not null,
      constraint pincode_uploads_pkey primary key (brand_id, courier_id)
    )`.execute(db);
  await sql`alter table pincode_uploads alter column brand_id set (n_distinct = 20)`.execute(db);
}
