import { sql, type Kysely } from 'kysely';

/** Sums of ended shipments have the shipments' states: all orders are counted again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update analytics_state set counted_at = null`.execute(db);
}
