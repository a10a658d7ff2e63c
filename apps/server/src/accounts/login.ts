import type { Db } from '../db/schema.ts';
import { Refusal } from '../errors.ts';
import type { Services } from '../services.ts';
import { forgetAttempts, takeAttempt } from './attempts.ts';
import { contactKey, readContact } from './contact.ts';
import { isPassword } from './passwords.ts';
import { findBrand, findLogin, findUser } from './queries.ts';
import { startSession } from './sessions.ts';
import { wireSession } from './wire.ts';

const quarterHour = 15 * 60;

/** Wrong email, wrong password, blocked user: one refusal, after the same work. */
function refuse(): Refusal {
  return new Refusal({
    status: 401,
    code: 'wrong_login',
    detail: 'Wrong email or password',
    message: 'Wrong email or password',
  });
}

/** Logs a person in by email or phone and password. */
export async function logIn(
  db: Db,
  services: Services,
  input: { username: string; password: string },
  address: string,
) {
  const contact = readContact(input.username);
  const accountKey = `login:account:${contact === undefined ? input.username.trim().toLowerCase().slice(0, 100) : contactKey(contact)}`;
  await takeAttempt(db, services.clock, {
    key: `login:address:${address}`,
    limit: 50,
    windowSeconds: quarterHour,
  });
  await takeAttempt(db, services.clock, { key: accountKey, limit: 10, windowSeconds: quarterHour });
  const login = contact === undefined ? undefined : await findLogin(db, contact);
  if (!(await isPassword(input.password.slice(0, 256), login?.password_hash)) || login === undefined)
    throw refuse();
  const [user, brand] = await Promise.all([
    findUser(db, login.home_brand_id, login.home_user_id),
    findBrand(db, login.home_brand_id),
  ]);
  if (user === undefined || brand === undefined || !user.is_active) throw refuse();
  await forgetAttempts(db, accountKey);
  const started = await startSession(db, services.clock, user);
  return wireSession(started, user, brand);
}
