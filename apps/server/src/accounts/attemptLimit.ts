import { sql } from 'kysely';
import type { Db, Tx } from '../db/schema.ts';
import { tooManyRequests } from '../errors.ts';
import type { Clock } from '../clock.ts';

export interface AttemptLimit {
  /** What is counted, such as `login:address:203.0.113.7`. */
  key: string;
  limit: number;
  windowSeconds: number;
}

/**
 * Counts an attempt and rejects it above the limit, with the seconds to wait. The count is in the database,
 * shared by all processes.
 */
export async function consumeAttempt(db: Db | Tx, clock: Clock, allowance: AttemptLimit): Promise<void> {
  const now = clock.now();
  const ends = new Date(now.getTime() + allowance.windowSeconds * 1000);
  const row = await db
    .insertInto('attempts')
    .values({ key: allowance.key, count: 1, window_ends_at: ends })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when attempts.window_ends_at <= ${now} then 1 else attempts.count + 1 end`,
        window_ends_at: sql<Date>`case when attempts.window_ends_at <= ${now} then ${ends} else attempts.window_ends_at end`,
      }),
    )
    .returning(['count', 'window_ends_at'])
    .executeTakeFirstOrThrow();
  if (row.count <= allowance.limit) return;
  const seconds = Math.max(1, Math.ceil((row.window_ends_at.getTime() - now.getTime()) / 1000));
  throw tooManyRequests(`Too many attempts. Try again in ${inWords(seconds)}.`, seconds);
}

/** Clears the attempts after a success. */
export async function resetAttempts(db: Db | Tx, key: string): Promise<void> {
  await db.deleteFrom('attempts').where('key', '=', key).execute();
}

function inWords(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
