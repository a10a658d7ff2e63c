import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { tooManyRequests } from '../../base/errors.ts';
import { createConcurrencyLimit } from '../../base/concurrencyLimit.ts';

// 19 MiB and two passes, as OWASP recommends for argon2id.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Limits memory and CPU during a burst of logins. */
const limitHashing = createConcurrencyLimit({
  concurrency: 2,
  maxQueued: 100,
  createError: () => tooManyRequests('Many users are logging in. Try again in a few seconds.', 5),
});

/** Hashes a password for storage. */
export function hashPassword(password: string): Promise<string> {
  return limitHashing(() => hash(password, cost));
}

/** Stored until a password is chosen; no password matches it. */
export const unusablePasswordHash = '';

/**
 * A hash of a random secret: unknown accounts are checked against it, to take as long as known ones. Created
 * outside the queue, so that a full queue can't prevent it.
 */
let dummyHash: Promise<string> | undefined;

/** Verifies a password; without an account false, after the same work. */
export async function verifyPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const isSet = passwordHash !== undefined && passwordHash !== unusablePasswordHash;
  const against = isSet ? passwordHash : await (dummyHash ??= hash(randomBytes(32), cost));
  const matches = await limitHashing(() => verify(against, password));
  return isSet && matches;
}
