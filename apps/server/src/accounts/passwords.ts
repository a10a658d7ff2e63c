import { hash, verify } from '@node-rs/argon2';
import { tooMany } from '../errors.ts';

// 19 MiB and two passes: what OWASP asks of argon2id.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** At once, so that a burst of logins does not take all the memory and every core. */
const atOnce = 2;
/** In the queue; the next is asked to come back. */
const longestQueue = 100;

let running = 0;
const queue: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (queue.length >= longestQueue)
      throw tooMany('Many people are logging in. Try again in a few seconds.', 5);
    await new Promise<void>((resolve) => queue.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = queue.shift();
    // The place is handed on, not freed, so that a newcomer cannot slip in between.
    if (next === undefined) running -= 1;
    else next();
  }
}

/** The hash that a password is kept as. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost));
}

/** Kept where a password has not been chosen yet: none matches it. */
export const unsetPassword = '';

/** A hash of nothing anyone knows: unknown accounts are checked against it, and so take as long as known ones. */
let nobody: Promise<string> | undefined;

/** Whether the password is the account's; where there is no account, false after the same work. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  nobody ??= hashPassword(`${Math.random()}${Date.now()}`);
  const isSet = passwordHash !== undefined && passwordHash !== unsetPassword;
  const against = isSet ? passwordHash : await nobody;
  const matches = await inTurn(() => verify(against, password));
  return isSet && matches;
}
