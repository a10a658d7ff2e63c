import { sql, type Kysely } from 'kysely';

/** Compensation cess of an order's lines, per cent on top of GST. Lines that are there have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_lines add column cess numeric not null default 0`.execute(db);
}
