import { sql, type Kysely } from 'kysely';

/** Which sheet of a workbook has the lines: couriers put a summary in the first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table courier_files add column sheet integer not null default 0`.execute(db);
}
