import { PgBoss, fromKysely } from 'pg-boss';
import type { Db as BossDatabase } from 'pg-boss';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { OpenDatabase, Tx } from '../db/engine.ts';

/**
 * The queue's schema, `khep_jobs`, beside ours. It is local to one database and never sharded. It delivers
 * messages; the table of jobs has the state.
 */
export async function createBoss(open: OpenDatabase, log: Logger): Promise<PgBoss> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(open.db);
  const own = rows[0]?.name ?? 'public';
  const boss = new PgBoss({
    db: { executeSql: (text, values) => open.executeSql(text, values ?? []) },
    backend: open.kind === 'pglite' ? 'pglite' : 'postgres',
    schema: own === 'public' ? 'khep_jobs' : `${own}_jobs`,
    // PGlite has its own vacuum timer.
    reindex: open.kind === 'postgres',
    monitorVacuum: open.kind === 'postgres',
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue has a problem'));
  return boss;
}

/** The queue inside a transaction: messages are sent only if it commits. */
export function inTransaction(tx: Tx): { db: BossDatabase } {
  return { db: fromKysely(tx) };
}
