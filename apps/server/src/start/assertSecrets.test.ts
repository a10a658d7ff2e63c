import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/engines.ts';
import { createBrand } from '../brand/accounts/brands.ts';
import { assertSecrets } from './assertSecrets.ts';

let KHEP_DATA: string;
beforeEach(() => {
  KHEP_DATA = mkdtempSync(join(tmpdir(), 'khep-secrets-'));
});
afterEach(() => rmSync(KHEP_DATA, { recursive: true }));

test('a first start creates its secrets, and a used installation without one is not started', async () => {
  const open = await openTestDatabase();
  const { db } = open;
  const none = { KHEP_DATA, KHEP_SECRET: undefined, KHEP_SECRET_KEY: undefined };
  await assertSecrets(db, none);
  await db.transaction().execute(async (tx) =>
    createBrand(tx, {
      brand_id: 'brd_1',
      user_id: 'usr_1',
      login_id: 'log_1',
      brand_name: 'Used',
      name: 'Asha',
      email: 'asha@used.example',
      phone: null,
      password_hash: '',
      at: new Date(),
    }),
  );
  await expect(assertSecrets(db, none)).rejects.toThrow(join(KHEP_DATA, 'secret-key'));
  writeFileSync(join(KHEP_DATA, 'secret-key'), 'x');
  await expect(assertSecrets(db, none)).rejects.toThrow('set KHEP_SECRET.');
  await assertSecrets(db, { ...none, KHEP_SECRET: 'x'.repeat(32) });
  writeFileSync(join(KHEP_DATA, 'secret'), 'x');
  await assertSecrets(db, none);
  await open.close();
});
