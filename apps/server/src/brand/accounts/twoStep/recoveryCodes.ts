import { randomInt } from 'node:crypto';
import { hashSecret } from '../tokens.ts';

const codesPerUser = 10;
// Without characters that look alike on paper.
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';

const newRecoveryCode = (): string => {
  const characters = Array.from({ length: 12 }, () => alphabet.charAt(randomInt(alphabet.length)));
  return [0, 4, 8].map((start) => characters.slice(start, start + 4).join('')).join('-');
};

/** Creates recovery codes of 59 bits, such as `k3fp-9xwm-2bqd`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: codesPerUser }, newRecoveryCode);
}

/** Hashes a recovery code as it is stored. Ignores case, spaces and hyphens. */
export function hashRecoveryCode(code: string): string {
  return hashSecret(code.toLowerCase().replaceAll(/[\s-]/g, ''));
}
