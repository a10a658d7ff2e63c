import { sql, type Kysely } from 'kysely';

/** Parcels that couriers' vans took, by scan, with the signature; each leaves once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table handovers (
      brand_id text not null,
      handover_id text not null,
      warehouse_id text not null,
      partner text not null,
      evidence jsonb not null,
      seal text not null,
      received_by text not null,
      handed_over_by text not null,
      handed_over_at timestamptz not null,
      primary key (brand_id, handover_id)
    )`.execute(db);
  await sql`
    create table handover_parcels (
      brand_id text not null,
      shipment_id text not null,
      handover_id text not null,
      primary key (brand_id, shipment_id)
    )`.execute(db);
  await sql`alter table manifests add column handover jsonb`.execute(db);
  for (const table of ['handovers', 'handover_parcels'])
    await sql`alter table ${sql.table(table)} alter column brand_id set (n_distinct = 20)`.execute(db);
}
