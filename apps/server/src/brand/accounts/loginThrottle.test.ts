import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../test/engines.ts';
import { codeIn, startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';

describe.each(oneEngine)('guessing passwords on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  beforeAll(async () => {
    server = await startTestServer(engine, { KHEP_TRUST_PROXY: '1' });
    brand = await server.newBrand('Guessed');
  });
  afterAll(() => server.stop());
  beforeEach(() => server.db.deleteFrom('attempts').execute());

  interface From {
    address?: string;
    cookie?: string;
    otp?: string;
  }
  const logIn = (password: string, { address = '203.0.113.1', cookie, otp }: From = {}) =>
    server.call('POST', '/auth/login', {
      form: { username: brand.email, password, ...(otp && { otp }) },
      headers: { 'x-forwarded-for': address, ...(cookie && { cookie }) },
    });
  /** Wrong passwords from many addresses, as a stranger with a botnet has. */
  const attack = async (times = 30) => {
    for (let n = 0; n < times; n += 1) await logIn('wrong password', { address: `198.51.100.${n}` });
  };
  const deviceOf = async () => {
    const { headers } = await logIn(brand.password);
    const [cookie = ''] = (headers.get('set-cookie') ?? '').split(';');
    expect(headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Strict/);
    return cookie;
  };

  test('right log-ins use up no limit of their network, and are in the audit log', async () => {
    for (let n = 0; n < 52; n += 1) expect((await logIn(brand.password)).status).toBe(200);
    const { body } = await server.call('GET', '/audit', { token: brand.token });
    expect(JSON.stringify(body)).toContain('Logged in on a new device');
    expect(JSON.stringify(body)).toContain('203.0.113.1');
  });

  test('waits longer and longer at one address, and not at others', async () => {
    const waits: number[] = [];
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const refused = await logIn('wrong password');
      if (refused.status === 401) continue;
      expect(refused.status).toBe(429);
      const wait = Number(refused.headers.get('retry-after'));
      waits.push(wait);
      // During the wait the right password waits too, and an attempt doesn't prolong it.
      expect((await logIn(brand.password)).status).toBe(429);
      server.clock.pass(wait * 1000);
      expect((await logIn('wrong password')).status).toBe(401);
    }
    // A second of each may pass before the attempt that reads it.
    expect(waits.map((wait) => Math.ceil(wait / 15) * 15)).toEqual([15, 30, 60]);
    expect((await logIn(brand.password, { address: '203.0.113.2' })).status).toBe(200);
  });

  test('does not lock out the device that the owner uses', async () => {
    const cookie = await deviceOf();
    await attack();
    // Also where the stranger is in the same network.
    for (let attempt = 0; attempt < 6; attempt += 1) await logIn('wrong password');
    expect((await logIn(brand.password)).status).toBe(429);
    expect((await logIn(brand.password, { cookie })).status).toBe(200);
  });

  test('needs a code beside the right password on a new device, once many addresses have tried', async () => {
    await attack();
    const address = '203.0.113.9';
    const letters = server.letters.length;
    expect((await logIn('wrong password', { address })).body.code).toBe('wrong_login');
    expect(server.letters).toHaveLength(letters);
    const asked = await logIn(brand.password, { address });
    expect(asked.status).toBe(401);
    expect(asked.body.code).toBe('code_required');
    const otp = codeIn(server.letters, brand.email);
    const wrong = otp === '111111' ? '222222' : '111111';
    expect((await logIn(brand.password, { address, otp: wrong })).body.code).toBe('wrong_code');
    expect((await logIn('wrong password', { address, otp })).status).toBe(401);
    expect((await logIn(brand.password, { address, otp })).status).toBe(200);
  });

  test('a cookie of another account, a forged one and one of before a new password are unknown', async () => {
    const cookie = await deviceOf();
    const other = await server.newBrand('Other');
    const theirs = await server.call('POST', '/auth/login', {
      form: { username: other.email, password: other.password },
      headers: { 'x-forwarded-for': '203.0.113.3' },
    });
    const [foreign = ''] = (theirs.headers.get('set-cookie') ?? '').split(';');
    const forged = cookie.replace(/\..*/, `.${'A'.repeat(43)}`);
    await attack();
    for (const [index, one] of [foreign, forged].entries())
      expect((await logIn(brand.password, { cookie: one, address: `203.0.113.${50 + index}` })).status).toBe(
        401,
      );
    expect((await logIn(brand.password, { cookie, address: '203.0.113.60' })).status).toBe(200);
    await server.db
      .updateTable('logins')
      .set({ password_hash: '' })
      .where('email', '=', brand.email)
      .execute();
    expect((await logIn(brand.password, { cookie, address: '203.0.113.61' })).status).toBe(401);
  });
});

describe.each(oneEngine)('codes for a new password on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.stop());

  test('are five an hour for an account, by email and phone together, without saying so', async () => {
    const brand = await server.newBrand('Coded');
    const ask = async (username: string) =>
      (await server.call('POST', '/brands/initiate/otp/forgot-password', { body: { username } })).status;
    const before = server.letters.length;
    const statuses: number[] = [];
    for (let n = 0; n < 4; n += 1) {
      statuses.push(await ask(brand.email));
      statuses.push(await ask(brand.mobile));
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
    await expect.poll(() => server.letters.length).toBe(before + 5);
    expect(await ask(brand.email)).toBe(200);
    expect(await ask(brand.email)).toBe(429);
    expect(server.letters).toHaveLength(before + 5);
  });
});
