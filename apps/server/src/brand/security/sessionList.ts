import type { UserSession } from '@khep/api';
import { describeDevice, isHandheld } from '@khep/domain/team';
import { likePattern } from '../../platform/db/pagination.ts';
import { endOtherSessions } from '../accounts/sessions.ts';
import { parseToken } from '../accounts/tokens.ts';
import { appendEvent } from '../../platform/db/events.ts';
import type { ChangeContext } from '../../platform/db/events.ts';
import type { Db } from '../../platform/db/schema.ts';
import { notFound } from '../../base/errors.ts';

/** A session is named by the start of its token's hash: enough to be unique, and worth nothing without the token. */
const idLength = 24;

interface SessionUser {
  brand_id: string;
  user_id: string;
}

/** Lists a user's open sessions, the last used first. */
export async function listSessions(
  db: Db,
  { brand_id, user_id }: SessionUser,
  { now, token }: { now: Date; token: string | undefined },
): Promise<UserSession[]> {
  const current = token === undefined ? undefined : parseToken(token)?.hash;
  const rows = await db
    .selectFrom('sessions')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('user_id', '=', user_id)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .limit(100)
    .execute();
  return rows.map((row) => ({
    id: row.token_hash.slice(0, idLength),
    device: describeDevice(row.user_agent),
    is_handheld: isHandheld(row.user_agent),
    address: row.address,
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
    is_current: row.token_hash === current,
  }));
}

const startsWith = (id: string): string => {
  if (!/^[0-9a-f]{24}$/.test(id)) throw notFound('session');
  return likePattern(id).slice(1);
};

/** Finds whose session it is. @throws ApiError 404, also for another brand's */
export async function findSessionById(db: Db, brand_id: string, id: string): Promise<{ user_id: string }> {
  const found = await db
    .selectFrom('sessions')
    .select('user_id')
    .where('brand_id', '=', brand_id)
    .where('token_hash', 'like', startsWith(id))
    .executeTakeFirst();
  if (found === undefined) throw notFound('session');
  return found;
}

/** Ends one session of a brand. */
export async function endSessionById(db: Db, brand_id: string, id: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('brand_id', '=', brand_id)
    .where('token_hash', 'like', startsWith(id))
    .execute();
}

/** Ends the sessions of a user, except the one of this token: it is the one in use. */
export async function endUserSessions(
  db: Db,
  { brand_id, actor }: ChangeContext,
  user: SessionUser,
  { token, now }: { token: string | undefined; now: Date },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await endOtherSessions(tx, user, token);
    await appendEvent(tx, {
      brand_id,
      kind: 'user.logged_out',
      actor,
      data: { user_id: user.user_id },
      at: now,
    });
  });
}
