import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../test/engines.ts';
import { codeIn, startTestServer } from '../../../test/server.ts';
import type { TestServer } from '../../../test/server.ts';

const minute = 60_000;

describe.each(oneEngine)('accounts on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.stop());

  const signup = (email: string, more: object = {}) =>
    server.call('POST', '/auth/signup', {
      body: {
        brand_name: 'River & Reed',
        name: 'Asha Rao',
        email,
        mobile: '9000000001',
        password: 'a quiet river 9',
        ...more,
      },
    });
  const logIn = (username: string, password: string) =>
    server.call('POST', '/auth/login', { form: { username, password } });
  const forgetAttempts = () => server.db.deleteFrom('attempts').execute();

  test('a sign-up waits for its code, which goes by letter and never in an answer', async () => {
    const answer = await signup('asha@river.example.in');
    expect(answer.status).toBe(200);
    expect(answer.body.message).toBe('Brand created successfully');
    const code = codeIn(server.letters, 'asha@river.example.in');
    expect(JSON.stringify(answer.body)).not.toContain(code);
    expect((await logIn('asha@river.example.in', 'a quiet river 9')).status).toBe(401);

    const wrong = await server.call('POST', '/brands/verify/otp', {
      body: {
        username: 'asha@river.example.in',
        signup_id: answer.body.data.signup_id,
        otp: code === '000000' ? '000001' : '000000',
        purpose: 'signup',
      },
    });
    expect(wrong.status).toBe(422);
    expect(wrong.body).toMatchObject({
      message: 'Wrong OTP',
      code: 'wrong_code',
      fields: { otp: expect.any(String) },
    });

    const right = await server.call('POST', '/brands/verify/otp', {
      body: {
        username: 'asha@river.example.in',
        signup_id: answer.body.data.signup_id,
        otp: code,
        purpose: 'signup',
      },
    });
    expect(right.status).toBe(200);
    expect(right.body.data.brand).toMatchObject({ name: 'River & Reed', slug: 'river-and-reed' });
    expect(right.body.data.user).toMatchObject({ business_role: 'owner', module_access: ['all'] });
    const setup = await server.call('GET', '/onboarding/', { token: right.body.data.token });
    expect(setup.body.data).toMatchObject({ step: 1, is_complete: false });
  });

  test('a password is judged before the sign-up is sent, by the rule of the sign-up', async () => {
    const check = (password: string, about?: string[]) =>
      server.call('POST', '/auth/password/check', { body: { password, ...(about && { about }) } });
    const own = ['Asha Rao', 'asha.rao@riverandreed.in', 'River & Reed'];
    const refused = [
      ['Password123', []],
      ['riverandreed1', own],
      ['short 9', []],
    ] as const;
    for (const [password, about] of refused) {
      const early = await check(password, [...about]);
      expect(early.status, password).toBe(422);
      const late = await signup('asha.rao@riverandreed.in', { password });
      expect(early.body.fields.password, password).toBe(late.body.fields.password);
    }
    expect((await check('a quiet river 9', own)).status).toBe(200);
    expect(
      await server.db.selectFrom('signups').selectAll().where('email', 'like', '%riverandreed%').execute(),
    ).toEqual([]);
    await forgetAttempts();
  });

  test('a code works once', async () => {
    const { signup_id } = (await signup('once@river.example.in', { mobile: '9000000002' })).body.data;
    const body = {
      signup_id,
      username: 'once@river.example.in',
      otp: codeIn(server.letters, 'once@river.example.in'),
      purpose: 'signup',
    };
    expect((await server.call('POST', '/brands/verify/otp', { body })).status).toBe(200);
    expect((await server.call('POST', '/brands/verify/otp', { body })).status).toBe(422);
  });

  test('gives two brands with the same name different slugs when confirmed concurrently', async () => {
    const names = ['one', 'two'].map((name) => `${name}@twins.example.in`);
    const waiting = [];
    for (const [n, email] of names.entries())
      waiting.push((await signup(email, { brand_name: 'Twin Rivers', mobile: `900000010${n}` })).body.data);
    const confirmed = await Promise.all(
      waiting.map(({ username, signup_id }) =>
        server.call('POST', '/brands/verify/otp', {
          body: { username, signup_id, otp: codeIn(server.letters, username), purpose: 'signup' },
        }),
      ),
    );
    expect(confirmed.map(({ status }) => status)).toEqual([200, 200]);
    const slugs = confirmed.map(({ body }) => body.data.brand.slug);
    expect(new Set(slugs)).toEqual(new Set(['twin-rivers', 'twin-rivers-2']));
  });

  test('five wrong guesses end a code', async () => {
    const { signup_id } = (await signup('guess@river.example.in', { mobile: '9000000003' })).body.data;
    const otp = codeIn(server.letters, 'guess@river.example.in');
    const wrong = otp === '111111' ? '222222' : '111111';
    for (let guess = 0; guess < 5; guess += 1)
      await server.call('POST', '/brands/verify/otp', {
        body: { username: 'guess@river.example.in', signup_id, otp: wrong, purpose: 'signup' },
      });
    expect(
      (
        await server.call('POST', '/brands/verify/otp', {
          body: { username: 'guess@river.example.in', signup_id, otp, purpose: 'signup' },
        })
      ).status,
    ).toBe(422);
  });

  test("a code confirms the sign-up that it was sent for, and no stranger's with the same address", async () => {
    const username = 'taken@river.example.in';
    const confirm = (signup_id: string | undefined, otp: string) =>
      server.call('POST', '/brands/verify/otp', { body: { username, signup_id, otp, purpose: 'signup' } });
    const own = (await signup(username, { mobile: '9000000011' })).body.data.signup_id as string;
    const ownCode = codeIn(server.letters, username);
    const strangers = await signup(username, {
      mobile: '9000000012',
      brand_name: 'Stranger',
      password: 'a password of a stranger',
    });
    // The newest letter of the owner of the address has the code of the stranger's sign-up.
    const strangersCode = codeIn(server.letters, username);
    expect((await confirm(own, strangersCode)).status).toBe(strangersCode === ownCode ? 200 : 422);
    expect((await confirm(undefined, strangersCode)).body.fields).toEqual({ signup_id: expect.any(String) });
    expect((await confirm('made-up', ownCode)).status).toBe(422);
    expect((await confirm(own, ownCode)).body.data.brand.name).toBe('River & Reed');
    // The address has an account now: what else waited for it is over.
    expect((await confirm(strangers.body.data.signup_id, strangersCode)).status).toBe(422);
    expect((await logIn(username, 'a password of a stranger')).status).toBe(401);
    expect((await logIn(username, 'a quiet river 9')).status).toBe(200);
    await forgetAttempts();
  });

  test('a new code is sent for a sign-up to who made it', async () => {
    const username = 'again@river.example.in';
    const { signup_id } = (await signup(username, { mobile: '9000000013' })).body.data;
    const before = server.letters.length;
    const resend = (id: string) =>
      server.call('POST', '/brands/initiate/otp/signup', { body: { username, signup_id: id } });
    expect([(await resend('made-up')).status, server.letters.length]).toEqual([200, before]);
    expect([(await resend(signup_id)).status, server.letters.length]).toEqual([200, before + 1]);
    const otp = codeIn(server.letters, username);
    const body = { username, signup_id, otp, purpose: 'signup' };
    expect((await server.call('POST', '/brands/verify/otp', { body })).status).toBe(200);
  });

  test('a code works for ten minutes, and what it gave for ten more', async () => {
    const username = 'late@river.example.in';
    const late = async (pass: number) => {
      await forgetAttempts();
      const { signup_id } = (await signup(username, { mobile: '9000000014' })).body.data;
      const body = { username, signup_id, otp: codeIn(server.letters, username), purpose: 'signup' };
      server.clock.pass(pass);
      return (await server.call('POST', '/brands/verify/otp', { body })).status;
    };
    expect(await late(10 * minute)).toBe(422);
    expect(await late(9 * minute)).toBe(200);

    const letters = server.letters.length;
    await server.call('POST', '/brands/initiate/otp/forgot-password', { body: { username } });
    await expect.poll(() => server.letters.length).toBe(letters + 1);
    const otp = codeIn(server.letters, username);
    server.clock.pass(9 * minute);
    const verified = await server.call('POST', '/brands/verify/otp', {
      body: { username, otp, purpose: 'forgot-password' },
    });
    expect(verified.status).toBe(200);
    server.clock.pass(10 * minute);
    const { reset_token } = verified.body.data;
    const change = await server.call('POST', '/brands/update/password', {
      body: { reset_token, password: 'a new quiet river' },
    });
    expect(change.body.code).toBe('wrong_code');
    expect((await logIn(username, 'a quiet river 9')).status).toBe(200);
  });

  test('signing up with an address that has an account looks the same, and tells its owner', async () => {
    const brand = await server.newBrand('Known');
    const before = server.letters.length;
    const answer = await signup(brand.email);
    expect(answer.status).toBe(200);
    expect(server.letters.slice(before)).toMatchObject([
      { to: brand.email, subject: 'You already have a Khep account' },
    ]);
    expect((await logIn(brand.email, brand.password)).status).toBe(200);
  });

  test('logs in by email or phone, whatever way either is written', async () => {
    const brand = await server.newBrand('Written');
    for (const username of [brand.email, brand.email.toUpperCase(), brand.mobile, `+91 ${brand.mobile}`]) {
      const answer = await logIn(username, brand.password);
      expect(answer.status).toBe(200);
      expect(answer.body.data).toMatchObject({ user: { email: brand.email }, brand: { name: 'Written' } });
    }
  });

  test('a wrong password and an unknown account are refused alike, after like work', async () => {
    const brand = await server.newBrand('Alike');
    // Time of the processor: that on the clock depends on what else the machine does.
    const timed = async (username: string) => {
      const before = process.cpuUsage();
      const answer = await logIn(username, 'not the password');
      const { user, system } = process.cpuUsage(before);
      // Too many attempts would be refused without a hash.
      await forgetAttempts();
      return { answer, cpu: user + system };
    };
    const known = await timed(brand.email);
    const unknown = await timed('nobody@nowhere.example.in');
    // The least of several, in turn: what else runs in this process only adds to it.
    for (let attempt = 0; attempt < 5; attempt += 1) {
      known.cpu = Math.min(known.cpu, (await timed(brand.email)).cpu);
      unknown.cpu = Math.min(unknown.cpu, (await timed('nobody@nowhere.example.in')).cpu);
    }
    await forgetAttempts();
    expect(known.answer.status).toBe(401);
    expect({ ...unknown.answer.body, request_id: '' }).toEqual({ ...known.answer.body, request_id: '' });
    expect(known.answer.body.message).toBe('Wrong email or password');
    // Without the hash of nobody an unknown account would take about a third.
    expect(unknown.cpu).toBeGreaterThan(known.cpu * 0.6);
  });

  test('a log-out ends that session and no other', async () => {
    const brand = await server.newBrand('Leaving');
    const other = (await logIn(brand.email, brand.password)).body.data.token as string;
    expect((await server.call('POST', '/auth/logout', { token: brand.token, body: {} })).status).toBe(200);
    expect((await server.call('GET', '/onboarding/profile', { token: brand.token })).status).toBe(401);
    expect(
      (await server.call('GET', '/onboarding/profile', { headers: { 'x-auth-token': other } })).status,
    ).toBe(200);
  });

  test('the database keeps hashes of tokens and codes, never themselves', async () => {
    const brand = await server.newBrand('Hashed');
    const rows = await server.db
      .selectFrom('sessions')
      .selectAll()
      .where('brand_id', '=', brand.brand_id)
      .execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(brand.token.split('.')[1]);
  });

  test('a session that is not used for a week ends', async () => {
    const brand = await server.newBrand('Idle');
    server.clock.pass(8 * 24 * 60 * minute);
    expect((await server.call('GET', '/onboarding/profile', { token: brand.token })).status).toBe(401);
  });

  test('a forgotten password is changed in three steps, and every session ends', async () => {
    const brand = await server.newBrand('Forgetful');
    expect(
      (await server.call('POST', '/brands/initiate/otp/forgot-password', { body: { username: brand.email } }))
        .status,
    ).toBe(200);
    await expect.poll(() => server.letters.at(-1)?.text).toContain('new password');
    const otp = codeIn(server.letters, brand.email);
    const verified = await server.call('POST', '/brands/verify/otp', {
      body: { username: brand.email, otp, purpose: 'forgot-password' },
    });
    expect(verified.status).toBe(200);
    const { reset_token } = verified.body.data;
    expect(
      (
        await server.call('POST', '/brands/update/password', {
          body: { reset_token: `${reset_token}x`, password: 'a new quiet river' },
        })
      ).status,
    ).toBe(422);
    expect(
      (
        await server.call('POST', '/brands/update/password', {
          body: { reset_token, password: 'a new quiet river' },
        })
      ).status,
    ).toBe(200);
    expect(
      (
        await server.call('POST', '/brands/update/password', {
          body: { reset_token, password: 'another river yet' },
        })
      ).status,
    ).toBe(422);
    expect((await logIn(brand.email, brand.password)).status).toBe(401);
    expect((await logIn(brand.email, 'a new quiet river')).status).toBe(200);
    expect((await server.call('GET', '/onboarding/profile', { token: brand.token })).status).toBe(401);
  });

  test('answers a password reset for an unknown account like any other, and sends no email', async () => {
    const before = server.letters.length;
    expect(
      (
        await server.call('POST', '/brands/initiate/otp/forgot-password', {
          body: { username: 'nobody@nowhere.example.in' },
        })
      ).status,
    ).toBe(200);
    const malformed = await server.call('POST', '/brands/initiate/otp/forgot-password', {
      body: { username: 'not a contact' },
    });
    expect(malformed.body.message).toBe('Wrong Email or Phone Number');
    expect(server.letters).toHaveLength(before);
    // The same is written as for an account, and a guess at it counts: neither step is quicker where there is nobody.
    const guess = await server.call('POST', '/brands/verify/otp', {
      body: { username: 'nobody@nowhere.example.in', otp: '123456', purpose: 'forgot-password' },
    });
    expect(guess.body.code).toBe('wrong_code');
    const kept = await server.db
      .selectFrom('one_time_codes')
      .select(['purpose', 'attempts'])
      .where('subject', 'like', 'unknown:%')
      .execute();
    expect(kept).toEqual([{ purpose: 'forgot', attempts: 1 }]);
  });

  test('early access is listed once for each address and number, and the response is the same', async () => {
    const body = {
      name: 'Meera',
      email: 'meera@early.example.in',
      mobile: '9111111111',
      brand_name: 'Early Birds',
    };
    const first = await server.call('POST', '/brands/early-access-request', { body });
    const again = await server.call('POST', '/brands/early-access-request', {
      body: { ...body, email: 'other@early.example.in' },
    });
    expect([again.status, again.body]).toEqual([201, first.body]);
    const kept = await server.db.selectFrom('early_access').select('email').execute();
    expect(kept).toEqual([{ email: body.email }]);
  });

  test('a wrong field is named with a message', async () => {
    const answer = await signup('not an address', { mobile: '12', password: 'short' });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields).toSorted()).toEqual(['email', 'mobile', 'password']);
  });

  test('the company profile is read, saved and read again', async () => {
    const brand = await server.newBrand('Profiled');
    const first = await server.call('GET', '/onboarding/profile', { token: brand.token });
    expect(first.body.data).toMatchObject({
      brand_name: 'Profiled',
      email: brand.email,
      mobile: brand.mobile,
    });
    const saved = await server.call('PUT', '/onboarding/profile', {
      token: brand.token,
      body: {
        ...first.body.data,
        address: '4, Amer Road',
        city: 'Jaipur',
        state: 'Rajasthan',
        pincode: '302017',
      },
    });
    expect(saved.body.message).toBe('Company profile updated successfully');
    expect((await server.call('GET', '/onboarding/profile', { token: brand.token })).body.data.city).toBe(
      'Jaipur',
    );
    // GSTIN and bank account are optional: the warehouse is next.
    expect((await server.call('GET', '/onboarding/', { token: brand.token })).body.data.step).toBe(4);
  });

  test('a user without access to a module is denied by name', async () => {
    const brand = await server.newBrand('Narrow');
    await server.db
      .updateTable('users')
      .set({ business_role: 'user', module_access: JSON.stringify(['orders']) as never })
      .where('brand_id', '=', brand.brand_id)
      .execute();
    const answer = await server.call('GET', '/settings/sku', { token: brand.token });
    expect(answer.status).toBe(403);
    expect(answer.body.detail).toContain('sku');
  });
});
