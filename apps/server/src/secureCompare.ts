import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares a secret without telling by the time it takes where two texts part, or how long either is. */
export function secureCompare(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
