import { sql } from 'kysely';
import type { Db, Tx } from './schema.ts';
import { tooManyRequests } from '../../base/errors.ts';
import type { Clock } from '../../base/clock.ts';

export interface AttemptLimit {
  /** The counted action and its subject, such as `login:address:203.0.113.7`. */
  key: string;
  limit: number;
  windowSeconds: number;
}

/** The clocks of two processes may differ by this much. */
const skewMs = 60_000;

/** Counts an attempt, in the database, shared by all processes. */
async function countAttempt(db: Db | Tx, clock: Clock, { key, windowSeconds }: Omit<AttemptLimit, 'limit'>) {
  const now = clock.now();
  const ends = new Date(now.getTime() + windowSeconds * 1000);
  // A later end was saved by a clock that was wrong.
  const latest = new Date(ends.getTime() + skewMs);
  const isOver = sql<boolean>`(attempts.window_ends_at <= ${now} or attempts.window_ends_at > ${latest})`;
  return db
    .insertInto('attempts')
    .values({ key, count: 1, window_ends_at: ends })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${isOver} then 1 else attempts.count + 1 end`,
        window_ends_at: sql<Date>`case when ${isOver} then ${ends} else attempts.window_ends_at end`,
      }),
    )
    .returning(['count', 'window_ends_at'])
    .executeTakeFirstOrThrow();
}

/**
 * Counts an attempt.
 * @throws ApiError 429 above the limit, with the seconds to wait
 */
export async function consumeAttempt(db: Db | Tx, clock: Clock, allowance: AttemptLimit): Promise<void> {
  const row = await countAttempt(db, clock, allowance);
  if (row.count > allowance.limit) throw tooSoon(row.window_ends_at, clock.now());
}

/** Counts an attempt; false above the limit. For limits whose error would reveal something. */
export async function hasAttemptLeft(db: Db | Tx, clock: Clock, allowance: AttemptLimit): Promise<boolean> {
  return (await countAttempt(db, clock, allowance)).count <= allowance.limit;
}

/** A limit of something that strangers can name, such as an account or an order. */
interface SharedAllowance {
  key: string;
  network: string;
  /** For one network: what a person needs. */
  perNetwork: number;
  /** For all networks together, so that one of them can't use up what the owner needs. */
  inAll: number;
  windowSeconds: number;
}

/**
 * Counts an attempt at something that strangers can name; false above a limit. One that its network has used up doesn't count
 * for the others.
 */
export async function hasSharedAttemptLeft(
  db: Db | Tx,
  clock: Clock,
  { key, network, perNetwork, inAll, windowSeconds }: SharedAllowance,
): Promise<boolean> {
  const own = { key: `${key}@${network}`, limit: perNetwork, windowSeconds };
  return (
    (await hasAttemptLeft(db, clock, own)) && hasAttemptLeft(db, clock, { key, limit: inAll, windowSeconds })
  );
}

/**
 * Counts an attempt at something that strangers can name.
 * @throws ApiError 429 above a limit, with the seconds to wait
 */
export async function consumeSharedAttempt(
  db: Db | Tx,
  clock: Clock,
  { key, network, perNetwork, inAll, windowSeconds }: SharedAllowance,
): Promise<void> {
  await consumeAttempt(db, clock, { key: `${key}@${network}`, limit: perNetwork, windowSeconds });
  await consumeAttempt(db, clock, { key, limit: inAll, windowSeconds });
}

interface GrowingDelay {
  key: string;
  /** Attempts without a delay. */
  free: number;
  /** The first delay; each further attempt doubles it, up to `maxSeconds`. */
  firstSeconds: number;
  maxSeconds: number;
}

/** Attempts are forgotten after this time without one. */
const memorySeconds = 86_400;

/**
 * Counts an attempt; above `free` the next one must wait, each time twice as long. An attempt during the wait isn't counted,
 * so it can't prolong the wait.
 * @throws ApiError 429 during the wait, with the seconds
 */
export async function consumeDelayedAttempt(
  db: Db,
  clock: Clock,
  { key, free, firstSeconds, maxSeconds }: GrowingDelay,
): Promise<void> {
  const now = clock.now();
  const forgottenAt = new Date(now.getTime() + memorySeconds * 1000);
  const opensAt = await db.transaction().execute(async (tx) => {
    // One statement creates the row or locks it: between two, a log-in that succeeds could delete it.
    const row = await tx
      .insertInto('attempts')
      .values({ key, count: 0, window_ends_at: forgottenAt })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ key }))
      .returning(['count', 'window_ends_at', 'blocked_until'])
      .executeTakeFirstOrThrow();
    // No wait is longer, unless a clock was wrong when it began.
    const latest = new Date(now.getTime() + maxSeconds * 1000 + skewMs);
    if (row.blocked_until !== null && row.blocked_until > now && row.blocked_until <= latest)
      return row.blocked_until;
    const count = (row.window_ends_at <= now ? 0 : row.count) + 1;
    const delay = count < free ? 0 : Math.min(maxSeconds, firstSeconds * 2 ** Math.min(20, count - free));
    await tx
      .updateTable('attempts')
      .set({
        count,
        window_ends_at: forgottenAt,
        blocked_until: delay === 0 ? null : new Date(now.getTime() + delay * 1000),
      })
      .where('key', '=', key)
      .execute();
    return undefined;
  });
  if (opensAt !== undefined) throw tooSoon(opensAt, now);
}

/** Uncounts an attempt that succeeded: the people of a network log in without using up its limit. */
export async function returnAttempt(db: Db | Tx, key: string): Promise<void> {
  await db
    .updateTable('attempts')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute();
}

/** Clears the attempts after a success. */
export async function resetAttempts(db: Db | Tx, key: string): Promise<void> {
  await db.deleteFrom('attempts').where('key', '=', key).execute();
}

function tooSoon(opensAt: Date, now: Date) {
  const seconds = Math.max(1, Math.ceil((opensAt.getTime() - now.getTime()) / 1000));
  return tooManyRequests(`Too many attempts. Try again in ${inWords(seconds)}.`, seconds);
}

function inWords(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
