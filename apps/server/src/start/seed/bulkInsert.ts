import { sql } from 'kysely';
import type { Tx } from '../../platform/db/schema.ts';

/** Rows per statement, each one JSON parameter, below both engines' limits. */
const batch = 500;

/** Inserts many complete rows fast, as JSON that the database expands. */
export async function bulkInsert(tx: Tx, table: string, rows: readonly object[]): Promise<void> {
  for (let start = 0; start < rows.length; start += batch) {
    const text = JSON.stringify(rows.slice(start, start + batch));
    await sql`insert into ${sql.table(table)} select * from jsonb_populate_recordset(null::${sql.table(table)}, cast(${text}::text as jsonb))`.execute(
      tx,
    );
  }
}
