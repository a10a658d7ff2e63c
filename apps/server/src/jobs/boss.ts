import { PgBoss, fromKysely } from 'pg-boss';
import type { Db as BossDatabase } from 'pg-boss';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { OpenDatabase, Tx } from '../db/engine.ts';

/**
 * The queue's own schema beside ours: `public` has `khep_jobs`. It is local to one database and is never sharded:
 * what it holds says who has to do something, and the table of jobs says what is true.
 */
export async function createBoss(open: OpenDatabase, log: Logger): Promise<PgBoss> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(open.db);
  const own = rows[0]?.name ?? 'public';
  const boss = new PgBoss({
    db: { executeSql: (text, values) => open.executeSql(text, values ?? []) },
    backend: open.kind === 'pglite' ? 'pglite' : 'postgres',
    schema: own === 'public' ? 'khep_jobs' : `${own}_jobs`,
    // PGlite is vacuumed by its own timer.
    reindex: open.kind === 'postgres',
    monitorVacuum: open.kind === 'postgres',
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the queue of jobs has a problem'));
  return boss;
}

/** The queue inside one of our transactions: what is sent is sent only if it commits. */
export function inTransaction(tx: Tx): { db: BossDatabase } {
  return { db: fromKysely(tx) };
}
