import { sql, type Kysely } from 'kysely';

/** The SKUs of an ordered combo. Combos that were ordered before have none, and are packed whole. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_lines add column parts jsonb`.execute(db);
}
