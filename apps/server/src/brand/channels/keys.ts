import { ifThereIsRoom } from '../../platform/db/unavailable.ts';
import { createHash, randomBytes } from 'node:crypto';
import type { ApiKey, ApiScope } from '@khep/api';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Services } from '../../start/services.ts';
import { confirmPassword } from '../accounts/confirmPassword.ts';
import type { Db } from '../../platform/db/schema.ts';
import { forbidden, notFound, tooManyRequests, unauthorized } from '../../base/errors.ts';
import { appendEvent, changeContext } from '../../platform/db/events.ts';
import type { ChangeContext } from '../../platform/db/events.ts';
import { canAccessModule } from '../../platform/http/session.ts';
import type { Session } from '../../platform/http/session.ts';
import { newId } from '../../base/ids.ts';
import { pausedReason } from '../accounts/sessions.ts';
import { json } from '../../platform/db/schema.ts';
import type { ChannelTables } from './tables.ts';

/** A key starts with this, so that scanners of public code find it, and a session token is never one. */
const prefix = 'khep_key_';
const secretBytes = 24;
/** The module that the creator of a key needs for a scope. */
const moduleOf: Record<ApiScope, string> = { 'orders:read': 'orders', 'orders:write': 'orders' };
/** Requests of a key a minute. */
const defaultPerMinute = 300;
const burst = 30;
/** A later time was saved by a clock that was wrong: it would refuse the key until then. */
const mostAheadMs = 10 * 60_000;
/** "Last used" is saved this often at most. */
const usedEveryMs = 60_000;

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

type KeyRow = Selectable<ChannelTables['api_keys']>;

const serializeKey = (row: KeyRow): ApiKey => ({
  id: row.key_id,
  name: row.name,
  last_four: row.last_four,
  scopes: row.scopes,
  per_minute: row.per_minute,
  created_by: row.created_by,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
  revoked_at: row.revoked_at?.toISOString() ?? null,
});

/** Lists the keys of a brand, newest first, also revoked ones. */
export async function listKeys(db: Db, brand_id: string): Promise<ApiKey[]> {
  const rows = await db
    .selectFrom('api_keys')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .orderBy('created_at', 'desc')
    .limit(200)
    .execute();
  return rows.map(serializeKey);
}

/** Creates a key with no more rights than its creator. Its secret is returned once; only the hash is stored. It leads with its brand, so that one shard is asked. */
export async function createKey(
  db: Db,
  services: Pick<Services, 'clock'>,
  session: Session,
  draft: { name: string; scopes: ApiScope[]; password: string },
): Promise<{ key: ApiKey; secret: string }> {
  const now = services.clock.now();
  const { brand_id, actor } = changeContext(session);
  for (const scope of draft.scopes)
    if (!canAccessModule(session, moduleOf[scope]))
      throw forbidden(
        `Your account has no access to ${moduleOf[scope]}, so a key of yours can't have ${scope}.`,
      );
  await confirmPassword(db, services, session, draft.password);
  const secret = `${prefix}${brand_id}.${randomBytes(secretBytes).toString('base64url')}`;
  const row = {
    brand_id,
    key_id: newId('key'),
    name: draft.name,
    hash: hashOf(secret),
    last_four: secret.slice(-4),
    scopes: [...new Set(draft.scopes)],
    per_minute: defaultPerMinute,
    next_allowed_ms: 0,
    created_by: actor.name ?? '',
    user_id: session.user_id,
    created_at: now,
    last_used_at: null,
    revoked_at: null,
  };
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('api_keys')
      .values({ ...row, scopes: json(row.scopes) })
      .execute();
    await appendEvent(tx, {
      brand_id,
      kind: 'api_key.created',
      actor,
      data: { name: draft.name, scopes: row.scopes },
      at: now,
    });
  });
  return { key: serializeKey(row), secret };
}

