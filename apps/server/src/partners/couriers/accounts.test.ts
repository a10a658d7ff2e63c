import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine, openTestDatabase } from '../../../test/engines.ts';
import type { OpenDatabase } from '../../platform/db/engine.ts';
import { findAccountByWebhook, listAccounts, reencryptAccounts, saveAccount } from './accounts.ts';
import { maskedSecret, mergedCredentials, missingCredentials } from './credentials.ts';
import { createVault } from '../../platform/vault/vault.ts';

const one = `k1:${'a1'.repeat(32)}`;
const two = `k2:${'b2'.repeat(32)}`;
const log = pino({ level: 'silent' });

describe.each(oneEngine)('courier accounts on %s', (engine) => {
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await openTestDatabase(engine);
  });
  afterAll(() => open.close());

  test('are re-encrypted with a new key; a lost key affects its own account only', async () => {
    const { db } = open;
    const now = new Date();
    const save = (vault: string, brand_id: string) =>
      saveAccount(db, createVault(vault), {
        brand_id,
        partner: 'delhivery',
        credentials: { token: `token of ${brand_id}` },
        now,
      });
    await save(one, 'brd_a');
    await save(two, 'brd_b');
    const rotated = createVault(`${two},${one}`);
    expect(await reencryptAccounts(db, rotated, log)).toBe(1);
    expect(await reencryptAccounts(db, rotated, log)).toBe(0);
    // The old key is gone now.
    const [account] = await listAccounts(db, createVault(two), 'brd_a');
    expect(account?.credentials).toEqual({ token: 'token of brd_a' });
    expect((await findAccountByWebhook(db, createVault(two), account?.account_id ?? ''))?.brand_id).toBe(
      'brd_a',
    );

    const problems: string[] = [];
    const lost = await listAccounts(db, createVault(one), 'brd_a', (_, error) =>
      problems.push(error.message),
    );
    expect(lost).toEqual([]);
    expect(problems[0]).toContain('The key k2 is not in KHEP_SECRET_KEY');
    expect(await reencryptAccounts(db, createVault(one), log)).toBe(0);
    await save(one, 'brd_a');
    expect((await listAccounts(db, createVault(one), 'brd_a')).map(({ account_id }) => account_id)).toEqual([
      account?.account_id,
    ]);
  });

  test('are found by an address that names their brand, and by one from before', async () => {
    const { db } = open;
    const vault = createVault(one);
    await saveAccount(db, vault, {
      brand_id: 'brd_c',
      partner: 'bluedart',
      credentials: { client_id: 'c' },
      now: new Date(),
    });
    const [account] = await listAccounts(db, vault, 'brd_c');
    const id = account?.account_id ?? '';
    expect(id).toMatch(/^brd_c\.[\w-]{24}$/);
    expect((await findAccountByWebhook(db, vault, id))?.partner).toBe('bluedart');
    expect(await findAccountByWebhook(db, vault, id.replace('brd_c', 'brd_a'))).toBeUndefined();
    await db
      .updateTable('courier_accounts')
      .set({ account_id: 'from-before' })
      .where('brand_id', '=', 'brd_c')
      .execute();
    expect((await findAccountByWebhook(db, vault, 'from-before'))?.brand_id).toBe('brd_c');
  });
});

describe('credentials', () => {
  test('that come back as they were shown, or empty, stay', () => {
    const kept = { token: 'abcdefgh12345678', webhook_secret: 'old-push-secret' };
    expect(
      mergedCredentials('delhivery', kept, { token: maskedSecret(kept.token), webhook_secret: '' }),
    ).toEqual(kept);
    expect(mergedCredentials('delhivery', kept, { token: ' new-token ', other: 'x' })).toEqual({
      token: 'new-token',
      webhook_secret: 'old-push-secret',
    });
    expect(missingCredentials('bluedart', { client_id: 'c' })).toContain('client_secret');
  });

  test('show the end of a long secret only', () => {
    expect([maskedSecret(''), maskedSecret('short'), maskedSecret('abcdefgh12345678')]).toEqual([
      '',
      '••••••••',
      '••••••••5678',
    ]);
  });
});
