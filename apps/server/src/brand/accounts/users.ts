import type { TeamRole } from '@khep/domain/team';
import type { TeamUser } from '@khep/api';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { loadVersion } from '../../platform/db/documentVersions.ts';
import { countMatching, likePattern, queryKeyset } from '../../platform/db/pagination.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { notFound } from '../../base/errors.ts';
import { findJoinedLogins, findUser } from './queries.ts';
import { serializeUser } from './serializers.ts';
import type { UsersTable } from './tables.ts';

/** Names the version of a user's name, photo and rights. */
export const userDocument = (user_id: string): string => `user:${user_id}`;

/** Users with what the team sees of their log-ins. A user without a log-in shares an address with another brand. */
async function toTeamUsers(
  db: Db | Tx,
  rows: readonly Selectable<UsersTable>[],
  now: Date,
): Promise<TeamUser[]> {
  const [first] = rows;
  if (first === undefined) return [];
  const { brand_id } = first;
  const ids = rows.map(({ user_id }) => user_id);
  const [sessions, twoStep, joined] = await Promise.all([
    db
      .selectFrom('sessions')
      .select([
        'user_id',
        sql<number>`(count(*) filter (where expires_at > ${now}))::int`.as('open'),
        sql<Date>`max(last_seen_at)`.as('last_seen_at'),
      ])
      .where('brand_id', '=', brand_id)
      .where('user_id', 'in', ids)
      .groupBy('user_id')
      .execute(),
    db
      .selectFrom('two_step')
      .select('user_id')
      .where('brand_id', '=', brand_id)
      .where('user_id', 'in', ids)
      .where('enabled_at', 'is not', null)
      .execute(),
    findJoinedLogins(
      db,
      rows.map(({ login_id }) => login_id),
    ),
  ]);
  const seen = new Map(sessions.map((row) => [row.user_id, row]));
  const secured = new Set(twoStep.map(({ user_id }) => user_id));
  return rows.map((row) => ({
    ...serializeUser(row),
    is_invited: !joined.has(row.login_id),
    has_two_step: secured.has(row.user_id),
    sessions: seen.get(row.user_id)?.open ?? 0,
    last_seen_at: seen.get(row.user_id)?.last_seen_at.toISOString() ?? null,
  }));
}

interface UserFilter {
  search?: string | undefined;
  role?: TeamRole | undefined;
  module?: string | undefined;
  page?: number;
  page_size: number;
  after?: string | undefined;
}

/** Lists the brand's users by name. */
export async function listUsers(
  db: Db,
  brandId: string,
  filter: UserFilter,
  now: Date,
): Promise<{ users: TeamUser[]; total: number; next: string | null }> {
  const { search = '', role, module } = filter;
  let matching = db.selectFrom('users').where('brand_id', '=', brandId).where('is_active', '=', true);
  if (role !== undefined) matching = matching.where('business_role', '=', role);
  if (module !== undefined)
    matching = matching.where((eb) =>
      eb.or([
        eb('business_role', '=', 'owner'),
        sql<boolean>`module_access @> '["all"]'::jsonb`,
        sql<boolean>`module_access @> to_jsonb(${module}::text)`,
      ]),
    );
  if (search !== '') {
    const pattern = likePattern(search);
    matching = matching.where((eb) =>
      eb.or([
        eb(eb.fn<string>('lower', ['name']), 'like', pattern),
        eb('email', 'like', pattern),
        eb('mobile', 'like', pattern),
      ]),
    );
  }
  const { rows, next } = await queryKeyset(
    matching.selectAll(),
    { column: 'name', holds: 'text', id: 'user_id', direction: 'asc' },
    filter,
  );
  const { total } = await countMatching(db, matching);
  return { users: await toTeamUsers(db, rows, now), total, next };
}

/** Requires a user of the brand. */
export async function getUser(
  db: Db | Tx,
  brandId: string,
  id: string,
  now: Date,
): Promise<TeamUser & { version: number }> {
  const version = await loadVersion(db, brandId, userDocument(id));
  const row = await findUser(db, brandId, id);
  if (row === undefined || !row.is_active) throw notFound('user');
  const [user] = await toTeamUsers(db, [row], now);
  return { ...user!, version };
}
