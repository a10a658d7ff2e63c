import { sql, type Kysely } from 'kysely';

/** A dispute of a line of a courier invoice: each line has one, whatever else its parcel is disputed for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table disputes add column invoice_line_id text not null default ''`.execute(db);
  await sql`drop index disputes_once`.execute(db);
  await sql`create unique index disputes_once on disputes (brand_id, shipment_id, category, invoice_line_id)`.execute(
    db,
  );
  await sql`create unique index disputes_by_invoice_line on disputes (brand_id, invoice_line_id)
    where invoice_line_id <> ''`.execute(db);
}
