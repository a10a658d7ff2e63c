import { sendInBackground } from '../../platform/mail/sendInBackground.ts';
import { randomBytes } from 'node:crypto';
import type { User } from '@khep/api';
import type { Db } from '../../platform/db/schema.ts';
import { ApiError, conflict, forbidden, validationError, notFound } from '../../base/errors.ts';
import { newId } from '../../base/ids.ts';
import { MessageRejected } from '../notifications/message.ts';
import { userActor, appendEvent } from '../../platform/db/events.ts';
import type { Session } from '../../platform/http/session.ts';
import type { Services } from '../../start/services.ts';
import { consumeAttempt } from '../../platform/db/attemptLimit.ts';
import { codeTtlMs, issueCode, redeemCode } from './oneTimeCodes.ts';
import { normalizePhone, parseContact } from '../../base/contact.ts';
import { confirmPassword } from './confirmPassword.ts';
import { findLogin, findUser, lockUser } from './queries.ts';
import { wrongCode } from './signup.ts';
import { assertNotInBrand } from './team.ts';
import { serializeUser } from './serializers.ts';
import {
  changeToKnownContactEmail,
  contactChangedEmail,
  contactCodeEmail,
  contactCodeSms,
} from './emails.ts';

type Field = 'mobile' | 'email';

const subjectOf = (session: Session, id: string, field: Field) => `${session.brand_id}:${id}:${field}`;

/** Users change their own log-in, and owners that of everyone: a new email address allows logging in as that user. */
function assertCanChangeLogin(session: Session, user: { user_id: string; name: string }): void {
  if (session.business_role === 'owner' || user.user_id === session.user_id) return;
  throw forbidden(`Only ${user.name} or an owner of the brand can change this log-in.`);
}

/** The normalized new value. */
function normalValue(field: Field, value: string): string {
  if (field === 'mobile') {
    const phone = normalizePhone(value);
    if (phone === undefined) throw validationError({ value: 'Enter a 10-digit Indian mobile number.' });
    return phone;
  }
  const contact = parseContact(value);
  if (!contact || !('email' in contact))
    throw validationError({ value: 'Enter an email address such as name@example.in.' });
  return contact.email;
}

/** Step one: sends a code to the new address or number, which confirms that the user can read it. */
export async function startContactChange(
  db: Db,
  services: Services,
  session: Session,
  id: string,
  input: { field: Field; value: string; password: string },
): Promise<void> {
  const user = await findUser(db, session.brand_id, id);
  if (!user?.is_active) throw notFound('user');
  assertCanChangeLogin(session, user);
  const value = normalValue(input.field, input.value);
  await confirmPassword(db, services, session, input.password);
  await consumeAttempt(db, services.clock, {
    key: `contact:${session.brand_id}:${id}`,
    limit: 10,
    windowSeconds: 3600,
  });
  const code = await db.transaction().execute(async (tx) => {
    await assertNotInBrand(tx, session.brand_id, { [input.field]: value }, id);
    return issueCode(tx, services, 'contact', subjectOf(session, id, input.field), { payload: value });
  });
  // Only the owner of the address learns that it has an account.
  if (input.field === 'email' && (await findLogin(db, { email: value }))) {
    sendInBackground(services, { to: value, ...changeToKnownContactEmail });
    return;
  }
  const change = { what: nameOf(input.field), user: user.name, value };
  if (input.field === 'mobile') {
    await sendSms(services, value, contactCodeSms(code, change), code);
    return;
  }
  sendInBackground(services, { to: value, ...contactCodeEmail(code, change) });
}

const nameOf = (field: Field): string => (field === 'email' ? 'email address' : 'mobile number');

