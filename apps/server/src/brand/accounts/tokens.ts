import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Creates a session token: its brand and a 256-bit secret. */
export function newToken(brandId: string): { token: string; hash: string } {
  const secret = randomBytes(32).toString('base64url');
  return { token: `${brandId}.${secret}`, hash: hashSecret(secret) };
}

/** Parses a token into its brand and hash; undefined if it isn't one. */
export function parseToken(token: string): { brandId: string; hash: string } | undefined {
  const match = /^([a-z]+_[0-9a-z]{10,40})\.([\w-]{43})$/.exec(token);
  if (match === null) return undefined;
  return { brandId: match[1]!, hash: hashSecret(match[2]!) };
}

/** SHA-256 is sufficient for random secrets. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Secret of a sign-up, returned only to its client. */
export function newSecret(): string {
  return randomBytes(24).toString('base64url');
}

/** Six digits, uniformly distributed. */
export function newCode(): string {
  return String(randomInt(0, 1_000_000)).padStart(6, '0');
}
