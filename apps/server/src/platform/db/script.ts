import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Runs statements one by one, because PGlite prepares only one at a time. No semicolons inside a statement.
 */
export async function runScript(db: Kysely<unknown>, text: string): Promise<void> {
  for (const statement of text.split(';')) {
    if (statement.trim() !== '') await sql.raw(statement).execute(db);
  }
}
