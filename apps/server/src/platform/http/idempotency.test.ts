import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine, openTestDatabase } from '../../../test/engines.ts';
import { createVault } from '../vault/vault.ts';
import type { OpenDatabase } from '../db/engine.ts';
import { json } from '../db/schema.ts';
import {
  KeyAlreadyClaimed,
  createClaimingDb,
  fingerprintBody,
  findStoredResponse,
  storeResponse,
  toIdempotentRequest,
} from './idempotency.ts';

const vault = createVault(`k1:${'ab'.repeat(32)}`);
const session = {
  brand_id: 'brd_one',
  user_id: 'usr_one',
  name: '',
  email: '',
  business_role: 'owner',
  module_access: ['all'],
};
const callOf = (key: string) =>
  toIdempotentRequest(key, session, { method: 'POST', path: '/api/x', body: { n: 1 } })!;

test('distinguishes multipart requests by file content, even with equal name and size', async () => {
  const form = (text: string) => ({ file: new File([text], 'orders.csv'), note: 'a note' });
  expect(await fingerprintBody(form('qty 1'))).toEqual(await fingerprintBody(form('qty 1')));
  expect(await fingerprintBody(form('qty 1'))).not.toEqual(await fingerprintBody(form('qty 2')));
  expect(await fingerprintBody({ n: 1 })).toEqual({ n: 1 });
  expect(await fingerprintBody(undefined)).toBeUndefined();
});

describe.each(oneEngine)('a repeatable call on %s', (engine) => {
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await openTestDatabase(engine);
    const now = new Date();
    await open.db
      .insertInto('brands')
      .values({ brand_id: 'brd_one', name: 'One', slug: 'one', profile: json({}), created_at: now })
      .execute();
  });
  afterAll(() => open.close());

  const attempts = (key: string, db = open.db) =>
    db.selectFrom('attempts').select('key').where('key', 'like', `${key}%`).execute();
  const note = (db: OpenDatabase['db'], key: string) =>
    db
      .transaction()
      .execute((tx) =>
        tx.insertInto('attempts').values({ key, count: 1, window_ends_at: new Date() }).execute(),
      );

  test('may use several transactions, sequential or concurrent', async () => {
    const call = callOf('several-at-once');
    const { db, isClaimed } = createClaimingDb(open.db, call);
    expect(isClaimed()).toBe(false);
    await Promise.all([note(db, 'several-1'), note(db, 'several-2'), note(db, 'several-3')]);
    await note(db, 'several-4');
    expect(isClaimed()).toBe(true);
    expect(await attempts('several')).toHaveLength(4);
    await storeResponse(open.db, vault, call, { status: 200, body: { ok: true } });
    expect(await findStoredResponse(open.db, vault, call)).toEqual({ status: 200, body: { ok: true } });
  });

  test('is stored encrypted: a secret of its response is shown once', async () => {
    const call = callOf('a-new-api-key');
    const body = { data: { secret: 'khep_key_brd_one.0123456789' } };
    await storeResponse(open.db, vault, call, { status: 200, body });
    const stored = await open.db
      .selectFrom('idempotency_keys')
      .selectAll()
      .where('idempotency_key', '=', 'a-new-api-key')
      .execute();
    expect(JSON.stringify(stored)).not.toContain('0123456789');
    expect(await findStoredResponse(open.db, vault, call)).toEqual({ status: 200, body });
  });

  test('does nothing where its key was claimed before', async () => {
    const call = callOf('claimed-before');
    await note(createClaimingDb(open.db, call).db, 'before-1');
    await expect(note(createClaimingDb(open.db, call).db, 'before-2')).rejects.toThrow(KeyAlreadyClaimed);
    expect(await attempts('before')).toEqual([{ key: 'before-1' }]);
  });

  test('leaves its key free where its work fails', async () => {
    const call = callOf('work-that-fails');
    const { db, isClaimed } = createClaimingDb(open.db, call);
    await expect(
      db.transaction().execute(async () => {
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(isClaimed()).toBe(false);
    expect(await findStoredResponse(open.db, vault, call)).toBeUndefined();
    await note(db, 'again-1');
    expect(isClaimed()).toBe(true);
  });

  test('that was done but never answered, as after a crash, is not done again', async () => {
    const call = callOf('done-not-answered');
    await note(createClaimingDb(open.db, call).db, 'crash-1');
    await expect(findStoredResponse(open.db, vault, call)).rejects.toThrow(
      /its response is no longer available/,
    );
  });
});
