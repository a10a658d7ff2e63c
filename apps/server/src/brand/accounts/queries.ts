import type { Selectable } from 'kysely';
import { notFound } from '../../base/errors.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { Contact } from '../../base/contact.ts';
import { unusablePasswordHash } from './passwords.ts';
import type { UsersTable } from './tables.ts';

/** Finds the login of an email address or phone number. */
export function findLogin(db: Db | Tx, contact: Contact) {
  const query = db.selectFrom('logins').selectAll();
  return (
    'email' in contact ? query.where('email', '=', contact.email) : query.where('phone', '=', contact.phone)
  ).executeTakeFirst();
}

/** Finds which log-ins have a password: their users followed the link that was sent to their address. */
export async function findJoinedLogins(db: Db | Tx, login_ids: readonly string[]): Promise<Set<string>> {
  if (login_ids.length === 0) return new Set();
  const logins = await db
    .selectFrom('logins')
    .select('login_id')
    .where('login_id', 'in', login_ids)
    .where('password_hash', '!=', unusablePasswordHash)
    .execute();
  return new Set(logins.map(({ login_id }) => login_id));
}

/** Finds a user with the brand. */
export function findUser(db: Db | Tx, brandId: string, userId: string) {
  return db
    .selectFrom('users')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Finds a brand. */
export function findBrand(db: Db | Tx, brandId: string) {
  return db.selectFrom('brands').selectAll().where('brand_id', '=', brandId).executeTakeFirst();
}

/** Locks the brand's team and loads a user, so that two owners can't remove each other at once. */
export async function lockUser(tx: Tx, brand_id: string, id: string): Promise<Selectable<UsersTable>> {
  await tx.selectFrom('brands').select('brand_id').where('brand_id', '=', brand_id).forUpdate().execute();
  const user = await findUser(tx, brand_id, id);
  if (!user?.is_active) throw notFound('user');
  return user;
}
