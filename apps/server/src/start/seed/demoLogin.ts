import { endAllSessions } from '../../brand/accounts/sessions.ts';
import { unusablePasswordHash, verifyPassword } from '../../brand/accounts/passwords.ts';
import { findLogin } from '../../brand/accounts/queries.ts';
import type { Db } from '../../platform/db/schema.ts';
import { demoLogin } from './brand.ts';

/** Whether the demo brand's owner can log in with the public password. */
export async function hasDemoLogin(db: Db): Promise<boolean> {
  const login = await findLogin(db, { email: demoLogin.email });
  return login !== undefined && verifyPassword(demoLogin.password, login.password_hash);
}

/** Takes the public password away from the demo brand's owner, with every session. Returns whether there was one. */
export async function disableDemoLogin(db: Db): Promise<boolean> {
  if (!(await hasDemoLogin(db))) return false;
  await db.transaction().execute(async (tx) => {
    const { login_id, home_brand_id, home_user_id } = (await findLogin(tx, { email: demoLogin.email }))!;
    await tx
      .updateTable('logins')
      .set({ password_hash: unusablePasswordHash })
      .where('login_id', '=', login_id)
      .execute();
    await endAllSessions(tx, { brand_id: home_brand_id, user_id: home_user_id });
  });
  return true;
}