/** Revokes a key for good. @throws ApiError 404 */
export async function revokeKey(
  db: Db,
  { brand_id, actor }: ChangeContext,
  key_id: string,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .updateTable('api_keys')
      .set({ revoked_at: sql<Date>`coalesce(revoked_at, ${now})` })
      .where('brand_id', '=', brand_id)
      .where('key_id', '=', key_id)
      .returning('name')
      .executeTakeFirst();
    if (!row) throw notFound('API key');
    await appendEvent(tx, { brand_id, kind: 'api_key.revoked', actor, data: { name: row.name }, at: now });
  });
}

/** Whether a bearer token is an API key. */
export const isApiKey = (token: string | undefined): token is string => token?.startsWith(prefix) === true;

/** @throws ApiError 403 if the person who created the key has lost the module since */
function assertCreatorCan(
  creator: Pick<Session, 'business_role' | 'module_access'> & { created_by: string },
  module: unknown,
): void {
  if (canAccessModule(creator, module)) return;
  throw forbidden(`${creator.created_by}, who created the API key, has no access to ${String(module)}.`);
}

/**
 * Authenticates a key for an endpoint's scope and consumes one of its requests, in one statement: several servers share
 * the limit (generic cell rate algorithm, as for couriers).
 * @throws ApiError 401 for an unknown or revoked key, 403 without the scope, 429 above the limit
 */
export async function authenticateKey(
  db: Db,
  token: string,
  { scope, module }: { scope?: string | undefined; module?: unknown },
  now: Date,
): Promise<Session> {
  const brand_id = token.slice(prefix.length).split('.')[0] ?? '';
  const row = await db
    .selectFrom('api_keys')
    .innerJoin('users', (join) =>
      join.onRef('users.brand_id', '=', 'api_keys.brand_id').onRef('users.user_id', '=', 'api_keys.user_id'),
    )
    .selectAll('api_keys')
    .select(['users.business_role', 'users.module_access', pausedReason(brand_id)])
    .where('api_keys.brand_id', '=', brand_id)
    .where('api_keys.hash', '=', hashOf(token))
    .where('users.is_active', '=', true)
    .executeTakeFirst();
  if (!row || row.revoked_at !== null) throw unauthorized('The API key is unknown or was revoked.');
  if (scope === undefined || !(row.scopes as readonly string[]).includes(scope))
    throw forbidden(
      scope === undefined
        ? 'This endpoint takes no API key. See /docs/api for those that do.'
        : `The API key lacks the scope ${scope}. Create a key that has it.`,
    );
  assertCreatorCan(row, module);
  const step = Math.ceil(60_000 / row.per_minute);
  const at = now.getTime();
  const count = db
    .updateTable('api_keys')
    .set({
      next_allowed_ms: sql<number>`case when next_allowed_ms > ${at + mostAheadMs}::bigint then ${at - step * (burst - 1)}::bigint
        else greatest(next_allowed_ms, ${at - step * (burst - 1)}::bigint) end + ${step}::bigint`,
      ...(!row.last_used_at || at - row.last_used_at.getTime() > usedEveryMs ? { last_used_at: now } : {}),
    })
    .where('brand_id', '=', brand_id)
    .where('key_id', '=', row.key_id)
    .where((eb) => eb.or([eb('next_allowed_ms', '<=', at), eb('next_allowed_ms', '>', at + mostAheadMs)]))
    .returning('key_id');
  // Without room nothing can be counted, and reads go on: what writes is refused by the database.
  const [allowed] = (await ifThereIsRoom(count.execute())) ?? [{ key_id: row.key_id }];
  if (!allowed)
    throw tooManyRequests(
      `This API key may send ${row.per_minute} requests a minute. Try again in a few seconds.`,
      Math.max(1, Math.ceil((row.next_allowed_ms - at) / 1000)),
    );
  return {
    brand_id,
    user_id: row.key_id,
    name: row.name,
    email: '',
    business_role: 'api',
    paused_reason: row.paused_reason,
    // Nothing but its scopes.
    module_access: [],
  };
}
