import { sql, type Kysely } from 'kysely';

/** Figures open the shipments behind them by the day that they count on, however old: a brand's other years are not read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index shipments_by_end on shipments (brand_id, ended_at desc, shipment_id desc)
    where ended_at is not null`.execute(db);
  await sql`create index ndr_cases_by_first on ndr_cases (brand_id, first_ndr_at desc, shipment_id desc)`.execute(
    db,
  );
}
