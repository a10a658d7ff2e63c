import { sendInBackground } from '../../platform/mail/sendInBackground.ts';
import type { LoginResponse, PendingSignup } from '@khep/api';
import type { z } from 'zod';
import type { Db } from '../../platform/db/schema.ts';
import { json } from '../../platform/db/schema.ts';
import { ApiError, validationError } from '../../base/errors.ts';
import { newId } from '../../base/ids.ts';
import type { Services } from '../../start/services.ts';
import { consumeAttempt, consumeSharedAttempt, hasAttemptLeft } from '../../platform/db/attemptLimit.ts';
import { createBrand } from './brands.ts';
import { codeTtlMs, issueCode, redeemCode } from './oneTimeCodes.ts';
import { maskEmail, normalizeEmail, normalizePhone } from '../../base/contact.ts';
import { hashPassword } from './passwords.ts';
import { assertPasswordAllowed } from './passwordPolicy.ts';
import { findBrand, findLogin, findUser } from './queries.ts';
import { createSession } from './sessions.ts';
import type { SessionOrigin } from './sessions.ts';
import { hashSecret, newSecret } from './tokens.ts';
import { serializeSession } from './serializers.ts';
import { signUpCodeEmail, signUpWithKnownContactEmail } from './emails.ts';

export interface SignupInput {
  name: string;
  email: string;
  mobile: string;
  password: string;
  brand_name: string;
  /** Further fields of the form, saved in the company profile. */
  profile?: Record<string, unknown>;
}

type SignedUp = z.input<typeof PendingSignup>;

const oneHour = 60 * 60_000;

/**
 * Saves a sign-up and sends its one-time code. The brand is created when the code is redeemed with the
 * sign-up's secret; without it, a stranger's sign-up could be confirmed by the owner of the address. Several
 * sign-ups may wait for one address. An address with an account gets the same response and a different email,
 * so that accounts can't be enumerated.
 */
export async function signUp(
  db: Db,
  services: Services,
  input: SignupInput,
  address: string,
): Promise<SignedUp> {
  const email = normalizeEmail(input.email);
  const phone = normalizePhone(input.mobile);
  if (phone === undefined) throw validationError({ mobile: 'Enter a 10-digit Indian mobile number.' });
  assertPasswordAllowed(input.password, [email, input.name, input.brand_name]);
  await consumeAttempt(db, services.clock, {
    key: `signup:address:${address}`,
    limit: 20,
    windowSeconds: 3600,
  });
  const limits = signUpLimits(address);
  await consumeSharedAttempt(db, services.clock, { key: `signup:account:${email}`, ...limits });
  await consumeSharedAttempt(db, services.clock, { key: `signup:account:${phone}`, ...limits });

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
    sendCode(services, email, code);
  }

  async function tellOwner(owner: string): Promise<void> {
    const limit = { key: `signup:known:${owner}`, limit: 5, windowSeconds: 3600 };
    if (!(await hasAttemptLeft(db, services.clock, limit))) return;
    sendInBackground(services, { to: owner, ...signUpWithKnownContactEmail });
  }
}

const signUpLimits = (network: string) => ({ network, perNetwork: 5, inAll: 20, windowSeconds: 3600 });

/** Sends a new code for a sign-up. Without one, sends nothing and returns the same response. */
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
  await consumeSharedAttempt(db, services.clock, {
    key: `signup:account:${email}`,
    ...signUpLimits(address),
  });
  const waiting = await waitingSignUp(db, services, email, signup_id);
  if (waiting === undefined) return;
  sendCode(services, email, await issueCode(db, services, 'signup', waiting.signup_id));
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

function sendCode(services: Services, email: string, code: string): void {
  sendInBackground(services, { to: email, ...signUpCodeEmail(code) });
}

/** Creates the brand of a confirmed sign-up and logs its owner in. Undefined without such a sign-up. */
export async function confirmSignUp(
  db: Db,
  services: Services,
  { email, signup_id, code }: { email: string; signup_id: string; code: string },
  origin: SessionOrigin,
): Promise<LoginResponse | undefined> {
  const waiting = await waitingSignUp(db, services, email, signup_id);
  if (waiting === undefined) return undefined;
  // Outside the transaction below: a wrong attempt must be counted, not rolled back.
  if (!(await redeemCode(db, services, { purpose: 'signup', subject: waiting.signup_id }, code)))
    throw wrongCode();
  const { brand_id, user_id, login_id, name, brand_name, profile } = waiting.details;
  return db.transaction().execute(async (tx) => {
    const removed = await tx
      .deleteFrom('signups')
      .where('signup_id', '=', waiting.signup_id)
      .executeTakeFirst();
    if (removed.numDeletedRows !== 1n) throw wrongCode();
    // The address has an account now: delete other sign-ups for it.
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
    const started = await createSession(tx, services.clock, { brand_id, user_id }, origin);
    return serializeSession(started, user!, brand!);
  });
}

/** One error for wrong, expired and unknown codes. */
export function wrongCode(): ApiError {
  return new ApiError({
    status: 422,
    code: 'wrong_code',
    detail: 'Wrong OTP',
    message: 'Wrong OTP',
    fields: { otp: 'This code is wrong or has expired. Request a new one.' },
  });
}
