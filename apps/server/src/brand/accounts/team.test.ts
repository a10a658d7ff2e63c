import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { oneEngine } from '../../../test/engines.ts';
import { codeIn, startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';

let people = 0;

describe.each(oneEngine)('the people of a brand on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.stop());

  const draft = (more: object = {}) => {
    people += 1;
    return {
      name: 'Meera Nair',
      email: `meera${people}@team.example.in`,
      mobile: `97${String(people).padStart(8, '0')}`,
      ...more,
    };
  };
  const add = (brand: Pick<SignedInBrand, 'token'>, body: object) =>
    server.call('POST', '/auth/users', { token: brand.token, body });
  const logIn = (username: string, password: string) =>
    server.call('POST', '/auth/login', { form: { username, password } });
  const password = 'monsoon over the ghats';

  /** Adds a person and follows the link of the letter. */
  async function join(brand: SignedInBrand, more: object = {}) {
    const body = draft(more);
    const added = await add(brand, body);
    expect(added.status, JSON.stringify(added.body)).toBe(200);
    await expect.poll(() => server.letters.findLast((one) => one.to === body.email)).toBeDefined();
    const letter = server.letters.findLast((one) => one.to === body.email)!;
    const reset_token = /#token=(\S+)/.exec(letter.text)![1]!;
    const set = await server.call('POST', '/brands/update/password', { body: { reset_token, password } });
    expect(set.status, JSON.stringify(set.body)).toBe(200);
    const { token } = (await logIn(body.email, password)).body.data;
    return { ...body, token: token as string, id: added.body.data.user.id as string, reset_token };
  }

  test('a person who is added gets a letter, chooses a password by its link and logs in', async () => {
    const brand = await server.newBrand('Joined');
    const person = await join(brand, { module_access: ['orders', 'sku'] });
    expect((await logIn(person.mobile, password)).body.data.user).toMatchObject({
      business_role: 'user',
      module_access: ['orders', 'sku'],
    });
    expect((await server.call('GET', '/settings/sku', { token: person.token })).status).toBe(200);
    expect((await server.call('GET', '/auth/users', { token: person.token })).status).toBe(403);
    const again = { reset_token: person.reset_token, password };
    expect((await server.call('POST', '/brands/update/password', { body: again })).status).toBe(422);
  });

  test('rejects log-ins of a user without a password; the invitation expires after a week', async () => {
    const brand = await server.newBrand('Waiting');
    const body = draft();
    expect((await add(brand, body)).body.message).toBe('User added successfully');
    expect((await logIn(body.email, '')).status).not.toBe(200);
    expect((await logIn(body.email, password)).status).toBe(401);
    const reset_token = /#token=(\S+)/.exec(server.letters.at(-1)!.text)![1];
    server.clock.pass(8 * 24 * 3_600_000);
    expect(
      (await server.call('POST', '/brands/update/password', { body: { reset_token, password } })).status,
    ).toBe(422);
  });

  test('an address of another brand looks like any other, gets an explanation and no log-in', async () => {
    const brand = await server.newBrand('Asking');
    const other = await server.newBrand('Elsewhere');
    const before = server.letters.length;
    for (const known of [{ email: other.email }, { mobile: other.mobile }]) {
      const body = draft(known);
      const free = await add(brand, draft());
      const answer = await add(brand, body);
      expect(answer.status).toBe(200);
      const { user } = answer.body.data;
      expect(Object.keys(user)).toEqual(Object.keys(free.body.data.user));
      expect(user).toMatchObject({ email: body.email, mobile: body.mobile });
    }
    await expect.poll(() => server.letters.slice(before).length).toBe(4);
    const told = server.letters.findLast(({ to }) => to === other.email);
    expect(told?.text).toContain('already has a Khep account');
    expect(told?.text).not.toContain('token=');
    for (const username of [other.email, other.mobile])
      expect((await logIn(username, other.password)).body.data.brand.name).toBe('Elsewhere');
  });

  test('an address or number of a colleague is refused in the words of the product', async () => {
    const brand = await server.newBrand('Doubled');
    for (const taken of [{ email: brand.email }, { mobile: brand.mobile }]) {
      const answer = await add(brand, draft(taken));
      expect(answer.status).toBe(409);
      expect(answer.body.detail).toBe('Mobile or email is already registered');
      expect(Object.keys(answer.body.fields)).toEqual(Object.keys(taken));
      // Beside the field, the notice goes on to say what to do.
      expect(Object.values(answer.body.fields)[0]).toMatch(
        /^Mobile or email is already registered\. Enter a different (email address|mobile number)\.$/,
      );
    }
  });

  test('an update changes the given fields only', async () => {
    const brand = await server.newBrand('Changed');
    const person = await join(brand, { business_role: 'manager', module_access: ['orders', 'settings'] });
    const answer = await server.call('PATCH', `/auth/users/${person.id}`, {
      token: brand.token,
      body: { name: 'Meera Pillai' },
    });
    expect(answer.body.message).toBe('User updated successfully');
    expect(answer.body.data.user).toMatchObject({
      name: 'Meera Pillai',
      business_role: 'manager',
      module_access: ['orders', 'settings'],
    });
    const sly = await server.call('PATCH', `/auth/users/${person.id}`, {
      token: brand.token,
      body: { email: 'elsewhere@team.example.in' },
    });
    expect(sly.status).toBe(422);
    expect(sly.body.fields.email).toContain('one-time code');
  });

  test('revokes modules immediately in an open session', async () => {
    const brand = await server.newBrand('Narrowed');
    const person = await join(brand);
    expect((await server.call('GET', '/settings/sku', { token: person.token })).status).toBe(200);
    await server.call('PATCH', `/auth/users/${person.id}`, {
      token: brand.token,
      body: { module_access: ['orders'] },
    });
    expect((await server.call('GET', '/settings/sku', { token: person.token })).status).toBe(403);
  });

  test('rejects granting modules one lacks, and changes to an owner by other users', async () => {
    const brand = await server.newBrand('Ladder');
    const person = await join(brand, { business_role: 'manager', module_access: ['settings', 'orders'] });
    const own = (method: string, path: string, body?: object) =>
      server.call(method, path, { token: person.token, body });
    expect((await add(person, draft({ module_access: ['billing'] }))).status).toBe(403);
    expect((await add(person, draft({ module_access: ['all'] }))).status).toBe(403);
    expect((await add(person, draft({ business_role: 'owner', module_access: ['orders'] }))).status).toBe(
      403,
    );
    expect((await own('PATCH', `/auth/users/${person.id}`, { module_access: ['all'] })).status).toBe(403);
    expect((await own('PATCH', `/auth/users/${person.id}`, { business_role: 'owner' })).status).toBe(403);
    expect((await own('PATCH', `/auth/users/${brand.user_id}`, { name: 'Mine' })).status).toBe(403);
    expect((await own('DELETE', `/auth/users/${brand.user_id}`)).status).toBe(403);
    const change = { field: 'email', value: 'taken.over@team.example.in', password };
    const take = await own('POST', `/brands/initiate/otp/change-contact/${brand.user_id}`, change);
    expect(take.status).toBe(403);
    expect((await add(person, draft({ module_access: ['orders'] }))).status).toBe(200);
  });

  test('rejects changes to a user with more access', async () => {
    const brand = await server.newBrand('Above');
    const person = await join(brand, { business_role: 'manager', module_access: ['settings'] });
    const above = await join(brand, { module_access: ['settings', 'billing'] });
    const beside = await join(brand, { module_access: ['settings'] });
    const own = (method: string, path: string, body?: object) =>
      server.call(method, path, { token: person.token, body });
    expect((await own('PATCH', `/auth/users/${above.id}`, { name: 'Mine' })).body.detail).toContain(
      'Billing',
    );
    expect((await own('PATCH', `/auth/users/${above.id}`, { module_access: ['settings'] })).status).toBe(403);
    expect((await own('DELETE', `/auth/users/${above.id}`)).status).toBe(403);
    expect((await own('PATCH', `/auth/users/${beside.id}`, { name: 'Meera Pillai' })).status).toBe(200);
    expect((await own('PATCH', `/auth/users/${person.id}`, { name: 'Meera Das' })).status).toBe(200);
  });

  test('a person with the role user grants nothing, with settings or without', async () => {
    const brand = await server.newBrand('Grantless');
    const person = await join(brand, { module_access: ['settings', 'orders'] });
    const beside = await join(brand, { module_access: ['orders'] });
    expect((await add(person, draft({ module_access: ['orders'] }))).status).toBe(403);
    const own = (path: string, body: object) => server.call('PATCH', path, { token: person.token, body });
    expect((await own(`/auth/users/${beside.id}`, { name: 'Mine' })).status).toBe(403);
    expect((await own(`/auth/users/${person.id}`, { module_access: ['settings'] })).status).toBe(403);
    expect((await own(`/auth/users/${person.id}`, { name: 'Meera Das' })).status).toBe(200);
  });

  test('an invitation is sent again until it is accepted, and only the newest link works', async () => {
    const brand = await server.newBrand('Reminded');
    const body = draft();
    const { user } = (await add(brand, body)).body.data;
    const link = () =>
      /#token=(\S+)/.exec(server.letters.findLast(({ to }) => to === body.email)?.text ?? '')?.[1];
    await expect.poll(link).toBeDefined();
    const first = link();
    const invite = () =>
      server.call('POST', `/auth/users/${user.id}/invite`, { token: brand.token, body: {} });
    expect((await invite()).body.message).toBe('Invitation sent again');
    await expect.poll(link).not.toBe(first);
    const setPassword = (reset_token: string | undefined) =>
      server.call('POST', '/brands/update/password', { body: { reset_token, password } });
    expect((await setPassword(first)).status).toBe(422);
    const listed = async () =>
      (await server.call('GET', '/auth/users', { token: brand.token })).body.data.users.find(
        ({ id }: { id: string }) => id === user.id,
      );
    expect(await listed()).toMatchObject({ is_invited: true, last_seen_at: null, sessions: 0 });
    expect((await setPassword(link())).status).toBe(200);
    await logIn(body.email, password);
    expect(await listed()).toMatchObject({ is_invited: false, has_two_step: false, sessions: 1 });
    expect((await invite()).status).toBe(409);
  });

  test('the last owner of a brand cannot be removed or made less', async () => {
    const brand = await server.newBrand('Kept');
    const remove = (id: string) => server.call('DELETE', `/auth/users/${id}`, { token: brand.token });
    expect((await remove(brand.user_id)).status).toBe(409);
    const less = await server.call('PATCH', `/auth/users/${brand.user_id}`, {
      token: brand.token,
      body: { business_role: 'user' },
    });
    expect(less.status).toBe(409);
    const second = await join(brand, { business_role: 'owner' });
    // Both at once, each by the other: one of them stays.
    const [one, two] = await Promise.all([
      remove(second.id),
      server.call('DELETE', `/auth/users/${brand.user_id}`, { token: second.token }),
    ]);
    expect([one.status, two.status].filter((status) => status === 200)).toHaveLength(1);
    const owners = await server.db
      .selectFrom('users')
      .select('user_id')
      .where('brand_id', '=', brand.brand_id)
      .where('is_active', '=', true)
      .where('business_role', '=', 'owner')
      .execute();
    expect(owners).toHaveLength(1);
  });

  test('removing a user ends their sessions and frees their email address', async () => {
    const brand = await server.newBrand('Left');
    const person = await join(brand);
    expect((await server.call('DELETE', `/auth/users/${person.id}`, { token: brand.token })).status).toBe(
      200,
    );
    expect((await server.call('GET', '/settings/sku', { token: person.token })).status).toBe(401);
    expect((await logIn(person.email, password)).status).toBe(401);
    const list = await server.call('GET', '/auth/users', { token: brand.token });
    expect(list.body.data.users.map((user: { id: string }) => user.id)).toEqual([brand.user_id]);
    const back = await add(brand, { name: 'Meera Nair', email: person.email, mobile: person.mobile });
    expect(back.status).toBe(200);
  });

  describe('change of contact', () => {
    const start = (brand: SignedInBrand, body: object) =>
      server.call('POST', `/brands/initiate/otp/change-contact/${brand.user_id}`, {
        token: brand.token,
        body: { password: brand.password, ...body },
      });
    const verify = (brand: SignedInBrand, field: string, otp: string) =>
      server.call('POST', '/brands/verify/otp/change-contact', {
        token: brand.token,
        body: { id: brand.user_id, field, otp },
      });
    const update = (brand: SignedInBrand, body: object) =>
      server.call('PATCH', `/brands/update/contact/${brand.user_id}`, { token: brand.token, body });

    test('an email address changes by a code sent to the new one, and logs in from then on', async () => {
      const brand = await server.newBrand('Moved');
      const value = 'moved.owner@team.example.in';
      expect((await start(brand, { field: 'email', value })).status).toBe(200);
      const verified = await verify(brand, 'email', codeIn(server.letters, value));
      const { verification_token } = verified.body.data;
      const other = 'somebody.else@team.example.in';
      expect((await update(brand, { field: 'email', value: other, verification_token })).status).toBe(422);
      expect((await logIn(brand.email, brand.password)).status).toBe(200);

      await start(brand, { field: 'email', value });
      const second = await verify(brand, 'email', codeIn(server.letters, value));
      const changed = await update(brand, { field: 'email', value, ...second.body.data });
      expect(changed.body).toMatchObject({
        message: 'User updated successfully',
        data: { user: { email: value } },
      });
      expect((await logIn(value, brand.password)).status).toBe(200);
      expect((await logIn(brand.email, brand.password)).status).toBe(401);
      expect(server.letters.findLast((one) => one.to === brand.email)?.subject).toContain('was changed');
    });

    test('a token alone changes no log-in: the password of the signed-in user is needed', async () => {
      const brand = await server.newBrand('Stolen');
      const value = 'stolen.owner@team.example.in';
      const without = await start(brand, { field: 'email', value, password: undefined });
      expect([without.status, Object.keys(without.body.fields)]).toEqual([422, ['password']]);
      for (let n = 0; n < 5; n += 1)
        expect((await start(brand, { field: 'email', value, password: 'a guess' })).status).toBe(422);
      expect((await start(brand, { field: 'email', value })).status).toBe(429);
      expect(server.letters.some(({ to }) => to === value)).toBe(false);
      server.clock.pass(16_000);
      expect((await start(brand, { field: 'email', value })).status).toBe(200);
    });

    test("a user with settings access can't change another user's log-in, even with less access", async () => {
      const brand = await server.newBrand('Colleagues');
      const settings = await join(brand, { module_access: ['settings', 'orders'] });
      const less = await join(brand, { module_access: ['orders'] });
      for (const [field, value] of [
        ['email', 'moved.colleague@team.example.in'],
        ['mobile', '9600099999'],
      ])
        expect(
          await server.call('POST', `/brands/initiate/otp/change-contact/${less.id}`, {
            token: settings.token,
            body: { field, value, password },
          }),
        ).toMatchObject({ status: 403, body: { detail: expect.stringContaining('owner') } });
      const otp = { id: less.id, field: 'email', otp: '123456' };
      const verified = await server.call('POST', '/brands/verify/otp/change-contact', {
        token: settings.token,
        body: otp,
      });
      expect(verified.status).toBe(403);
    });

    test('a number changes by a code sent to it, and the old number is warned', async () => {
      const brand = await server.newBrand('Dialled');
      const sms = vi.spyOn(server.services.messenger, 'send').mockResolvedValue('msg');
      await start(brand, { field: 'mobile', value: '+91 96000 12345' });
      expect(sms).toHaveBeenCalledWith(expect.objectContaining({ channel: 'sms', to: '9600012345' }));
      const code = /\b\d{6}\b/.exec(sms.mock.calls[0]![0].text)![0];
      const { body } = await verify(brand, 'mobile', code);
      const changed = await update(brand, {
        field: 'mobile',
        value: '9600012345',
        verification_token: body.data.verification_token,
      });
      expect(changed.body.data.user.mobile).toBe('9600012345');
      expect((await logIn('9600012345', brand.password)).status).toBe(200);
      await expect.poll(() => sms.mock.calls.at(-1)?.[0].to).toBe(brand.mobile);
      expect(server.letters.findLast(({ to }) => to === brand.email)?.subject).toContain('was changed');
      sms.mockRestore();
    });

    test('a wrong code, a contact that is taken and a missing proof are refused', async () => {
      const brand = await server.newBrand('Refused');
      const other = await server.newBrand('Holder');
      // Only the address itself learns that it has an account.
      expect((await start(brand, { field: 'email', value: other.email })).status).toBe(200);
      await expect
        .poll(() => server.letters.at(-1))
        .toMatchObject({ to: other.email, subject: 'You already have a Khep account' });
      expect(server.letters.at(-1)?.text).not.toMatch(/\d{6}/);
      const colleague = await join(brand);
      expect((await start(brand, { field: 'email', value: colleague.email })).status).toBe(409);
      const value = 'refused.owner@team.example.in';
      await start(brand, { field: 'email', value });
      const otp = codeIn(server.letters, value) === '123456' ? '654321' : '123456';
      const wrong = await verify(brand, 'email', otp);
      expect(wrong.status).toBe(422);
      expect(wrong.body.detail).toBe('Wrong OTP');
      expect((await update(brand, { field: 'email', value, verification_token: 'made up' })).status).toBe(
        422,
      );
    });
  });
});
