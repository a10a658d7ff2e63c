import { sql, type Kysely } from 'kysely';

/**
 * A remittance states the COD amount, the deductions and the net amount of a parcel. What it pays for the parcel is net and
 * deductions; until now that was the COD amount, whatever was paid.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table remittance_lines add column amount_paise bigint not null default 0`.execute(db);
  await sql`update remittance_lines set amount_paise = remitted_paise`.execute(db);
  await sql`
    update remittance_lines
    set remitted_paise = net_paise + deducted_paise,
      difference_paise = net_paise + deducted_paise - expected_paise,
      category = case
        when category not in ('MATCHED', 'SHORT', 'EXCESS') then category
        when net_paise + deducted_paise < expected_paise then 'SHORT'
        when net_paise + deducted_paise > expected_paise then 'EXCESS'
        else 'MATCHED' end
    where net_paise + deducted_paise <> remitted_paise`.execute(db);
  await sql`
    update cod_settlements
    set amount_paise = l.remitted_paise
    from remittance_lines l
    where l.brand_id = cod_settlements.brand_id and l.shipment_id = cod_settlements.shipment_id
      and l.is_active and l.category in ('MATCHED', 'SHORT', 'EXCESS')
      and l.remitted_paise <> l.amount_paise and l.amount_paise = cod_settlements.amount_paise`.execute(db);
}
