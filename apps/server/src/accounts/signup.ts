import type { LoginResponse, PendingSignup } from '@khep/api';
import type { z } from 'zod';
import type { Db } from '../db/schema.ts';
import { json } from '../db/schema.ts';
import { ApiError, validationError } from '../errors.ts';
import { newId } from '../ids.ts';
import type { Services } from '../services.ts';
import { consumeAttempt } from './attemptLimit.ts';
import { createBrand } from './brands.ts';
import { codeTtlMs, issueCode, redeemCode } from './oneTimeCodes.ts';
import { maskEmail, normalizeEmail, normalizePhone } from './contact.ts';
import { hashPassword } from './passwords.ts';
import { assertPasswordAllowed } from './passwordPolicy.ts';
import { findBrand, findLogin, findUser } from './queries.ts';
import { createSession } from './sessions.ts';
import { hashSecret, newSecret } from './tokens.ts';
import { serializeSession } from './serializers.ts';

export interface SignupInput {
  name: string;
  email: string;
  mobile: string;
  password: string;
  brand_name: string;
  /** Whatever else the form asked: kept in the company profile. */
  profile?: Record<string, unknown>;
}

type SignedUp = z.input<typeof PendingSignup>;

const oneHour = 60 * 60_000;

/**
 * Keeps a sign-up and sends its one-time code; the brand is made when the code comes back with the sign-up's own secret.
 * Without that secret the newest code in the letters of an address would confirm whoever typed the address last, with a
 * password that its owner never chose. So several may wait for one address, each with its code.
 * An address that has an account gets the same answer here and another letter, so that a stranger cannot learn who has one.
 */
export async function signUp(
  db: Db,
  services: Services,
  input: SignupInput,
  address: string,
): Promise<SignedUp> {
  const email = normalizeEmail(input.email);
  const phone = normalizePhone(input.mobile);
  if (phone === undefined) throw validationError({ mobile: 'Enter a ten-digit Indian mobile number.' });
  assertPasswordAllowed(input.password, [email, input.name, input.brand_name]);
  await consumeAttempt(db, services.clock, {
    key: `signup:address:${address}`,
    limit: 20,
    windowSeconds: 3600,
  });
  await consumeAttempt(db, services.clock, { key: `signup:account:${email}`, limit: 5, windowSeconds: 3600 });

  const password_hash = await hashPassword(input.password);
  const secret = newSecret();
  const details = {
    brand_id: newId('brd'),
    user_id: newId('usr'),
    login_id: newId('log'),
    name: input.name.trim(),
    brand_name: input.brand_name.trim(),
    profile: input.profile ?? {},
  };
  const known = (await findLogin(db, { email })) ?? (await findLogin(db, { phone }));
  if (known === undefined) await keepSignup();
  else await tellOwner(known.email);
  return {
    signup_id: secret,
    user: { name: details.name, email, mobile: phone },
    brand: { name: details.brand_name },
    username: email,
    sent_to: maskEmail(email),
    expires_at: new Date(services.clock.now().getTime() + codeTtlMs).toISOString(),
  };

  async function keepSignup(): Promise<void> {
    const now = services.clock.now();
    const signup_id = hashSecret(secret);
    const code = await db.transaction().execute(async (tx) => {
      await tx
        .insertInto('signups')
        .values({
          signup_id,
          email,
          phone,
          password_hash,
          details: json(details),
          created_at: now,
          expires_at: new Date(now.getTime() + oneHour),
        })
        .execute();
      return issueCode(tx, services, 'signup', signup_id);
    });
    await sendCode(services, email, code);
  }

  async function tellOwner(owner: string): Promise<void> {
    await services.mailer.send({
      to: owner,
      subject: 'You already have a Khep account',
      text: 'Somebody signed up with this email address or phone number, which already has an account. If it was you, log in, or choose "Forgot password".',
    });
  }
}

/** Sends a sign-up's code again, a new one. Where no sign-up waits, nothing is sent and the answer is the same. */
export async function resendSignUpCode(
  db: Db,
  services: Services,
  { username, signup_id }: { username: string; signup_id: string },
  address: string,
): Promise<void> {
  const email = normalizeEmail(username);
  await consumeAttempt(db, services.clock, {
    key: `signup:address:${address}`,
    limit: 20,
    windowSeconds: 3600,
  });
  await consumeAttempt(db, services.clock, { key: `signup:account:${email}`, limit: 5, windowSeconds: 3600 });
  const waiting = await waitingSignUp(db, services, email, signup_id);
  if (waiting === undefined) return;
  await sendCode(services, email, await issueCode(db, services, 'signup', waiting.signup_id));
}

function waitingSignUp(db: Db, services: Services, email: string, secret: string) {
  return db
    .selectFrom('signups')
    .selectAll()
    .where('signup_id', '=', hashSecret(secret))
    .where('email', '=', email)
    .where('expires_at', '>', services.clock.now())
    .executeTakeFirst();
}

function sendCode(services: Services, email: string, code: string): Promise<void> {
  return services.mailer.send({
    to: email,
    subject: `${code} is your Khep code`,
    text: `Your one-time code is ${code}. It works for ten minutes.\nIf you did not sign up, you need do nothing.`,
  });
}

/** Makes the brand of a sign-up whose code came back, and logs its owner in. Undefined where no such sign-up waits. */
export async function confirmSignUp(
  db: Db,
  services: Services,
  { email, signup_id, code }: { email: string; signup_id: string; code: string },
): Promise<LoginResponse | undefined> {
  const waiting = await waitingSignUp(db, services, email, signup_id);
  if (waiting === undefined) return undefined;
  // Outside the transaction below: a wrong guess must be counted, not rolled back.
  if (!(await redeemCode(db, services, 'signup', waiting.signup_id, code))) throw wrongCode();
  const { brand_id, user_id, login_id, name, brand_name, profile } = waiting.details;
  return db.transaction().execute(async (tx) => {
    const removed = await tx
      .deleteFrom('signups')
      .where('signup_id', '=', waiting.signup_id)
      .executeTakeFirst();
    if (removed.numDeletedRows !== 1n) throw wrongCode();
    // The address has its account: whatever else waited for it is over.
    await tx.deleteFrom('signups').where('email', '=', email).execute();
    await createBrand(tx, {
      brand_id,
      user_id,
      login_id,
      brand_name,
      name,
      email,
      phone: waiting.phone,
      password_hash: waiting.password_hash,
      profile: profile as Record<string, unknown>,
      at: services.clock.now(),
    });
    const [user, brand] = [await findUser(tx, brand_id, user_id), await findBrand(tx, brand_id)];
    return serializeSession(await createSession(tx, services.clock, { brand_id, user_id }), user!, brand!);
  });
}

/** The refusal of a code: one for wrong, old and never sent. */
export function wrongCode(): ApiError {
  return new ApiError({
    status: 422,
    code: 'wrong_code',
    detail: 'Wrong OTP',
    message: 'Wrong OTP',
    fields: { otp: 'This code is wrong or has run out. Ask for a new one.' },
  });
}
