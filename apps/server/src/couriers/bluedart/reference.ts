import { createHash } from 'node:crypto';

const most = 20;

/**
 * Blue Dart keeps at most 20 characters of a reference. A longer one is shortened to its beginning and a digest of all of
 * it, so that two that begin alike stay apart and the same one is always found again.
 */
export function creditReference(reference: string): string {
  if (reference.length <= most) return reference;
  const digest = createHash('sha256').update(reference).digest('hex').slice(0, 11);
  return `${reference.slice(0, most - 12)}-${digest}`;
}
