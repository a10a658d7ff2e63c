import { sql } from 'kysely';
import type { Tx } from '../schema.ts';

/** Rows at a time: one parameter each, so that neither engine's limit on parameters is met. */
const batch = 500;

/** Writes many whole rows of a table fast: every column, as JSON that the database takes apart. */
export async function bulkInsert(tx: Tx, table: string, rows: readonly object[]): Promise<void> {
  for (let start = 0; start < rows.length; start += batch) {
    const text = JSON.stringify(rows.slice(start, start + batch));
    await sql`insert into ${sql.table(table)} select * from jsonb_populate_recordset(null::${sql.table(table)}, cast(${text}::text as jsonb))`.execute(
      tx,
    );
  }
}
