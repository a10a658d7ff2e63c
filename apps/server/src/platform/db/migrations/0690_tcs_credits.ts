import { sql, type Kysely } from 'kysely';

/** Tax that marketplaces collected on the sales of a brand, as the portal has it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table tcs_credits (
      brand_id text not null,
      gstin text not null,
      month text not null,
      operator_gstin text not null,
      operator_name text not null,
      gross_paise bigint not null,
      returned_paise bigint not null,
      net_paise bigint not null,
      igst_paise bigint not null,
      cgst_paise bigint not null,
      sgst_paise bigint not null,
      channel text,
      imported_at timestamptz not null,
      imported_by text not null,
      constraint tcs_credits_pkey primary key (brand_id, gstin, month, operator_gstin)
    )`.execute(db);
  await sql`alter table tcs_credits alter column brand_id set (n_distinct = 20)`.execute(db);
}
