import { randomBytes } from 'node:crypto';
import type { Db } from '../../platform/db/schema.ts';
import { ApiError } from '../../base/errors.ts';
import { appendEvent } from '../../platform/db/events.ts';
import type { Services } from '../../start/services.ts';
import {
  consumeAttempt,
  consumeSharedAttempt,
  hasSharedAttemptLeft,
} from '../../platform/db/attemptLimit.ts';
import { findKnownDevice } from './knownDevice.ts';
import { issueCode, redeemCode } from './oneTimeCodes.ts';
import { contactKey, parseContact } from '../../base/contact.ts';
import type { Contact } from '../../base/contact.ts';
import { hashPassword } from './passwords.ts';
import { assertPasswordAllowed } from './passwordPolicy.ts';
import { sendInBackground } from '../../platform/mail/sendInBackground.ts';
import { findLogin } from './queries.ts';
import { endAllSessions } from './sessions.ts';
import { wrongCode } from './signup.ts';
import { hashSecret } from './tokens.ts';
import { newPasswordCodeEmail } from './emails.ts';

function unknownContactError(): ApiError {
  return new ApiError({
    status: 422,
    code: 'wrong_contact',
    detail: 'Wrong Email or Phone Number',
    message: 'Wrong Email or Phone Number',
    fields: { username: 'Enter the email address or 10-digit mobile number of your account.' },
  });
}

/**
 * Without an account the same rows are written and read, so that timing reveals nothing; no email is sent.
 */
const unknownSubject = (contact: Contact): string => `unknown:${hashSecret(contactKey(contact))}`;

/** Step one: sends a code if the account exists. The response is the same either way. */
export async function requestPasswordReset(
  db: Db,
  services: Services,
  text: string,
  { address, cookies }: { address: string; cookies: string | null },
): Promise<void> {
  const contact = parseContact(text);
  if (contact === undefined) throw unknownContactError();
  await consumeAttempt(db, services.clock, {
    key: `forgot:address:${address}`,
    limit: 20,
    windowSeconds: 3600,
  });
  const login = await findLogin(db, contact);
  const subject = login?.login_id ?? unknownSubject(contact);
  const device = login && findKnownDevice(services, login, cookies);
  // Strangers who use up the limit of all leave that of a browser in which the user has logged in before.
  const limits = { network: device ?? address, perNetwork: 5, inAll: 20, windowSeconds: 3600 };
  const ofDevice = device === undefined ? '' : `device:${device}:`;
  await consumeSharedAttempt(db, services.clock, {
    key: `forgot:account:${ofDevice}${contactKey(contact)}`,
    ...limits,
  });
  // Email and phone of an account share its limit. Not an error: that would tell that they belong together.
  const hasRoom = await hasSharedAttemptLeft(db, services.clock, {
    key: `forgot:login:${ofDevice}${subject}`,
    ...limits,
  });
  if (!hasRoom) return;
  const code = await issueCode(db, services, 'forgot', subject, { network: address });
  if (login === undefined) return;
  sendInBackground(services, { to: login.email, ...newPasswordCodeEmail(code) });
}

/** Step two: redeems the code for a reset token. An unknown contact is treated as a wrong code. */
export async function verifyResetCode(
  db: Db,
  services: Services,
  text: string,
  code: string,
  address: string,
): Promise<string> {
  const contact = parseContact(text);
  if (contact === undefined) throw wrongCode();
  const login = await findLogin(db, contact);
  const asked = {
    purpose: 'forgot',
    subject: login?.login_id ?? unknownSubject(contact),
    network: address,
  } as const;
  const taken = await redeemCode(db, services, asked, code);
  if (login === undefined || taken === undefined) throw wrongCode();
  const secret = await issueCode(db, services, 'reset', login.login_id, {
    code: randomBytes(24).toString('base64url'),
  });
  return `${login.login_id}.${secret}`;
}

/** Step three, and the only step of an invitation: sets the password and ends all sessions of the user. */
export async function setPassword(
  db: Db,
  services: Services,
  input: { reset_token: string; password: string },
): Promise<void> {
  const [loginId = '', secret = ''] = input.reset_token.split('.');
  const login = await db.selectFrom('logins').selectAll().where('login_id', '=', loginId).executeTakeFirst();
  // The same rules without an account: this must not tell whether there is one.
  assertPasswordAllowed(input.password, login && [login.email]);
  const taken =
    login &&
    ((await redeemCode(db, services, { purpose: 'reset', subject: login.login_id }, secret)) ??
      (await redeemCode(db, services, { purpose: 'invite', subject: login.login_id }, secret)));
  if (!login || !taken) throw wrongCode();
  const password_hash = await hashPassword(input.password);
  const user = { brand_id: login.home_brand_id, user_id: login.home_user_id };
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('logins').set({ password_hash }).where('login_id', '=', login.login_id).execute();
    await endAllSessions(tx, user);
    await appendEvent(tx, {
      brand_id: user.brand_id,
      kind: 'user.password_changed',
      actor: { kind: 'user', id: user.user_id },
      data: {},
      at: services.clock.now(),
    });
  });
}
