import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../test/engines.ts';
import { codeIn, startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';

describe.each(oneEngine)('strangers who name the account of another on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  beforeAll(async () => {
    server = await startTestServer(engine, { KHEP_TRUST_PROXY: '1' });
    brand = await server.newBrand('Named');
  });
  afterAll(() => server.stop());
  beforeEach(() => server.db.deleteFrom('attempts').execute());

  const owner = '203.0.113.7';
  const strangers = Array.from({ length: 6 }, (_, n) => `198.51.100.${n + 1}`);
  const from = (address: string, cookie?: string) => ({
    'x-forwarded-for': address,
    ...(cookie && { cookie }),
  });
  const ask = (address: string, cookie?: string) =>
    server.call('POST', '/brands/initiate/otp/forgot-password', {
      body: { username: brand.email },
      headers: from(address, cookie),
    });
  const confirm = (otp: string, address: string) =>
    server.call('POST', '/brands/verify/otp', {
      body: { username: brand.email, otp, purpose: 'forgot-password' },
      headers: from(address),
    });
  /** The code of the letter that arrives after the first `count`. */
  const nextCode = async (count: number) => {
    await expect.poll(() => server.letters.length).toBeGreaterThan(count);
    return codeIn(server.letters.slice(count, count + 1), brand.email);
  };
  const wrongOf = (code: string) => (code === '111111' ? '222222' : '111111');

  test('end neither her code nor her tries of it', async () => {
    const before = server.letters.length;
    expect((await ask(owner)).status).toBe(200);
    const code = await nextCode(before);
    // Three strangers ask for codes of their own, and try.
    for (const stranger of strangers.slice(0, 3)) {
      const count = server.letters.length;
      await ask(stranger);
      await nextCode(count);
      for (let n = 0; n < 6; n += 1)
        expect((await confirm(wrongOf(code), stranger)).status).toBeGreaterThan(400);
    }
    expect((await confirm(code, owner)).status).toBe(200);
    // It was redeemed, and with it all others end.
    expect((await confirm(code, owner)).status).toBe(422);
    expect(
      await server.db
        .selectFrom('one_time_codes')
        .select('code_id')
        .where('purpose', '=', 'forgot')
        .where('used_at', 'is', null)
        .execute(),
    ).toEqual([]);
  });

  test('leave her a code where her network changes before she types it', async () => {
    const before = server.letters.length;
    await ask(owner);
    const code = await nextCode(before);
    expect((await confirm(code, '203.0.113.99')).status).toBe(200);
  });

  test('end a code by five tries from its own network, and others by five in all', async () => {
    const before = server.letters.length;
    await ask(owner);
    const code = await nextCode(before);
    for (let n = 0; n < 5; n += 1) await confirm(wrongOf(code), strangers[n % 2] ?? owner);
    expect((await confirm(code, strangers[5] ?? owner)).status).toBe(422);
    for (let n = 0; n < 5; n += 1) await confirm(wrongOf(code), owner);
    expect((await confirm(code, owner)).status).toBe(422);
  });

  test('use up their own letters, and from many networks not those of a browser she logged in with', async () => {
    const { headers } = await server.call('POST', '/auth/login', {
      form: { username: brand.email, password: brand.password },
      headers: from(owner),
    });
    const [cookie = ''] = (headers.get('set-cookie') ?? '').split(';');
    for (let n = 0; n < 5; n += 1) await ask(strangers[0] ?? '');
    expect((await ask(strangers[0] ?? '')).status).toBe(429);
    expect((await ask('203.0.113.8')).status).toBe(200);
    for (const stranger of strangers) for (let n = 0; n < 5; n += 1) await ask(stranger);
    expect((await ask('203.0.113.8')).status).toBe(429);
    const before = server.letters.length;
    expect((await ask(owner, cookie)).status).toBe(200);
    expect((await confirm(await nextCode(before), owner)).status).toBe(200);
  });

  test('sign up with her address without keeping her from it', async () => {
    const signUp = (address: string, mobile: string) =>
      server.call('POST', '/auth/signup', {
        body: {
          email: 'wanted@example.in',
          mobile,
          name: 'Wanted',
          brand_name: 'Wanted',
          password: 'river-of-lamps-27',
        },
        headers: from(address),
      });
    for (let n = 0; n < 6; n += 1) await signUp(strangers[0] ?? '', `900000${1000 + n}`);
    expect((await signUp(strangers[0] ?? '', '9000002000')).status).toBe(429);
    expect((await signUp(owner, '9000003000')).status).toBe(200);
  });
});
