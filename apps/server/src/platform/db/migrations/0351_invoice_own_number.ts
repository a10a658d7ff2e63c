import { sql, type Kysely } from 'kysely';

/** The number that a courier gave an invoice or a remittance; empty where the file has none and nobody entered it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table courier_files add column own_number text not null default ''`.execute(db);
  await sql`update courier_files set own_number = number where number <> left(file_name, 60)`.execute(db);
}
