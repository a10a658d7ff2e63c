import { ifThereIsRoom } from '../../platform/db/unavailable.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { Session } from '../../platform/http/session.ts';
import type { Clock } from '../../base/clock.ts';
import { newToken, parseToken } from './tokens.ts';

const day = 24 * 60 * 60 * 1000;
/** A session expires after a week without use, and after thirty days in any case. */
const sessionIdleMs = 7 * day;
const maxSessionMs = 30 * day;
const touchEveryMs = 10 * 60 * 1000;

export interface StartedSession {
  token: string;
  expires_at: Date;
}

/** Where a log-in comes from. */
export interface SessionOrigin {
  /** The User-Agent header; empty if unknown. */
  user_agent: string;
  address: string;
}

const maxUserAgent = 300;

/** Creates a session. Its token is returned once and stored as a hash. */
export async function createSession(
  tx: Db | Tx,
  clock: Clock,
  user: { brand_id: string; user_id: string },
  { user_agent, address }: SessionOrigin,
): Promise<StartedSession> {
  const { token, hash } = newToken(user.brand_id);
  const now = clock.now();
  const expires_at = new Date(now.getTime() + sessionIdleMs);
  await tx
    .insertInto('sessions')
    .values({
      brand_id: user.brand_id,
      token_hash: hash,
      user_id: user.user_id,
      created_at: now,
      expires_at,
      last_seen_at: now,
      user_agent: user_agent.slice(0, maxUserAgent),
      address,
    })
    .execute();
  return { token, expires_at };
}

/** The user's role requires two-step log-in, and the user hasn't set it up. */
const needsTwoStep = (brandId: string) =>
  sql<boolean>`coalesce((
  select brands.two_step_roles @> to_jsonb(users.business_role) and not exists (
    select 1 from two_step
    where two_step.brand_id = ${brandId} and two_step.user_id = users.user_id and two_step.enabled_at is not null
  )
  from brands where brands.brand_id = ${brandId}), false)`.as('needs_two_step');

/** Why the operator has paused the brand; null if it isn't paused. */
export const pausedReason = (brandId: string) =>
  sql<string | null>`(
  select brands.paused_reason from brands where brands.brand_id = ${brandId} and brands.paused_at is not null
)`.as('paused_reason');

/** Finds the session of a token. */
export async function findSession(
  db: Db,
  clock: Clock,
  token: string | undefined,
): Promise<Session | undefined> {
  const parts = token === undefined ? undefined : parseToken(token);
  if (parts === undefined) return undefined;
  const now = clock.now();
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', (join) =>
      join.onRef('users.brand_id', '=', 'sessions.brand_id').onRef('users.user_id', '=', 'sessions.user_id'),
    )
    .select([
      'users.brand_id',
      'users.user_id',
      'users.name',
      'users.email',
      'users.business_role',
      'users.module_access',
      'sessions.last_seen_at',
      'sessions.created_at',
      needsTwoStep(parts.brandId),
      pausedReason(parts.brandId),
    ])
    .where('sessions.brand_id', '=', parts.brandId)
    .where('sessions.token_hash', '=', parts.hash)
    .where('sessions.expires_at', '>', now)
    .where('users.is_active', '=', true)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { last_seen_at, created_at, ...session } = row;
  if (now.getTime() - last_seen_at.getTime() > touchEveryMs) {
    const expires = Math.min(now.getTime() + sessionIdleMs, created_at.getTime() + maxSessionMs);
    const touch = db
      .updateTable('sessions')
      .set({ last_seen_at: now, expires_at: new Date(expires) })
      .where('brand_id', '=', parts.brandId)
      .where('token_hash', '=', parts.hash);
    await ifThereIsRoom(touch.execute());
  }
  return session;
}

/** Ends one session. */
export async function endSession(db: Db, token: string): Promise<void> {
  const parts = parseToken(token);
  if (parts === undefined) return;
  await db
    .deleteFrom('sessions')
    .where('brand_id', '=', parts.brandId)
    .where('token_hash', '=', parts.hash)
    .execute();
}

/** Ends all sessions of a user, for example after a new password. */
export async function endAllSessions(
  tx: Db | Tx,
  user: { brand_id: string; user_id: string },
): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('brand_id', '=', user.brand_id)
    .where('user_id', '=', user.user_id)
    .execute();
}

/** Ends the user's sessions except the one of a token. */
export async function endOtherSessions(
  tx: Db | Tx,
  user: { brand_id: string; user_id: string },
  token: string | undefined,
): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('brand_id', '=', user.brand_id)
    .where('user_id', '=', user.user_id)
    .where('token_hash', '!=', parseToken(token ?? '')?.hash ?? '')
    .execute();
}
