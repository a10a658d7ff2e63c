import type { Logger } from 'pino';
import type { Clock } from '../services.ts';
import type { Db } from './schema.ts';

const everyMs = 60 * 60_000;
const day = 24 * 60 * 60_000;

/** Deletes, once an hour, what has run out: attempts, codes, sign-ups, sessions, idempotency keys. Returns how to stop. */
export function startCleaning(db: Db, clock: Clock, log: Logger): () => void {
  const timer = setInterval(() => {
    clean(db, clock.now()).catch((error: unknown) => log.warn({ err: error }, 'cleaning failed'));
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Deletes what had run out at this time. */
export async function clean(db: Db, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - day);
  await db.deleteFrom('attempts').where('window_ends_at', '<', now).execute();
  await db.deleteFrom('one_time_codes').where('expires_at', '<', yesterday).execute();
  await db.deleteFrom('signups').where('expires_at', '<', yesterday).execute();
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
  await db.deleteFrom('idempotency_keys').where('created_at', '<', yesterday).execute();
}
