import { calls } from '@khep/api';
import { invalid } from '../errors.ts';
import { serve } from '../http/serve.ts';
import type { Route } from '../http/serve.ts';
import { normalEmail } from './contact.ts';
import { readProfile, saveProfile } from './company.ts';
import { requestEarlyAccess } from './earlyAccess.ts';
import { logIn } from './login.ts';
import { changeContact, startContactChange, verifyContactChange } from './contactChange.ts';
import { readSignedIn } from './signedIn.ts';
import { readSetup, saveSetupStep } from './onboarding.ts';
import { setPassword, startRecovery, takeRecoveryCode } from './recovery.ts';
import { endSession } from './sessions.ts';
import { confirmSignUp, resendSignUpCode, signUp, wrongCode } from './signup.ts';
import { takeAttempt } from './attempts.ts';
import { addUser, changeUser, removeUser } from './team.ts';
import { getUser, listUsers } from './users.ts';

/** Accounts: who may act for a brand, and how far its set-up has come. */
export const routes: Route[] = [
  serve(calls.auth.login, async ({ body, db, services, address }) => ({
    data: await logIn(db, services, body, address),
  })),

  serve(calls.auth.signup, async ({ body, db, services, address }) => {
    const { timezone, currency, ...input } = body;
    return { data: await signUp(db, services, { ...input, profile: { timezone, currency } }, address) };
  }),

  serve(calls.auth.logout, async ({ token, db }) => {
    if (token !== undefined) await endSession(db, token);
    return { message: 'You are logged out.' };
  }),

  serve(calls.auth.session, async ({ session, db }) => ({ data: await readSignedIn(db, session) })),

  serve(calls.brands.signupResend, async ({ body, db, services, address }) => {
    await resendSignUpCode(db, services, body, address);
    return { message: 'If a sign-up waits for this address, a new one-time code is on its way.' };
  }),

  serve(calls.brands.forgotInitiate, async ({ body, db, services, address }) => {
    await startRecovery(db, services, body.username, address);
    return { message: 'If this account exists, a one-time code is on its way.' };
  }),

  serve(calls.brands.otpVerify, async ({ body, db, services, address }) => {
    await takeAttempt(db, services.clock, { key: `otp:address:${address}`, limit: 30, windowSeconds: 900 });
    if (body.purpose === 'signup') {
      if (body.signup_id === undefined)
        throw invalid({ signup_id: 'Give the signup_id that the sign-up answered with.' });
      const session = await confirmSignUp(db, services, {
        email: normalEmail(body.username),
        signup_id: body.signup_id,
        code: body.otp,
      });
      if (session === undefined) throw wrongCode();
      return { data: session };
    }
    return { data: { reset_token: await takeRecoveryCode(db, services, body.username, body.otp) } };
  }),

  serve(calls.brands.passwordUpdate, async ({ body, db, services }) => {
    await setPassword(db, services, body);
    return { message: 'Your new password is set. Log in with it.' };
  }),

  serve(calls.brands.earlyAccess, async ({ body, db, services, address }) => {
    await requestEarlyAccess(db, services, body, address);
    return { message: 'You are on the list. We write to you when there is a place.' };
  }),

  serve(calls.onboarding.step, async ({ session, db }) => ({ data: await readSetup(db, session.brand_id) })),

  serve(calls.onboarding.stepUpdate, async ({ session, body, db }) => ({
    data: await saveSetupStep(db, session.brand_id, body.step),
  })),

  serve(calls.company.profile, async ({ session, db }) => ({
    data: await readProfile(db, session.brand_id),
  })),

  serve(calls.company.profileUpdate, async ({ session, body, db, services }) => ({
    data: await db.transaction().execute((tx) => saveProfile(tx, session, body, services.clock.now())),
  })),

  serve(calls.users.list, async ({ session, query, db }) => ({
    data: await listUsers(db, session.brand_id, query),
  })),

  serve(calls.users.get, async ({ session, params, db }) => ({
    data: { user: await getUser(db, session.brand_id, params.id) },
  })),

  serve(calls.users.add, async ({ session, body, db, services }) => ({
    data: { user: await addUser(db, services, session, body) },
  })),

  serve(calls.users.update, async ({ session, params, body, db, services }) => ({
    data: { user: await changeUser(db, services, session, params.id, body) },
  })),

  serve(calls.users.remove, async ({ session, params, db, services }) => {
    await removeUser(db, services, session, params.id);
    return { message: 'The user can no longer log in.' };
  }),

  serve(calls.users.contactInitiate, async ({ session, params, body, db, services }) => {
    await startContactChange(db, services, session, params.id, body);
    return { message: 'A one-time code is on its way.' };
  }),

  serve(calls.users.contactVerify, async ({ session, body, db, services }) => ({
    data: await verifyContactChange(db, services, session, body),
  })),

  serve(calls.users.contactUpdate, async ({ session, params, body, db, services }) => ({
    data: { user: await changeContact(db, services, session, params.id, body) },
  })),
];
