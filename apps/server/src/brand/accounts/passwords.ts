import { randomBytes } from 'node:crypto';
import { tooManyRequests } from '../../base/errors.ts';
import { createSharedPool } from '../../base/sharedPool.ts';
import { Hasher } from './hasher.ts';

// 19 MiB and two passes, as OWASP recommends for argon2id.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const hashers = [new Hasher(), new Hasher()];
const free = [...hashers];

/** Limits memory and processor during a burst of log-ins; networks and brands take turns. */
const inTurn = createSharedPool({
  concurrency: hashers.length,
  maxQueuedPerKey: 100,
  createError: () =>
    tooManyRequests('Many people of your network are logging in. Try again in a few seconds.', 5),
});

function ask(question: Parameters<Hasher['ask']>[0]): Promise<string | boolean> {
  return inTurn(async () => {
    const hasher = free.pop()!;
    try {
      return await hasher.ask(question);
    } finally {
      free.push(hasher);
    }
  });
}

/** Hashes a password for storage. */
export async function hashPassword(password: string): Promise<string> {
  return String(await ask({ kind: 'hash', password, cost }));
}

/** Stored until a password is chosen; no password matches it. */
export const unusablePasswordHash = '';

/**
 * A hash of a random secret: unknown accounts are checked against it, to take as long as known ones. Created
 * outside the queue, so that a full queue can't prevent it.
 */
let dummyHash: Promise<string> | undefined;

function createDummyHash(): Promise<string> {
  const made = hashers[0]!.ask({ kind: 'hash', password: randomBytes(32), cost }).then(String);
  made.catch(() => (dummyHash = undefined));
  return made;
}

/** Verifies a password; without an account false, after the same work. */
export async function verifyPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const isSet = passwordHash !== undefined && passwordHash !== unusablePasswordHash;
  const against = isSet ? passwordHash : await (dummyHash ??= createDummyHash());
  const matches = await ask({ kind: 'verify', password, passwordHash: against });
  return isSet && matches === true;
}
