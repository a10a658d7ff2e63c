import type { Db } from '../db/schema.ts';
import { ApiError } from '../errors.ts';
import type { Services } from '../services.ts';
import { resetAttempts, consumeAttempt } from './attemptLimit.ts';
import { contactKey, parseContact } from './contact.ts';
import { verifyPassword } from './passwords.ts';
import { findBrand, findLogin, findUser } from './queries.ts';
import { createSession } from './sessions.ts';
import { serializeSession } from './serializers.ts';

const quarterHour = 15 * 60;

/** Wrong email, wrong password, blocked user: one error, after the same work. */
function refuse(): ApiError {
  return new ApiError({
    status: 401,
    code: 'wrong_login',
    detail: 'Wrong email or password',
    message: 'Wrong email or password',
  });
}

/** Logs a user in by email or phone and password. */
export async function logIn(
  db: Db,
  services: Services,
  input: { username: string; password: string },
  address: string,
) {
  const contact = parseContact(input.username);
  const accountKey = `login:account:${contact === undefined ? input.username.trim().toLowerCase().slice(0, 100) : contactKey(contact)}`;
  await consumeAttempt(db, services.clock, {
    key: `login:address:${address}`,
    limit: 50,
    windowSeconds: quarterHour,
  });
  await consumeAttempt(db, services.clock, { key: accountKey, limit: 10, windowSeconds: quarterHour });
  const login = contact === undefined ? undefined : await findLogin(db, contact);
  if (!(await verifyPassword(input.password.slice(0, 256), login?.password_hash)) || login === undefined)
    throw refuse();
  const [user, brand] = await Promise.all([
    findUser(db, login.home_brand_id, login.home_user_id),
    findBrand(db, login.home_brand_id),
  ]);
  if (user === undefined || brand === undefined || !user.is_active) throw refuse();
  await resetAttempts(db, accountKey);
  const started = await createSession(db, services.clock, user);
  return serializeSession(started, user, brand);
}
