import { sql, type Kysely } from 'kysely';

/** The report of a fake attempt, as it is sent to the courier or emailed by the seller. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ndr_actions add column report text not null default ''`.execute(db);
}