/** @throws ApiError on the field `value` if the provider rejects the number, or 503 */
async function sendSms(
  { messenger }: Pick<Services, 'messenger'>,
  to: string,
  text: string,
  code?: string,
): Promise<void> {
  try {
    await messenger.send({ channel: 'sms', to, text, reference: newId('sms'), ...(code && { code }) });
  } catch (error) {
    if (error instanceof MessageRejected)
      throw validationError({ value: 'No SMS can be sent to this number. Check it, or enter another.' });
    throw new ApiError({
      status: 503,
      code: 'sms_down',
      detail: "The SMS couldn't be sent. Try again in a minute.",
    });
  }
}

/** Warns the contact that was replaced; a new number also the email address. Failures are logged: the change is made. */
async function warnOldContact(
  services: Services,
  known: { name: string; email: string; mobile: string },
  field: Field,
  by: string,
): Promise<void> {
  const email = contactChangedEmail({ what: nameOf(field), user: known.name, by });
  const warnings = [
    services.mailer.send({ to: known.email, ...email }),
    ...(field === 'mobile' && known.mobile !== '' ? [sendSms(services, known.mobile, email.text)] : []),
  ];
  for (const result of await Promise.allSettled(warnings))
    if (result.status === 'rejected')
      services.log.error({ err: result.reason as unknown }, 'a warning could not be sent');
}

/** Step two: redeems the code for a token that permits this change. */
export async function verifyContactChange(
  db: Db,
  services: Services,
  session: Session,
  input: { id: string; field: Field; otp: string },
): Promise<{ verification_token: string; expires_at: string }> {
  const user = await findUser(db, session.brand_id, input.id);
  if (!user?.is_active) throw notFound('user');
  assertCanChangeLogin(session, user);
  const subject = subjectOf(session, input.id, input.field);
  const taken = await redeemCode(db, services, { purpose: 'contact', subject }, input.otp);
  if (!taken?.payload) throw wrongCode();
  const verification_token = await issueCode(db, services, 'contact-change', subject, {
    code: randomBytes(24).toString('base64url'),
    payload: taken.payload,
  });
  return {
    verification_token,
    expires_at: new Date(services.clock.now().getTime() + codeTtlMs).toISOString(),
  };
}

/** Step three: saves the change in the account and the login directory, and notifies the old address. */
export async function changeContact(
  db: Db,
  services: Services,
  session: Session,
  id: string,
  input: { field: Field; value: string; verification_token: string },
): Promise<User> {
  const known = await findUser(db, session.brand_id, id);
  if (!known?.is_active) throw notFound('user');
  assertCanChangeLogin(session, known);
  const { field } = input;
  const value = normalValue(field, input.value);
  // Outside the transaction: a wrong attempt must be counted, not rolled back.
  const taken = await redeemCode(
    db,
    services,
    { purpose: 'contact-change', subject: subjectOf(session, id, field) },
    input.verification_token,
  );
  if (taken?.payload !== value)
    throw validationError({ verification_token: 'Confirm the new contact with its one-time code first.' });
  const changed = await db.transaction().execute(async (tx) => {
    const user = await lockUser(tx, session.brand_id, id);
    await assertNotInBrand(tx, session.brand_id, { [field]: value }, id);
    const holder = await findLogin(tx, field === 'email' ? { email: value } : { phone: value });
    const isFree = holder === undefined || holder.login_id === user.login_id;
    // The code proves the email address, so it may say that it has an account by now. A number isn't proven: one of
    // another account is kept as a contact, and doesn't log in here.
    if (field === 'email' && !isFree)
      throw conflict('Mobile or email is already registered', {
        value: 'Mobile or email is already registered. Enter a different email address.',
      });
    await tx
      .updateTable('logins')
      .set(field === 'email' ? { email: value } : { phone: isFree ? value : null })
      .where('login_id', '=', user.login_id)
      .execute();
    await appendEvent(tx, {
      brand_id: session.brand_id,
      kind: 'user.contact_changed',
      actor: userActor(session),
      data: { user_id: id, field },
      at: services.clock.now(),
    });
    return tx
      .updateTable('users')
      .set({ [field]: value })
      .where('brand_id', '=', session.brand_id)
      .where('user_id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  void warnOldContact(services, known, field, session.name);
  return serializeUser(changed);
}
