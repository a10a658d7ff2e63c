import { randomBytes } from 'node:crypto';
import type { User } from '@khep/api';
import type { Db } from '../db/schema.ts';
import { conflict, forbidden, validationError, notFound } from '../errors.ts';
import { userActor, appendEvent } from '../events.ts';
import type { Session } from '../http/session.ts';
import type { Services } from '../services.ts';
import { consumeAttempt } from './attemptLimit.ts';
import { codeTtlMs, issueCode, redeemCode } from './oneTimeCodes.ts';
import { normalizePhone, parseContact } from './contact.ts';
import { confirmPassword } from './confirmPassword.ts';
import { findLogin, findUser } from './queries.ts';
import { wrongCode } from './signup.ts';
import { lockUser, assertNotInBrand } from './team.ts';
import { serializeUser } from './serializers.ts';

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

/**
 * Step one: sends a code to confirm the change. For a new email, to that address; for a new number, to the
 * current email, because the server sends no text messages.
 */
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
    void services.mailer
      .send({
        to: value,
        subject: 'You already have a Khep account',
        text: 'Someone entered this email address for another account. An address belongs to one account, so nothing was changed. If it was you, use another address.',
      })
      .catch((error: unknown) => services.log.error({ err: error }, 'an email could not be sent'));
    return;
  }
  await services.mailer.send({
    to: input.field === 'email' ? value : user.email,
    subject: `${code} is your Khep code`,
    text: `Your one-time code to change the ${input.field === 'email' ? 'email address' : 'mobile number'} of ${user.name} to ${value} is ${code}. It expires in 10 minutes.\nIf you didn't request this, ignore this email.`,
  });
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
  const taken = await redeemCode(db, services, 'contact', subject, input.otp);
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
    'contact-change',
    subjectOf(session, id, field),
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
    if (field === 'email' && !isFree) throw conflict('Mobile or email is already registered');
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
  services.mailer
    .send({
      to: known.email,
      subject: 'Your Khep account was changed',
      text: `The ${field === 'email' ? 'email address' : 'mobile number'} of ${known.name} was changed by ${session.name}.\nIf you didn't expect this, contact the owner of your brand.`,
    })
    .catch((error: unknown) => services.log.error({ err: error }, 'an email could not be sent'));
  return serializeUser(changed);
}
