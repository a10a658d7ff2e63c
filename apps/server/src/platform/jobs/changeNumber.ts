import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db, Tx } from '../db/schema.ts';

/**
 * Returns a value for `change_no`, from which listeners resume. It is drawn before the UPDATE, because Citus
 * allows no `nextval` there; a concurrent change still increases it.
 */
export async function nextChangeNo(db: Db | Tx): Promise<RawBuilder<number>> {
  const { rows } = await sql<{ drawn: number }>`select nextval('job_changes') as drawn`.execute(db);
  return sql<number>`greatest(jobs.change_no + 1, ${rows[0]!.drawn}::bigint)`;
}
