import { calls } from '@khep/api';
import { validationError } from '../../base/errors.ts';
import { bindRoute } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { normalizeEmail } from '../../base/contact.ts';
import { requestEarlyAccess } from './earlyAccess.ts';
import { logIn } from './login.ts';
import { changeContact, startContactChange, verifyContactChange } from './contactChange.ts';
import { loadCurrentUser } from './currentUser.ts';
import { assertPasswordAllowed } from './passwordPolicy.ts';
import { setPassword, requestPasswordReset, verifyResetCode } from './passwordReset.ts';
import { endSession } from './sessions.ts';
import { confirmSignUp, resendSignUpCode, signUp, wrongCode } from './signup.ts';
import { consumeAttempt } from '../../platform/db/attemptLimit.ts';
import { addUser, changeUser, inviteAgain, removeUser } from './team.ts';
import { getUser, listUsers } from './users.ts';

/** Accounts: users of a brand and their sessions. */
export const routes: Route[] = [
  bindRoute(calls.auth.login, async ({ body, db, services, address, headers, setHeader }) => ({
    data: await logIn(db, services, body, {
      address,
      cookies: headers.get('cookie'),
      userAgent: headers.get('user-agent') ?? '',
      setCookie: (value) => setHeader('set-cookie', value),
    }),
  })),

  bindRoute(calls.auth.signup, async ({ body, db, services, address }) => {
    const { timezone, currency, ...input } = body;
    return { data: await signUp(db, services, { ...input, profile: { timezone, currency } }, address) };
  }),

  bindRoute(calls.auth.passwordCheck, async ({ body, db, services, address }) => {
    await consumeAttempt(db, services.clock, {
      key: `password-check:address:${address}`,
      limit: 60,
      windowSeconds: 3600,
    });
    assertPasswordAllowed(body.password, body.about);
    return { message: 'This password can be used.' };
  }),

  bindRoute(calls.auth.logout, async ({ token, db }) => {
    if (token !== undefined) await endSession(db, token);
    return { message: 'You are logged out.' };
  }),

  bindRoute(calls.auth.session, async ({ session, db }) => ({ data: await loadCurrentUser(db, session) })),

  bindRoute(calls.brands.signupResend, async ({ body, db, services, address }) => {
    await resendSignUpCode(db, services, body, address);
    return { message: 'If a sign-up is waiting for this address, a new one-time code was sent.' };
  }),

  bindRoute(calls.brands.forgotInitiate, async ({ body, db, services, address, headers }) => {
    await requestPasswordReset(db, services, body.username, { address, cookies: headers.get('cookie') });
    return { message: 'If this account exists, a one-time code was sent.' };
  }),

  bindRoute(calls.brands.otpVerify, async ({ body, db, services, address, headers }) => {
    await consumeAttempt(db, services.clock, {
      key: `otp:address:${address}`,
      limit: 30,
      windowSeconds: 900,
    });
    if (body.purpose === 'signup') {
      if (body.signup_id === undefined)
        throw validationError({ signup_id: 'Send the signup_id from the response of the sign-up.' });
      const session = await confirmSignUp(
        db,
        services,
        { email: normalizeEmail(body.username), signup_id: body.signup_id, code: body.otp },
        { user_agent: headers.get('user-agent') ?? '', address },
      );
      if (session === undefined) throw wrongCode();
      return { data: session };
    }
    return { data: { reset_token: await verifyResetCode(db, services, body.username, body.otp, address) } };
  }),

  bindRoute(calls.brands.passwordUpdate, async ({ body, db, services }) => {
    await setPassword(db, services, body);
    return { message: 'Your new password is set. Log in with it.' };
  }),

  bindRoute(calls.brands.earlyAccess, async ({ body, db, services, address }) => {
    await requestEarlyAccess(db, services, body, address);
    return { message: "You're on the list. You'll get an email when a place opens." };
  }),

  bindRoute(calls.users.list, async ({ session, query, db, services }) => ({
    data: await listUsers(db, session.brand_id, query, services.clock.now()),
  })),

  bindRoute(calls.users.get, async ({ session, params, db, services }) => ({
    data: { user: await getUser(db, session.brand_id, params.id, services.clock.now()) },
  })),

  bindRoute(calls.users.add, async ({ session, body, db, services }) => ({
    data: { user: await addUser(db, services, session, body) },
  })),

  bindRoute(calls.users.update, async ({ session, params, body, db, services, ifMatch }) => ({
    data: { user: await changeUser(db, services, session, params.id, body, ifMatch) },
  })),

  bindRoute(calls.users.remove, async ({ session, params, db, services }) => {
    await removeUser(db, services, session, params.id);
    return { message: 'The user can no longer log in.' };
  }),

  bindRoute(calls.users.invite, async ({ session, params, db, services }) => {
    await inviteAgain(db, services, session, params.id);
    return { message: 'Invitation sent again' };
  }),

  bindRoute(calls.users.contactInitiate, async ({ session, params, body, db, services }) => {
    await startContactChange(db, services, session, params.id, body);
    return { message: 'A one-time code was sent.' };
  }),

  bindRoute(calls.users.contactVerify, async ({ session, body, db, services }) => ({
    data: await verifyContactChange(db, services, session, body),
  })),

  bindRoute(calls.users.contactUpdate, async ({ session, params, body, db, services }) => ({
    data: { user: await changeContact(db, services, session, params.id, body) },
  })),
];
