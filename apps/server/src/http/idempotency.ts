import { createHash } from 'node:crypto';
import { json } from '../db/schema.ts';
import type { Db, Tx } from '../db/schema.ts';
import { ApiError, conflict, validationError } from '../errors.ts';
import type { Session } from './session.ts';

/** The first answer to a key. */
export interface StoredResponse {
  status: number;
  body: unknown;
}

/** An unsafe call that may be repeated without being done twice. */
export interface IdempotentRequest {
  key: string;
  fingerprint: string;
  session: Session;
}

const validKey = /^[\x21-\x7e]{8,128}$/;

/** The repeatable call that a request's Idempotency-Key makes of it, or undefined. */
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

/** A body as it is compared: each file of a form by its name and what is in it. A file that was corrected is another request. */
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
 * The stored answer of an earlier call with this key. One that has been carried out but not answered yet is waited
 * for; after a crash in between, its answer is lost and the caller is told so, rather than having it done again.
 */
export async function findStoredResponse(
  db: Db,
  call: IdempotentRequest,
): Promise<StoredResponse | undefined> {
  for (let waits = 0; waits < maxWaits; waits += 1) {
    const found = await parseResponse(db, call);
    if (found !== 'unanswered') return found;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
  throw conflict('This was carried out, but its answer was not kept. Reload to see the result.');
}

async function parseResponse(
  db: Db,
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
      detail: 'This Idempotency-Key was used with another request. Make a new key for each new action.',
    });
  }
  if (row.status === null) return 'unanswered';
  return { status: row.status, body: row.answer };
}

/** A database that claims a key, and whether the claim has been committed. */
export interface Claiming {
  db: Db;
  isClaimed: () => boolean;
}

/**
 * A database whose first transaction claims the key, so that the claim commits with the work or not at all:
 * after a crash the work is never done twice, and two repeats at once cannot both do it. Further transactions of
 * the same call wait for that claim.
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

/** Thrown inside the claiming transaction: another call with this key came first. */
export class KeyAlreadyClaimed extends Error {
  override readonly name = 'AlreadyDone';
}

/** Lets a repeat do it again: for calls that answer a file, which is not kept, and find there what the first one made. */
export async function releaseClaim(db: Db, { key, session }: IdempotentRequest): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('brand_id', '=', session.brand_id)
    .where('idempotency_key', '=', key)
    .where('status', 'is', null)
    .execute();
}

/** Keeps the answer for repeats. */
export async function storeResponse(db: Db, call: IdempotentRequest, answer: StoredResponse): Promise<void> {
  await db
    .insertInto('idempotency_keys')
    .values({
      brand_id: call.session.brand_id,
      idempotency_key: call.key,
      user_id: call.session.user_id,
      fingerprint: call.fingerprint,
      status: answer.status,
      answer: json(answer.body ?? null),
      created_at: new Date(),
    })
    .onConflict((conflicting) =>
      conflicting
        .columns(['brand_id', 'idempotency_key'])
        .doUpdateSet({ status: answer.status, answer: json(answer.body ?? null) }),
    )
    .execute();
}
