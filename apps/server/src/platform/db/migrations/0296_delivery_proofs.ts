import { sql, type Kysely } from 'kysely';

/** Files of the courier's proof of delivery, once a person has opened it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shipments add column delivery_proof jsonb`.execute(db);
}
