import type { Db } from '../../platform/db/schema.ts';
import { validationError } from '../../base/errors.ts';
import type { Session } from '../../platform/http/session.ts';
import type { Services } from '../../start/services.ts';
import { consumeDelayedAttempt, resetAttempts } from '../../platform/db/attemptLimit.ts';
import { verifyPassword } from './passwords.ts';
import { findUser } from './queries.ts';

/**
 * Checks the password of the signed-in user before a sensitive change: a stolen token alone isn't enough.
 * @throws ApiError on the field `password`, or 429 after several wrong ones
 */
export async function confirmPassword(
  db: Db,
  services: Pick<Services, 'clock'>,
  session: Session,
  password: string,
): Promise<void> {
  const key = `confirm:${session.brand_id}:${session.user_id}`;
  await consumeDelayedAttempt(db, services.clock, { key, free: 5, firstSeconds: 15, maxSeconds: 900 });
  const user = await findUser(db, session.brand_id, session.user_id);
  const login =
    user &&
    (await db
      .selectFrom('logins')
      .select('password_hash')
      .where('login_id', '=', user.login_id)
      .executeTakeFirst());
  if (!(await verifyPassword(password.slice(0, 256), login?.password_hash)))
    throw validationError({ password: 'Wrong password. Enter the password that you log in with.' });
  await resetAttempts(db, key);
}
