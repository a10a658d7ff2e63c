import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db, Tx } from '../db/schema.ts';

/**
 * Returns a value for `change_no`, which listeners resume from. The number is drawn before the UPDATE, which Citus
 * allows no `nextval` in; a row that changed in between still counts up.
 */
export async function nextChangeNo(db: Db | Tx): Promise<RawBuilder<number>> {
  const { rows } = await sql<{ drawn: number }>`select nextval('job_changes') as drawn`.execute(db);
  return sql<number>`greatest(jobs.change_no + 1, ${rows[0]!.drawn}::bigint)`;
}
