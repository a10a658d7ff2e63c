import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { tooMany } from '../errors.ts';
import { turns } from '../turns.ts';

// 19 MiB and two passes: what OWASP asks of argon2id.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** So that a burst of logins does not take all the memory and every core. */
const inTurn = turns({
  atOnce: 2,
  longestQueue: 100,
  refusal: () => tooMany('Many people are logging in. Try again in a few seconds.', 5),
});

/** The hash that a password is kept as. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost));
}

/** Kept where a password has not been chosen yet: none matches it. */
export const unsetPassword = '';

/**
 * A hash of nothing anyone knows: unknown accounts are checked against it, and so take as long as known ones. It is made
 * outside the queue: one that is full must not leave it unmade.
 */
let nobody: Promise<string> | undefined;

/** Whether the password is the account's; where there is no account, false after the same work. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const isSet = passwordHash !== undefined && passwordHash !== unsetPassword;
  const against = isSet ? passwordHash : await (nobody ??= hash(randomBytes(32), cost));
  const matches = await inTurn(() => verify(against, password));
  return isSet && matches;
}
