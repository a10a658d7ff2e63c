import { sql, type Kysely } from 'kysely';

/** When a dispute was emailed to the courier's support desk. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table disputes add column emailed_at timestamptz`.execute(db);
}
