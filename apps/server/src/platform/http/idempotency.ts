import { createHash } from 'node:crypto';
import { json } from '../db/schema.ts';
import type { Db, Tx } from '../db/schema.ts';
import { ApiError, conflict, validationError } from '../../base/errors.ts';
import type { Vault } from '../vault/vault.ts';
import type { Session } from './session.ts';

/** The stored response of a key. */
export interface StoredResponse {
  status: number;
  body: unknown;
}

/** An unsafe request that can be repeated safely. */
export interface IdempotentRequest {
  key: string;
  fingerprint: string;
  session: Session;
}

const validKey = /^[\x21-\x7e]{8,128}$/;

/** Parses the Idempotency-Key of a request; undefined without one. */
export function toIdempotentRequest(
  key: string | undefined,
  session: Session | undefined,
  request: { method: string; path: string; body: unknown },
): IdempotentRequest | undefined {
  if (key === undefined || session === undefined) return undefined;
  if (!validKey.test(key))
    throw validationError({ 'Idempotency-Key': 'must be 8 to 128 printable characters' });
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([request.method, request.path, request.body]))
    .digest('hex');
  return { key, fingerprint, session };
}

/** The fingerprint of a body, with the content of each file: a corrected file is another request. */
export async function fingerprintBody(body: unknown): Promise<unknown> {
  if (typeof body !== 'object' || body === null) return body;
  const parts = Object.entries(body).map(async ([name, part]: [string, unknown]) => {
    if (!(part instanceof File)) return [name, part];
    const digest = createHash('sha256').update(new Uint8Array(await part.arrayBuffer()));
    return [name, [part.name, digest.digest('hex')]];
  });
  return Object.fromEntries(await Promise.all(parts)) as unknown;
}

const waitMs = 50;
const maxWaits = 40;

/**
 * Finds the stored response of an earlier request with this key. Waits if it is still running. After a crash
 * in between, its response is lost: the client gets an error instead of a second run.
 */
export async function findStoredResponse(
  db: Db,
  vault: Vault,
  call: IdempotentRequest,
): Promise<StoredResponse | undefined> {
  for (let waits = 0; waits < maxWaits; waits += 1) {
    const found = await parseResponse(db, vault, call);
    if (found !== 'unanswered') return found;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
  throw conflict('The request succeeded, but its response is no longer available. Reload to see the result.');
}

/** The owner that the ciphertext of a response is bound to. */
const answerOwner = ({ key, session }: IdempotentRequest): string => `${session.brand_id}/answer/${key}`;

async function parseResponse(
  db: Db,
  vault: Vault,
  call: IdempotentRequest,
): Promise<StoredResponse | 'unanswered' | undefined> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'user_id', 'status', 'answer'])
    .where('brand_id', '=', call.session.brand_id)
    .where('idempotency_key', '=', call.key)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  if (row.fingerprint !== call.fingerprint || row.user_id !== call.session.user_id) {
    throw new ApiError({
      status: 422,
      code: 'key_reused',
      detail: 'This Idempotency-Key was used for another request. Create a new key for each action.',
    });
  }
  if (row.status === null) return 'unanswered';
  // One of an earlier version is stored as it was.
  const isSealed = typeof row.answer === 'string';
  const body: unknown = isSealed ? JSON.parse(vault.open(String(row.answer), answerOwner(call))) : row.answer;
  return { status: row.status, body };
}

/** A database that claims a key, and whether the claim is committed. */
export interface Claiming {
  db: Db;
  isClaimed: () => boolean;
}

/**
 * Wraps `db` so that its first transaction also inserts the idempotency key: key and work commit together.
 * Later transactions of the request wait for that claim.
 */
export function createClaimingDb(db: Db, call: IdempotentRequest): Claiming {
  let isClaimed = false;
  let claiming: Promise<unknown> = Promise.resolve();
  const claimFirst = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    const attempt = claiming.then(async () => {
      if (isClaimed) return db.transaction().execute(work);
      const result = await db.transaction().execute(async (tx) => {
        await insertClaim(tx, call);
        return work(tx);
      });
      isClaimed = true;
      return result;
    });
    claiming = attempt.catch(() => undefined);
    return attempt;
  };
  const proxy = new Proxy(db, {
    get(target, property) {
      if (property === 'transaction' && !isClaimed) return () => ({ execute: claimFirst });
      const value: unknown = Reflect.get(target, property, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { db: proxy, isClaimed: () => isClaimed };
}

async function insertClaim(tx: Tx, call: IdempotentRequest): Promise<void> {
  const inserted = await tx
    .insertInto('idempotency_keys')
    .values({
      brand_id: call.session.brand_id,
      idempotency_key: call.key,
      user_id: call.session.user_id,
      fingerprint: call.fingerprint,
      status: null,
      created_at: new Date(),
    })
    .onConflict((conflicting) => conflicting.columns(['brand_id', 'idempotency_key']).doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 0n) throw new KeyAlreadyClaimed();
}

/** Thrown in the claiming transaction: another request with this key was first. */
export class KeyAlreadyClaimed extends Error {
  override readonly name = 'KeyAlreadyClaimed';
}

/**
 * Releases the claim, for endpoints that return a file, which isn't stored: a repeat finds the first result.
 */
export async function releaseClaim(db: Db, { key, session }: IdempotentRequest): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('brand_id', '=', session.brand_id)
    .where('idempotency_key', '=', key)
    .where('status', 'is', null)
    .execute();
}

/** Stores the response for repeats, encrypted: an API key or a recovery code is shown once and stored nowhere. */
export async function storeResponse(
  db: Db,
  vault: Vault,
  call: IdempotentRequest,
  { status, body }: StoredResponse,
): Promise<void> {
  const answer = json<unknown>(vault.seal(JSON.stringify(body ?? null), answerOwner(call)));
  await db
    .insertInto('idempotency_keys')
    .values({
      brand_id: call.session.brand_id,
      idempotency_key: call.key,
      user_id: call.session.user_id,
      fingerprint: call.fingerprint,
      status,
      answer,
      created_at: new Date(),
    })
    .onConflict((conflicting) =>
      conflicting.columns(['brand_id', 'idempotency_key']).doUpdateSet({ status, answer }),
    )
    .execute();
}
