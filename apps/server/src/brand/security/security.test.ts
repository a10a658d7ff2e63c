import { auditAreas } from '@khep/domain/team';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { twoStepCodeAt } from '../accounts/twoStep/twoStepSecret.ts';

const stepMs = 30_000;

describe('log-in security', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer('pglite');
  });
  afterAll(() => server.stop());

  const call = (token: string, method: string, path: string, body?: unknown) =>
    server.call(method, path, { token, body });
  const logIn = (username: string, password: string, two_step_code?: string) =>
    server.call('POST', '/auth/login', {
      form: { username, password, ...(two_step_code !== undefined && { two_step_code }) },
    });

  /** Turns two-step log-in on. Each code counts once, so the clock moves to the next one. */
  async function turnOn(brand: SignedInBrand) {
    const { body } = await call(brand.token, 'POST', '/security/two-step/start', {
      password: brand.password,
    });
    const secret = body.data.secret as string;
    const nextCode = () => {
      server.clock.pass(stepMs);
      return twoStepCodeAt(secret, server.clock.now());
    };
    const on = await call(brand.token, 'POST', '/security/two-step/confirm', { code: nextCode() });
    expect(on.status, JSON.stringify(on.body)).toBe(200);
    return { secret, nextCode, codes: on.body.data.recovery_codes as string[] };
  }

  test('a log-in needs a code of the app, each of which counts once', async () => {
    const brand = await server.newBrand('Stepped');
    const { nextCode } = await turnOn(brand);
    const asked = await logIn(brand.email, brand.password);
    expect([asked.status, asked.body.code]).toEqual([401, 'two_step_required']);
    // A wrong password does not say whether a code is needed.
    expect((await logIn(brand.email, 'wrong password')).body.code).toBe('wrong_login');
    expect((await logIn(brand.email, brand.password, '000000')).body.code).toBe('wrong_two_step_code');
    const code = nextCode();
    expect((await logIn(brand.email, brand.password, code)).status).toBe(200);
    expect((await logIn(brand.email, brand.password, code)).status).toBe(401);
  });

  test('the secret is stored encrypted, and a recovery code logs in once', async () => {
    const brand = await server.newBrand('Recovered');
    const { secret, codes, nextCode } = await turnOn(brand);
    expect(codes).toHaveLength(10);
    const row = await server.db
      .selectFrom('two_step')
      .selectAll()
      .where('brand_id', '=', brand.brand_id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(secret);
    for (const code of codes) expect(JSON.stringify(row)).not.toContain(code);
    const typed = codes[0]!.toUpperCase().replaceAll('-', ' ');
    expect((await logIn(brand.email, brand.password, typed)).status).toBe(200);
    expect((await logIn(brand.email, brand.password, codes[0])).status).toBe(401);
    expect((await call(brand.token, 'GET', '/security/two-step')).body.data.recovery_codes).toBe(9);
    const replaced = await call(brand.token, 'POST', '/security/two-step/recovery-codes', {
      password: brand.password,
      code: nextCode(),
    });
    expect(replaced.body.data.recovery_codes).toHaveLength(10);
    expect((await logIn(brand.email, brand.password, codes[1])).status).toBe(401);
  });

  test('wrong codes wait longer and longer', async () => {
    const brand = await server.newBrand('Guessed');
    const { secret } = await turnOn(brand);
    const off = (code: string) =>
      call(brand.token, 'POST', '/security/two-step/off', { password: brand.password, code });
    for (let guess = 0; guess < 5; guess += 1) expect((await off('123456')).status).toBe(422);
    // The right one has to wait too.
    const next = new Date(server.clock.now().getTime() + stepMs);
    expect((await off(twoStepCodeAt(secret, next))).status).toBe(429);
  });

  test('turning it on logs other devices out, and it is turned off by password and code', async () => {
    const brand = await server.newBrand('Devices');
    const other = (await logIn(brand.email, brand.password)).body.data.token as string;
    const listed = (await call(brand.token, 'GET', '/security/sessions')).body.data.sessions;
    expect(listed).toHaveLength(2);
    expect(listed.filter(({ is_current }: { is_current: boolean }) => is_current)).toHaveLength(1);
    const { nextCode } = await turnOn(brand);
    expect((await call(other, 'GET', '/auth/session')).status).toBe(401);
    expect((await call(brand.token, 'GET', '/auth/session')).status).toBe(200);
    const code = nextCode();
    const off = (password: string) => call(brand.token, 'POST', '/security/two-step/off', { password, code });
    expect((await off('a wrong password')).body.fields.password).toBeDefined();
    expect((await off(brand.password)).status).toBe(200);
    expect((await logIn(brand.email, brand.password)).status).toBe(200);
  });

  test('owners see that there is no backup, and others see nothing of it', async () => {
    const brand = await server.newBrand('Unsaved');
    const { body } = await call(brand.token, 'GET', '/security/backup');
    expect(body.data).toEqual({ verified_at: null, every_hours: 24, is_late: false });
    await server.db
      .updateTable('users')
      .set({ business_role: 'manager' })
      .where('brand_id', '=', brand.brand_id)
      .execute();
    expect((await call(brand.token, 'GET', '/security/backup')).status).toBe(403);
  });

  test('one session is ended by its id', async () => {
    const brand = await server.newBrand('Ended');
    const other = (await logIn(brand.email, brand.password)).body.data.token as string;
    const { sessions } = (await call(brand.token, 'GET', '/security/sessions')).body.data;
    const { id } = sessions.find(({ is_current }: { is_current: boolean }) => !is_current);
    expect((await call(brand.token, 'DELETE', `/security/sessions/${id}`)).status).toBe(200);
    expect((await call(other, 'GET', '/auth/session')).status).toBe(401);
    expect((await call(brand.token, 'DELETE', `/security/sessions/${id}`)).status).toBe(404);
  });

  test('a role that requires it opens nothing else until it is set up', async () => {
    const brand = await server.newBrand('Required');
    const require = (roles: string[]) => call(brand.token, 'PUT', '/security/two-step/roles', { roles });
    // An owner can't lock themselves into the set-up.
    expect((await require(['owner'])).body.fields.roles).toContain('your own');
    await turnOn(brand);
    expect((await require(['owner', 'user'])).body.data).toMatchObject({ is_required: true });
    expect((await call(brand.token, 'GET', '/onboarding/')).status).toBe(200);
    // Another session of a user who has not set it up: the same brand, demoted and without the secret.
    await server.db.deleteFrom('two_step').where('brand_id', '=', brand.brand_id).execute();
    const blocked = await call(brand.token, 'GET', '/onboarding/');
    expect([blocked.status, blocked.body.code]).toEqual([403, 'two_step_required']);
    expect((await call(brand.token, 'GET', '/auth/session')).body.data.needs_two_step).toBe(true);
    await turnOn(brand);
    expect((await call(brand.token, 'GET', '/onboarding/')).status).toBe(200);
    const off = { password: brand.password, code: '123456' };
    expect((await call(brand.token, 'POST', '/security/two-step/off', off)).status).toBe(403);
  });

  test('the audit log names who changed what, filters, pages and downloads', async () => {
    const brand = await server.newBrand('Audited');
    await call(brand.token, 'POST', '/onboarding/pricing', { plan: 'growth' });
    await turnOn(brand);
    const added = await call(brand.token, 'POST', '/auth/users', {
      name: '=Meera',
      email: 'meera@audited.example.in',
      mobile: '9712345678',
      module_access: ['orders'],
    });
    expect(added.status).toBe(200);
    const list = async (query = '') => (await call(brand.token, 'GET', `/audit${query}`)).body.data;
    const { entries, total } = await list();
    expect(entries.map(({ title }: { title: string }) => title)).toEqual([
      '=Meera invited',
      'Two-step log-in turned on',
      'Plan chosen',
      'Brand created',
    ]);
    expect(total).toBe(4);
    expect(entries[0]).toMatchObject({ user_name: 'Asha Rao', area: 'users', detail: 'user; orders' });
    expect((await list('?area=company')).entries.map(({ kind }: { kind: string }) => kind)).toEqual([
      'company.plan_chosen',
    ]);
    expect((await list('?user_id=usr_unknown')).total).toBe(0);
    const first = await list('?page_size=3');
    const second = await list(`?page_size=3&after=${encodeURIComponent(first.next)}`);
    expect([first.entries.length, second.entries.length, second.next]).toEqual([3, 1, null]);
    const csv = (await call(brand.token, 'GET', '/audit/download?area=users')).body as string;
    expect(csv).toContain("'=Meera invited");
    expect(csv).not.toContain('Plan chosen');
    // Every area of the screen can be asked for.
    for (const area of auditAreas)
      expect((await call(brand.token, 'GET', `/audit?area=${area}`)).status).toBe(200);
    const stranger = await server.newBrand('Stranger');
    expect((await call(stranger.token, 'GET', '/audit')).body.data.entries).toHaveLength(1);
  });
});
