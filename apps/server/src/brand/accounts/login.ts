import type { Db } from '../../platform/db/schema.ts';
import { ApiError } from '../../base/errors.ts';
import { appendEvent } from '../../platform/db/events.ts';
import type { Services } from '../../start/services.ts';
import {
  consumeAttempt,
  consumeDelayedAttempt,
  hasAttemptLeft,
  resetAttempts,
  returnAttempt,
} from '../../platform/db/attemptLimit.ts';
import { contactKey, maskEmail, parseContact } from '../../base/contact.ts';
import { deviceCookie, findKnownDevice } from './knownDevice.ts';
import { issueCode, redeemCode } from './oneTimeCodes.ts';
import { verifyPassword } from './passwords.ts';
import { findBrand, findLogin, findUser } from './queries.ts';
import { createSession } from './sessions.ts';
import { serializeSession } from './serializers.ts';
import { redeemTwoStepCode } from './twoStep/redeemTwoStepCode.ts';
import { findTwoStep } from './twoStep/twoStep.ts';
import { wrongCode } from './signup.ts';
import { logInCodeEmail } from './emails.ts';

const quarterHour = 15 * 60;
/** Log-ins of an account per hour, from all unknown devices, after which a password alone isn't enough. */
const trustedFailures = 20;

/** Wrong email, wrong password, blocked user: one error, after the same work. */
function refuse(): ApiError {
  return new ApiError({
    status: 401,
    code: 'wrong_login',
    detail: 'Wrong email or password',
    message: 'Wrong email or password',
  });
}

/** Where a log-in comes from, and where its device cookie goes. */
interface LoginDevice {
  address: string;
  cookies: string | null;
  userAgent: string;
  setCookie: (value: string) => void;
}

/**
 * Logs a user in by email or phone and password. Attempts wait longer and longer for each account and address, so that
 * strangers can't lock the owner out; a device that has logged in before has its own count. An account under attack from
 * many addresses also needs a one-time code on unknown devices.
 */
export async function logIn(
  db: Db,
  services: Services,
  input: {
    username: string;
    password: string;
    otp?: string | undefined;
    two_step_code?: string | undefined;
  },
  { address, cookies, userAgent, setCookie }: LoginDevice,
) {
  const { clock } = services;
  const contact = parseContact(input.username);
  const account =
    contact === undefined ? input.username.trim().toLowerCase().slice(0, 100) : contactKey(contact);
  const login = contact === undefined ? undefined : await findLogin(db, contact);
  const device = login && findKnownDevice(services, login, cookies);
  const network = `login:address:${address}`;
  if (device === undefined)
    await consumeAttempt(db, clock, {
      key: network,
      limit: 50,
      windowSeconds: quarterHour,
    });
  const key = device === undefined ? `login:account:${account}@${address}` : `login:device:${device}`;
  await consumeDelayedAttempt(db, clock, { key, free: 5, firstSeconds: 15, maxSeconds: quarterHour });
  const failures = `login:failures:${login?.login_id ?? account}`;
  const isTrusted =
    device !== undefined ||
    (await hasAttemptLeft(db, clock, { key: failures, limit: trustedFailures, windowSeconds: 3600 }));
  if (!(await verifyPassword(input.password.slice(0, 256), login?.password_hash)) || login === undefined)
    throw refuse();
  const [user, brand] = await Promise.all([
    findUser(db, login.home_brand_id, login.home_user_id),
    findBrand(db, login.home_brand_id),
  ]);
  if (user === undefined || brand === undefined || !user.is_active) throw refuse();
  if (!isTrusted) await confirmByCode(db, services, login, { otp: input.otp, network: address });
  await confirmTwoStepLogin(db, services, user, input.two_step_code);
  for (const counted of [key, failures]) await resetAttempts(db, counted);
  if (device === undefined) await returnAttempt(db, network);
  setCookie(deviceCookie(services, login, device));
  const started = await db.transaction().execute(async (tx) => {
    await appendEvent(tx, {
      brand_id: user.brand_id,
      kind: 'user.logged_in',
      actor: { kind: 'user', id: user.user_id, name: user.name },
      data: { address, is_new_device: device === undefined },
      at: clock.now(),
    });
    return createSession(tx, clock, user, { user_agent: userAgent, address });
  });
  return serializeSession(started, user, brand);
}

/** Asks for the second step of a user who has turned it on. After the password, so that it doesn't tell who has. */
async function confirmTwoStepLogin(
  db: Db,
  services: Services,
  user: { brand_id: string; user_id: string },
  code: string | undefined,
): Promise<void> {
  if (!(await findTwoStep(db, user))?.enabled_at) return;
  if (code === undefined) {
    const detail = 'Enter the code of your authenticator app, or a recovery code.';
    throw new ApiError({
      status: 401,
      code: 'two_step_required',
      detail,
      message: detail,
      fields: { two_step_code: detail },
    });
  }
  if (await redeemTwoStepCode(db, services, user, code)) return;
  throw new ApiError({
    status: 401,
    code: 'wrong_two_step_code',
    detail: 'This code is wrong or was used. Enter the next code of the app, or a recovery code.',
    message: 'Wrong code',
    fields: { two_step_code: 'Enter the next code of the app, or a recovery code.' },
  });
}

/** Redeems the code of a log-in with the right password, or sends one. */
async function confirmByCode(
  db: Db,
  services: Services,
  login: { login_id: string; email: string },
  { otp, network }: { otp: string | undefined; network: string },
): Promise<void> {
  if (otp !== undefined) {
    if (!(await redeemCode(db, services, { purpose: 'login', subject: login.login_id, network }, otp)))
      throw wrongCode();
    return;
  }
  // Only who knows the password comes here: nobody else can use this limit up.
  const limit = { key: `login:code:${login.login_id}`, limit: 5, windowSeconds: 3600 };
  // An earlier code stays valid when no further one is sent.
  if (await hasAttemptLeft(db, services.clock, limit)) {
    const code = await issueCode(db, services, 'login', login.login_id, { network });
    await services.mailer.send({
      to: login.email,
      ...logInCodeEmail(code),
    });
  }
  const detail = `Someone tried many passwords for this account. Enter the one-time code sent to ${maskEmail(login.email)}.`;
  throw new ApiError({
    status: 401,
    code: 'code_required',
    detail,
    message: detail,
    fields: { otp: 'Enter the one-time code.' },
  });
}
