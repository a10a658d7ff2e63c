import type { Db, Tx } from '../../platform/db/schema.ts';
import type { Contact } from '../../base/contact.ts';

/** Finds the login of an email address or phone number. */
export function findLogin(db: Db | Tx, contact: Contact) {
  const query = db.selectFrom('logins').selectAll();
  return (
    'email' in contact ? query.where('email', '=', contact.email) : query.where('phone', '=', contact.phone)
  ).executeTakeFirst();
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
