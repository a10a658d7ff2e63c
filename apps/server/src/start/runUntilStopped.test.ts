import { expect, test } from 'vitest';
import { openTestDatabase } from '../../test/engines.ts';
import { hashPassword, verifyPassword } from '../brand/accounts/passwords.ts';
import { createBrand } from '../brand/accounts/brands.ts';
import { findLogin } from '../brand/accounts/queries.ts';
import { createSession } from '../brand/accounts/sessions.ts';
import { disableDemoLogin, hasDemoLogin } from './seed/demoLogin.ts';
import { demoLogin } from './seed/brand.ts';

test('the public password is taken from a demo brand, and a changed one is left', async () => {
  const open = await openTestDatabase();
  const { db } = open;
  const user = { brand_id: 'brd_0000000demo', user_id: 'usr_0000000demo' };
  expect(await disableDemoLogin(db)).toBe(false);
  await db.transaction().execute(async (tx) =>
    createBrand(tx, {
      ...user,
      login_id: 'log_0000000demo',
      brand_name: 'Demo',
      name: 'Demo',
      email: demoLogin.email,
      phone: null,
      password_hash: await hashPassword(demoLogin.password),
      at: new Date(),
    }),
  );
  await createSession(db, { now: () => new Date() }, user, { user_agent: '', address: '' });
  expect(await hasDemoLogin(db)).toBe(true);
  expect(await disableDemoLogin(db)).toBe(true);
  const login = await findLogin(db, { email: demoLogin.email });
  expect(await verifyPassword(demoLogin.password, login?.password_hash)).toBe(false);
  expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  const own = await hashPassword('monsoon over the ghats');
  await db.updateTable('logins').set({ password_hash: own }).execute();
  expect(await disableDemoLogin(db)).toBe(false);
  await open.close();
});
