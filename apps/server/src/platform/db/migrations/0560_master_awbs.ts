import { sql, type Kysely } from 'kysely';

/** Boxes of an order may be pieces of one consignment, which has a master AWB. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shipments add column master_awb text`.execute(db);
}
