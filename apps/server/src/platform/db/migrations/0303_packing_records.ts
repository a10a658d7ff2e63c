import { sql, type Kysely } from 'kysely';

/** Stores the packing record of a box: photos and the scale reading. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shipments add column packing_record jsonb`.execute(db);
}
