import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { tooManyRequests } from '../errors.ts';
import { createConcurrencyLimit } from '../concurrencyLimit.ts';

// 19 MiB and two passes: what OWASP asks of argon2id.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** So that a burst of logins does not take all the memory and every core. */
const limitHashing = createConcurrencyLimit({
  concurrency: 2,
  maxQueued: 100,
  createError: () => tooManyRequests('Many people are logging in. Try again in a few seconds.', 5),
});

/** The hash that a password is kept as. */
export function hashPassword(password: string): Promise<string> {
  return limitHashing(() => hash(password, cost));
}

/** Kept where a password has not been chosen yet: none matches it. */
export const unusablePasswordHash = '';

/**
 * A hash of nothing anyone knows: unknown accounts are checked against it, and so take as long as known ones. It is made
 * outside the queue: one that is full must not leave it unmade.
 */
let dummyHash: Promise<string> | undefined;

/** Whether the password is the account's; where there is no account, false after the same work. */
export async function verifyPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const isSet = passwordHash !== undefined && passwordHash !== unusablePasswordHash;
  const against = isSet ? passwordHash : await (dummyHash ??= hash(randomBytes(32), cost));
  const matches = await limitHashing(() => verify(against, password));
  return isSet && matches;
}
