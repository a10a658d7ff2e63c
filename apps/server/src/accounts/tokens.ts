import { createHash, randomBytes, randomInt } from 'node:crypto';

/** A new session token: the brand that it is kept under, and a secret of 256 bits. */
export function newToken(brandId: string): { token: string; hash: string } {
  const secret = randomBytes(32).toString('base64url');
  return { token: `${brandId}.${secret}`, hash: hashSecret(secret) };
}

/** The brand and the hash of a token, or undefined where it is not one. */
export function parseToken(token: string): { brandId: string; hash: string } | undefined {
  const match = /^([a-z]+_[0-9a-z]{10,40})\.([\w-]{43})$/.exec(token);
  if (match === null) return undefined;
  return { brandId: match[1]!, hash: hashSecret(match[2]!) };
}

/** SHA-256: enough for secrets that were random to begin with. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** What only the one who made a sign-up is told. */
export function newSecret(): string {
  return randomBytes(24).toString('base64url');
}

/** Six digits, each as likely as another. */
export function newCode(): string {
  return String(randomInt(0, 1_000_000)).padStart(6, '0');
}
