import type { User } from '@khep/api';
import { countMatching, likePattern } from '../db/pagination.ts';
import type { Db } from '../db/schema.ts';
import { notFound } from '../errors.ts';
import { findUser } from './queries.ts';
import { serializeUser } from './serializers.ts';

/** Lists the brand's users by name. */
export async function listUsers(
  db: Db,
  brandId: string,
  filter: { search?: string; page?: number; page_size: number },
): Promise<{ users: User[]; total: number }> {
  const matching = () => {
    const query = db.selectFrom('users').where('brand_id', '=', brandId).where('is_active', '=', true);
    if (filter.search === undefined || filter.search === '') return query;
    const pattern = likePattern(filter.search);
    return query.where((where) =>
      where.or([
        where(where.fn<string>('lower', ['name']), 'like', pattern),
        where('email', 'like', pattern),
        where('mobile', 'like', pattern),
      ]),
    );
  };
  const rows = await matching()
    .selectAll()
    .orderBy('name')
    .orderBy('user_id')
    .limit(filter.page_size)
    .offset(((filter.page ?? 1) - 1) * filter.page_size)
    .execute();
  const { total } = await countMatching(db, matching());
  return { users: rows.map(serializeUser), total };
}

/** Requires a user of the brand. */
export async function getUser(db: Db, brandId: string, id: string): Promise<User> {
  const row = await findUser(db, brandId, id);
  if (row === undefined || !row.is_active) throw notFound('user');
  return serializeUser(row);
}
