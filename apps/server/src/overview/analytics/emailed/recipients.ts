import type { EmailedReportPerson } from '@khep/api';
import { validationError } from '../../../base/errors.ts';
import { findJoinedLogins } from '../../../brand/accounts/queries.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import { canAccessModule } from '../../../platform/http/session.ts';

/** A user to whom a page is to be sent. */
interface Recipient {
  user_id: string;
  name: string;
  email: string;
}

const selectUsers = (db: Db | Tx, brand_id: string) =>
  db
    .selectFrom('users')
    .select(['user_id', 'login_id', 'name', 'email', 'business_role', 'module_access'])
    .where('brand_id', '=', brand_id)
    .where('is_active', '=', true)
    .orderBy('name')
    .orderBy('user_id');

/** Lists the users who can get pages by email: those who confirmed their address by the link of their invitation. */
export async function listPeople(db: Db, brand_id: string, reader: string): Promise<EmailedReportPerson[]> {
  const users = await selectUsers(db, brand_id).execute();
  const joined = await findJoinedLogins(
    db,
    users.map(({ login_id }) => login_id),
  );
  return users
    .filter((user) => user.email !== '' && joined.has(user.login_id) && canAccessModule(user, 'analytics'))
    .map(({ user_id, name }) => ({ user_id, name, is_you: user_id === reader }));
}

/** @throws ApiError 422 for someone who isn't in the brand, or may not see analytics */
export async function requireRecipients(db: Db, brand_id: string, ids: readonly string[]): Promise<void> {
  const people = new Set((await listPeople(db, brand_id, '')).map(({ user_id }) => user_id));
  if (ids.some((id) => !people.has(id)))
    throw validationError({
      recipients: 'Choose users of your brand who have an email address and access to analytics.',
    });
}

/** Who gets a page now, and why others don't. */
interface Recipients {
  found: Recipient[];
  /** A sentence for each user who stays in the brand and gets nothing. */
  missed: string[];
  /** Nobody of them is in the brand any more. */
  isOver: boolean;
}

/** Finds who of a page's recipients can get it now. */
export async function findRecipients(db: Db, brand_id: string, ids: readonly string[]): Promise<Recipients> {
  const users =
    ids.length === 0
      ? []
      : await selectUsers(db, brand_id)
          .where('user_id', 'in', [...ids])
          .execute();
  const found: Recipient[] = [];
  const missed: string[] = [];
  for (const user of users) {
    const { user_id, name, email } = user;
    if (!canAccessModule(user, 'analytics')) missed.push(`${name} has no access to analytics any more.`);
    else if (email === '') missed.push(`${name} has no email address.`);
    else found.push({ user_id, name, email });
  }
  return { found, missed, isOver: users.length === 0 };
}
